import { Link, useNavigate } from '@tanstack/react-router'
import { productName } from '@verbena/core/base/product'
import { useIsMobile } from '../../device/platform'
import { signInPath } from '../../lib/auth-tab'
import { paths } from '../../lib/paths'
import { useSession } from '../../state/session/session'
import { Button } from '../../ui/button'
import { DotsLoader } from '../../ui/dots-loader'
import { Logo } from '../../ui/logo'
import { NightGarden } from './night-garden'
import { SendOn } from './send-on'

/** The first page: an invitation for a visitor, a doorway for who is signed in. */
export function LandingScreen() {
  const { session, isLoading } = useSession()
  if (isLoading) return <DotsLoader className="h-dvh" />
  return session ? <SendOn /> : <Invitation />
}

function Invitation() {
  const navigate = useNavigate()
  const isMobile = useIsMobile()
  return (
    <main className="relative isolate grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[minmax(40dvh,1fr)_auto] overflow-hidden sm:landscape:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] sm:landscape:grid-rows-1">
      <div className="night-glow absolute inset-0 -z-10" />
      <div className="relative min-h-0 sm:landscape:order-2">
        <NightGarden
          isMoving={!isMobile}
          className="absolute inset-x-0 top-[max(env(safe-area-inset-top),1rem)] mx-auto h-[calc(100%+1rem)] max-w-full sm:landscape:top-[6dvh] sm:landscape:mx-0 sm:landscape:h-[98dvh]"
        />
      </div>
      <div className="night-ground z-10 grid grid-cols-[minmax(0,1fr)] content-end justify-items-center gap-8 px-6 pt-10 pb-[max(env(safe-area-inset-bottom),1.5rem)] text-center sm:landscape:content-center sm:landscape:justify-items-start sm:landscape:pl-[12vw] sm:landscape:text-left">
        <div className="grid justify-items-center gap-4 sm:landscape:justify-items-start">
          <h1 className="flex items-center gap-[0.2em] font-display text-[min(14vw,5.5rem)] leading-none tracking-tighter sm:landscape:-ml-[0.1em] sm:landscape:text-[min(8vw,5.5rem)]">
            <Logo className="size-[0.9em]" />
            {productName}
          </h1>
          <p className="max-w-[20rem] text-lg text-pretty text-muted sm:landscape:max-w-sm sm:landscape:text-xl">
            A garden of English words, one beautiful word at a time.
          </p>
        </div>
        <div className="grid w-full max-w-sm gap-2">
          <Button isWide className="min-h-14 text-lg" onClick={() => void navigate(paths.onboarding())}>
            Get Started
          </Button>
          <Link
            {...signInPath()}
            className="grid min-h-12 place-items-center rounded-full px-4 font-medium text-muted transition hover:bg-lift hover:text-foreground"
          >
            I already have an account
          </Link>
        </div>
      </div>
    </main>
  )
}
