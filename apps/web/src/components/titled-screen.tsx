import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../ui/icon-button'

/** A screen of its own: the way back, its name, and under them what it is about. */
export function TitledScreen({ title, onBack, children }: { title: string; onBack: () => void; children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-2xl flex-col">
      <header className="flex items-center gap-1 px-3 pt-[max(env(safe-area-inset-top),0.5rem)] pb-1">
        <IconButton icon={ArrowLeft} label="Back" onClick={onBack} />
        <h1 className="min-w-0 font-display text-2xl tracking-tight">{title}</h1>
      </header>
      <main className="flex flex-1 flex-col">{children}</main>
    </div>
  )
}
