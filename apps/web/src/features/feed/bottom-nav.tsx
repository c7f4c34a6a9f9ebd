import { useNavigate } from '@tanstack/react-router'
import { Compass, Dumbbell, UserRound } from 'lucide-react'
import { overlayState } from '../../lib/paths'

const items = [
  { flag: 'explore', label: 'Explore', icon: Compass },
  { flag: 'practice', label: 'Practice', icon: Dumbbell },
  { flag: 'profile', label: 'Profile', icon: UserRound },
] as const

/** The three doors below the feed, each opening a sheet over it. */
export function BottomNav() {
  const navigate = useNavigate({ from: '/categories' })
  return (
    <nav aria-label="Main" className="mx-auto grid w-full max-w-md grid-cols-3 px-[8px] pb-[max(env(safe-area-inset-bottom),0.5rem)]">
      {items.map(({ flag, label, icon: Icon }) => (
        <button
          key={flag}
          type="button"
          aria-haspopup="dialog"
          onClick={() => void navigate({ search: (search) => ({ ...search, [flag]: true }), state: overlayState })}
          className="grid min-h-14 place-content-center justify-items-center gap-0.5 rounded-card text-[length:min(0.875rem,7vw)] text-muted transition duration-200 hover:bg-lift hover:text-foreground active:scale-97"
        >
          <Icon aria-hidden className="size-[22px]" strokeWidth={1.75} />
          {label}
        </button>
      ))}
    </nav>
  )
}
