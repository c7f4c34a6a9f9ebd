import { libraries, version } from 'virtual:about'
import { productName } from '@verbena/core/base/product'
import { Dialog } from '../../ui/dialog'

/** Which version this is, and the work of others in it with its licences. */
export default function AboutDialog({ onClosed }: { onClosed: () => void }) {
  return (
    <Dialog title="Version and licences" onClosed={onClosed}>
      <div className="grid grid-cols-1 gap-5">
        <p>
          {productName} {version}
        </p>
        <p className="text-muted">It stands on the work of others, used under their licences:</p>
        <ul className="-mx-[12px] grid grid-cols-1 gap-1">
          {libraries.map(({ name, version: theirs, licence, text }) => (
            <li key={name}>
              <details className="group rounded-2xl open:bg-lift">
                <summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-3 rounded-2xl px-[12px] py-2 hover:bg-lift">
                  <span className="min-w-0 flex-1 font-medium break-words">
                    {name} <span className="text-sm font-normal text-muted">{theirs}</span>
                  </span>
                  <span className="text-sm text-muted">{licence}</span>
                </summary>
                <p className="px-[12px] pb-3 text-sm break-words whitespace-pre-line text-muted">{text}</p>
              </details>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
