import { FileText, Keyboard, ShieldCheck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Group, RowList } from '../../ui/group'
import { RowButton } from '../../ui/row-button'

const PrivacyDialog = lazy(() => import('./legal/privacy-dialog'))
const TermsDialog = lazy(() => import('./legal/terms-dialog'))

export function OtherSettings() {
  const [open, setOpen] = useState<'privacy' | 'terms' | null>(null)
  const closed = () => setOpen(null)
  return (
    <Group title="Others">
      <RowList>
        <RowButton icon={ShieldCheck} title="Privacy Policy" onClick={() => setOpen('privacy')} />
        <RowButton icon={FileText} title="Terms and Conditions" onClick={() => setOpen('terms')} />
      </RowList>
      <p className="flex items-start gap-3.5 px-4 py-1 text-sm text-muted">
        <Keyboard aria-hidden className="mt-0.5 size-5 shrink-0" strokeWidth={1.75} />
        <span>
          Keyboard shortcuts: press <kbd className="rounded border border-hairline bg-lift px-1.5 font-sans">?</kbd> over the words to see
          them all.
        </span>
      </p>
      <Suspense>
        {open === 'privacy' && <PrivacyDialog onClosed={closed} />}
        {open === 'terms' && <TermsDialog onClosed={closed} />}
      </Suspense>
    </Group>
  )
}
