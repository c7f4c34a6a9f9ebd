import { FileText, Info, RefreshCw, ShieldCheck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { loadNewVersion } from '../../device/offline'
import { useHasNewVersion } from '../../state/new-version'
import { Group, RowList } from '../../ui/group'
import { RowButton } from '../../ui/row-button'

const dialogs = {
  privacy: lazy(() => import('./legal/privacy-dialog')),
  terms: lazy(() => import('./legal/terms-dialog')),
  about: lazy(() => import('./about-dialog')),
}

export function OtherSettings() {
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null)
  const hasNewVersion = useHasNewVersion()
  const Opened = open && dialogs[open]
  return (
    <Group title="Others">
      <RowList>
        {hasNewVersion && (
          <RowButton
            icon={RefreshCw}
            title="A new version is ready"
            text="Load it; everything you learned stays"
            onClick={loadNewVersion}
          />
        )}
        <RowButton icon={ShieldCheck} title="Privacy Policy" onClick={() => setOpen('privacy')} />
        <RowButton icon={FileText} title="Terms and Conditions" onClick={() => setOpen('terms')} />
        <RowButton icon={Info} title="Version and licences" onClick={() => setOpen('about')} />
      </RowList>
      <Suspense>{Opened && <Opened onClosed={() => setOpen(null)} />}</Suspense>
    </Group>
  )
}
