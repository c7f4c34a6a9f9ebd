import { Tabs } from '@base-ui/react/tabs'
import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { AuthTab } from '../../lib/auth-tab'

const tabs: { value: AuthTab; label: string }[] = [
  { value: 'sign-up', label: 'Sign Up' },
  { value: 'sign-in', label: 'Sign In' },
]

/** Sign Up unless the way here asked for Sign In. */
export function AuthTabs({ first, children }: { first?: AuthTab | undefined; children: Record<AuthTab, ReactNode> }) {
  const asked = useRouterState({ select: (state) => state.location.state.authTab })
  const [open, setOpen] = useState<AuthTab>(first ?? asked ?? 'sign-up')
  return (
    <Tabs.Root value={open} onValueChange={setOpen} className="rounded-card bg-card p-[min(0.5rem,2vw)]">
      <Tabs.List activateOnFocus className="relative grid grid-cols-2 rounded-full bg-background/60 p-1">
        {tabs.map(({ value, label }) => (
          <Tabs.Tab
            key={value}
            value={value}
            className="z-10 min-h-11 rounded-full font-semibold text-muted transition-colors hover:text-foreground data-active:text-primary-foreground forced-colors:data-active:outline-2"
          >
            {label}
          </Tabs.Tab>
        ))}
        <Tabs.Indicator className="absolute top-(--active-tab-top) left-(--active-tab-left) h-(--active-tab-height) w-(--active-tab-width) rounded-full bg-primary transition-all duration-200 ease-out" />
      </Tabs.List>
      {tabs.map(({ value }) => (
        <Tabs.Panel key={value} value={value} className="rounded-card p-[min(1rem,4vw)] pt-6 sm:p-6">
          {value === open && children[value]}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  )
}
