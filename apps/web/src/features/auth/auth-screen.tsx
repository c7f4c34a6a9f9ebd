import { Link, Navigate } from '@tanstack/react-router'
import { productName } from '@verbena/core/base/product'
import { type ReactNode, useState } from 'react'
import { paths } from '../../lib/paths'
import { useSession } from '../../state/session/session'
import { DotsLoader } from '../../ui/dots-loader'
import { Logo } from '../../ui/logo'
import { NightGlow } from '../../ui/night-glow'
import { AuthHeading } from './auth-heading'
import { AuthTabs } from './auth-tabs'
import { type Draft, emptyDraft } from './draft'
import { RecoverForm } from './recover-form'
import { RecoveryCodePanel } from './recovery-code-panel'
import { SignInForm } from './sign-in-form'
import { SignUpForm } from './sign-up-form'

type View = 'first' | 'recover' | 'back-from-recover'

/** Signing up, signing in, and the way back in for who forgot the password. */
export function AuthScreen() {
  const { session, isLoading } = useSession()
  const [view, setView] = useState<View>('first')
  const [draft, setDraft] = useState<Draft>(emptyDraft)
  const [code, setCode] = useState<string | null>(null)
  const [isCodeComing, setIsCodeComing] = useState(false)

  /** The session starts before the code is on screen; nobody is sent on in between. */
  async function showCode(coming: Promise<string>) {
    setIsCodeComing(true)
    try {
      setCode(await coming)
    } finally {
      setIsCodeComing(false)
    }
  }

  if (isLoading) return <DotsLoader className="h-dvh" />
  if (code !== null)
    return (
      <Page>
        <RecoveryCodePanel code={code} />
      </Page>
    )
  if (session && !isCodeComing) return <Navigate {...paths.feed()} replace />

  const typed = { draft, onDraft: (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes })) }
  if (view === 'recover') {
    return (
      <Page>
        <AuthHeading key={view} title="Set a new password" text="Your recovery code works once. You get a new one right after." />
        <div className="rounded-card bg-card p-[min(1.5rem,6vw)]">
          <RecoverForm {...typed} showCode={showCode} onBack={() => setView('back-from-recover')} />
        </div>
      </Page>
    )
  }
  return (
    <Page>
      <AuthHeading
        key={view}
        title="Almost There!"
        text={`Create your account to save your progress and access ${productName}`}
        isArriving={view !== 'first'}
      />
      <AuthTabs first={view === 'first' ? undefined : 'sign-in'}>
        {{
          'sign-up': <SignUpForm {...typed} showCode={showCode} />,
          'sign-in': <SignInForm {...typed} onForgotten={() => setView('recover')} />,
        }}
      </AuthTabs>
      <Link
        {...paths.feed()}
        className="grid min-h-12 place-items-center rounded-full px-4 text-center font-medium text-muted transition hover:bg-lift hover:text-foreground"
      >
        Continue without an account
      </Link>
    </Page>
  )
}

function Page({ children }: { children: ReactNode }) {
  return (
    <main className="relative isolate mx-auto grid min-h-dvh max-w-md grid-cols-[minmax(0,1fr)] content-start gap-6 px-[min(1rem,4vw)] pt-[max(env(safe-area-inset-top),clamp(1.25rem,10dvh-3.5rem,8rem))] pb-[max(env(safe-area-inset-bottom),1.5rem)]">
      <NightGlow />
      <Logo className="mx-auto size-12" />
      {children}
    </main>
  )
}
