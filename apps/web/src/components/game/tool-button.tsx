import type { LucideIcon } from 'lucide-react'
import { cn } from '../../lib/cn'
import { useSetting } from '../../state/learner/use-learner'
import { useSpoken } from '../../state/spoken'

type ToolButtonProps = {
  icon: LucideIcon
  label: string /** Shown beside it where there is a keyboard: "H", "Alt+H". */
  shortcut?: string
  onClick: () => void
  isDisabled?: boolean
  /** The text that a speaker says: it glows meanwhile. */
  says?: string | undefined
}

/** A small helper of a round: a hint, the speaker, a pass. A click leaves the focus where it is, so that keys go on as before. */
export function ToolButton({ icon: Icon, label, shortcut, onClick, isDisabled = false, says }: ToolButtonProps) {
  const hasKeys = useSetting('letterKeys')
  const isSpoken = useSpoken(({ text }) => text !== null && text === says)
  return (
    <button
      type="button"
      disabled={isDisabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
      className={cn(
        'inline-flex min-h-11 items-center gap-2 rounded-full px-[14px] py-2 text-muted transition-[background-color] duration-200 hover:bg-lift hover:text-foreground disabled:pointer-events-none disabled:opacity-45',
        isSpoken && 'animate-speak bg-glow',
      )}
    >
      <Icon aria-hidden className="size-[18px] shrink-0 text-primary" strokeWidth={1.75} />
      {label}
      {shortcut && (hasKeys || shortcut.startsWith('Alt')) && (
        <span aria-hidden="true" className="hidden text-sm [@media(hover:hover)]:inline">
          {shortcut}
        </span>
      )}
    </button>
  )
}

/** Tools in a row under the answers. */
export function Tools({ children }: { children: React.ReactNode }) {
  return <div className="flex flex-wrap justify-center gap-x-2 gap-y-1">{children}</div>
}
