import { ChevronRight, type LucideIcon } from 'lucide-react'

type RowButtonProps = { icon: LucideIcon; title: string; text?: string; onClick: () => void }

/** One line of a list that leads somewhere. */
export function RowButton({ icon: Icon, title, text, onClick }: RowButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex min-h-14 w-full items-center gap-[14px] px-[16px] py-2.5 text-left transition duration-200 hover:bg-lift"
    >
      <Icon aria-hidden className="size-[20px] shrink-0 text-primary @max-[15rem]:hidden" strokeWidth={1.75} />
      <span className="min-w-0 flex-1 break-words">
        <span className="block font-medium">{title}</span>
        {text && <span className="block text-sm text-muted text-pretty">{text}</span>}
      </span>
      <ChevronRight aria-hidden className="size-[18px] shrink-0 text-muted @max-[15rem]:hidden" strokeWidth={1.75} />
    </button>
  )
}
