import './game.css'
import type { ReactNode } from 'react'
import { cn } from '../../lib/cn'

type BoardProps = {
  prompt: ReactNode
  /** What is chosen from or typed into, near the thumb. */
  children: ReactNode
  /** Hints and the like while it is asked, what came of it afterwards; its room is always there, so nothing jumps. */
  footer?: ReactNode
  /** Meanings are those of two words; a lesson has them under *Next*. */
  room?: keyof typeof rooms
  /** What the footer tells stays in sight over the answers, where they are more than the screen holds. */
  isKept?: boolean
}

const rooms = {
  line: '',
  meanings: '[@media(min-height:48rem)]:[--room:8.5rem]',
  lesson: '[--room:11rem]',
  'lesson-and-tools': '[--room:14rem]',
}

/** The usual board: what is asked in the middle, the answers below, and one strip under them. */
export function Board({ prompt, children, footer, room = 'line', isKept = false }: BoardProps) {
  return (
    <div className="game-board">
      <div className="game-asked">{prompt}</div>
      <div className="game-answers">{children}</div>
      {footer !== undefined && (
        <div
          className={cn(
            'game-strip content-start',
            rooms[room],
            isKept && 'pointer-events-none sticky bottom-2 *:pointer-events-auto *:max-h-[45dvh] *:overflow-y-auto *:shadow-lift',
          )}
        >
          {footer}
        </div>
      )}
    </div>
  )
}
