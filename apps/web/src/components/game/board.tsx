import type { ReactNode } from 'react'

type BoardProps = {
  prompt: ReactNode
  /** What is chosen from or typed into, near the thumb. */
  children: ReactNode
  /** Hints and the like while it is asked, what came of it afterwards; its room is always there, so nothing jumps. */
  footer?: ReactNode
}

/** The usual board: what is asked in the middle, the answers below, and one strip under them. */
export function Board({ prompt, children, footer }: BoardProps) {
  return (
    <div className="flex flex-1 flex-col gap-4 px-[20px] pt-2">
      <div className="flex flex-1">{prompt}</div>
      {children}
      {footer !== undefined && <div className="grid min-h-[6.5rem] content-start">{footer}</div>}
    </div>
  )
}
