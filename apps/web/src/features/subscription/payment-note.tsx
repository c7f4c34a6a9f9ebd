import type { PlansAnswer } from '@verbena/core/subscription/answers'
import { FlaskConical, Leaf } from 'lucide-react'

const notes = {
  sandbox: {
    icon: FlaskConical,
    title: 'No money moves here',
    text: 'This server only plays at payments: you can subscribe, change and cancel as if it were real.',
  },
  off: {
    icon: Leaf,
    title: 'Nothing is sold here at the moment',
    text: 'This server takes no payments, so nothing can be bought or charged. Everything that is free stays free.',
  },
}

/** Says plainly when payments are not real, or not possible. */
export function PaymentNote({ payment }: { payment: PlansAnswer['payment'] | undefined }) {
  if (payment === undefined || payment === 'open') return null
  const { icon: Icon, title, text } = notes[payment]
  return (
    <div role="note" className="flex gap-3 rounded-2xl border border-hairline px-4 py-3 text-sm @max-[14rem]:flex-col">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" strokeWidth={1.75} />
      <p className="min-w-0 text-muted text-pretty break-words">
        <strong className="block font-semibold text-foreground">{title}</strong> {text}
      </p>
    </div>
  )
}
