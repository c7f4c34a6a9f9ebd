import type { ReactNode } from 'react'
import { Mark } from './choices'

/** What a wrong answer teaches while the question stays open. */
export function Lesson({ children }: { children: ReactNode }) {
  return (
    <div className="flex gap-2 self-start rounded-card bg-lift px-[16px] py-3 leading-snug forced-colors:border">
      <Mark isRight={false} className="mt-[0.125em]" />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-1 text-pretty break-words">{children}</div>
    </div>
  )
}
