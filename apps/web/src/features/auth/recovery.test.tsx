import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { code, field, fill, openAuth, press, toastOf } from '../../../test/auth-form'

describe('a forgotten password', () => {
  async function openRecovery() {
    const opened = await openAuth('Sign In')
    await fill({ Username: 'ann_lee' })
    await press('Forgot password?')
    return opened
  }

  test('is replaced with the recovery code, typed in any case, and a new code is shown once', async () => {
    const { app } = await openRecovery()
    expect(screen.getByRole('heading', { name: 'Set a new password' })).toBe(document.activeElement)
    expect(field('Username').value).toBe('ann_lee')
    await fill({ 'Recovery code': code.toLowerCase().replaceAll('-', ' '), 'New password': 'Secret2' })
    await press('Set new password')
    expect(await screen.findByText('WXYZ-2345-6789-ABCD-EFGH')).toBeTruthy()
    expect(await toastOf('Password changed')).toContain('every other device is signed out')
    await press('I have saved it')
    expect(app.path()).toBe('/categories')
  })

  test('a wrong code says so where it was typed', async () => {
    await openRecovery()
    await fill({ 'Recovery code': 'AAAA', 'New password': 'Secret2' })
    await press('Set new password')
    expect(await toastOf('Password not changed')).toContain('do not belong together')
    expect(document.activeElement).toBe(field('Recovery code'))
  })

  test('the new password obeys the rules', async () => {
    await openRecovery()
    await fill({ 'Recovery code': code, 'New password': 'secret' })
    await press('Set new password')
    expect(await toastOf('Validation Error')).toContain('Password must contain at least one uppercase letter')
    expect(document.activeElement).toBe(field('New password'))
  })

  test('leads back to signing in', async () => {
    await openRecovery()
    await press('Back to sign in')
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Sign In')
    expect(screen.getByRole('heading', { name: 'Almost There!' })).toBe(document.activeElement)
  })
})
