import './game.css'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWayBack } from '../../lib/use-way-back'
import { IconButton } from '../../ui/icon-button'

type GameLayoutProps = {
  title: string
  /** Stands at the right end of the title. */
  action?: ReactNode
  meter?: ReactNode
  children: ReactNode
}

/** The page of every game: the way back, its name, how far the round is, and the game itself. */
export function GameLayout({ title, action, meter, children }: GameLayoutProps) {
  const leave = useWayBack()
  return (
    <div className="game-page mx-auto flex min-h-dvh max-w-2xl flex-col pb-[max(env(safe-area-inset-bottom),1rem)]">
      <header className="game-header grid grid-cols-1 gap-1 px-3 pt-[max(env(safe-area-inset-top),0.5rem)] pb-1">
        <div className="flex items-center gap-1">
          <IconButton icon={ArrowLeft} label="Back" onClick={leave} />
          <h1 className="min-w-0 flex-1 font-display text-[min(1.5rem,9vw)] leading-tight tracking-tight break-words">{title}</h1>
          {action}
        </div>
        {meter}
      </header>
      <main className="flex flex-1 flex-col">{children}</main>
    </div>
  )
}
