import './game.css'
import type { ReactNode } from 'react'
import { cn } from '../../lib/cn'

type BoardProps = {
  prompt: ReactNode
  /** What is chosen from or typed into, near the thumb. */
  children: ReactNode
  /** Hints and the like while it is asked, what came of it afterwards; its room is always there, so nothing jumps. */
  footer?: ReactNode
  /** A lesson has the meanings of two words in it. */
  room?: keyof typeof rooms
}

const rooms = { line: '', lesson: '[--room:11rem]', 'lesson-and-tools': '[--room:14rem]' }

/** The usual board: what is asked in the middle, the answers below, and one strip under them. */
export function Board({ prompt, children, footer, room = 'line' }: BoardProps) {
  return (
    <div className="game-board">
      <div className="game-asked">{prompt}</div>
      <div className="game-answers">{children}</div>
      {footer !== undefined && <div className={cn('game-strip content-start', rooms[room])}>{footer}</div>}
    </div>
  )
}
