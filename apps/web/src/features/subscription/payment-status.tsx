import { ExternalLink } from 'lucide-react'
import { OfflineNote } from '../../components/offline-note'
import type { PaymentPage } from './use-payment-page'

/** Says where the page of the payment provider is, and offers it as a link where the browser did not open it. */
export function PaymentStatus({ page, name }: { page: PaymentPage; name: string }) {
  return (
    <>
      <OfflineNote>{`You are offline. The ${name} opens with the next connection.`}</OfflineNote>
      <div role="status" className="empty:hidden">
        {page.status === 'open' && (
          <p className="text-sm text-muted text-pretty">
            The {name} is open in another tab. What you do there shows here when you come back.
          </p>
        )}
        {page.status === 'blocked' && (
          <div className="grid justify-items-center gap-2">
            <p className="text-sm text-muted text-pretty">Your browser did not open the {name} by itself.</p>
            <a
              href={page.url}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-12 items-center gap-2 rounded-full px-4 font-semibold text-accent underline underline-offset-4"
            >
              Open the {name}
              <ExternalLink aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
            </a>
          </div>
        )}
      </div>
    </>
  )
}
