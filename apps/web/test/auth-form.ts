import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startSession } from '../src/state/session/session'
import { newVisitor, openApp } from './open-app'

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
export const code = 'ABCD-EFGH-JKLM-NPQR-STUV'

export async function fill(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await userEvent.clear(field(label))
    if (value) await userEvent.type(field(label), value)
  }
}

export async function openAuth(tab: 'Sign Up' | 'Sign In' = 'Sign Up') {
  act(startSession)
  const server = await newVisitor()
  const app = await openApp('/onboarding', '/auth')
  await userEvent.click(screen.getByRole('tab', { name: tab }))
  return { server, app }
}

export const good = { Name: 'Bea Lee', Username: 'bea_lee', Password: 'Secret1' }
export const toastOf = (title: string) => screen.findByText(title).then((found) => found.parentElement?.textContent)
