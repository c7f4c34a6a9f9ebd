import { useNavigate } from '@tanstack/react-router'
import { overlayState } from '../../lib/paths'
import { Button } from '../../ui/button'
import { Logo } from '../../ui/logo'

/** What stands after every tenth word for those without a subscription. The only ad there is. */
export default function UpsellCard() {
  const navigate = useNavigate({ from: '/categories' })
  return (
    <article
      aria-label="Unlock Premium Features"
      className="mx-auto flex h-full max-w-2xl flex-col items-center justify-center gap-5 overflow-y-auto px-8 text-center"
    >
      <Logo className="size-16" />
      <h2 className="font-display text-4xl tracking-tight text-balance text-accent">Unlock Premium Features</h2>
      <p className="max-w-[34ch] text-lg text-muted text-pretty">
        Get unlimited access to all premium games, exclusive themes, and premium voices
      </p>
      <Button
        kind="accent"
        className="mt-2"
        onClick={() => void navigate({ search: (search) => ({ ...search, subscription: true }), state: overlayState })}
      >
        Upgrade to Premium
      </Button>
    </article>
  )
}
