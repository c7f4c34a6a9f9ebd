import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { signInAsAnn } from '../../../test/open-app'
import { asVisitor, openSheet, sheet } from '../../../test/open-sheet'
import { readSetting, toggleWordMark } from '../../state/learner/use-learner'
import { useViewsStore } from '../../state/learner/views'

async function openSettings() {
  const app = await openSheet('/categories?settings=true')
  return { app, settings: within(await sheet('Settings')) }
}

describe('Settings', () => {
  test('Manage subscription closes them and opens the subscription', async () => {
    await asVisitor()
    const { app, settings } = await openSettings()
    await userEvent.click(settings.getByRole('button', { name: 'Manage subscription' }))
    await sheet('Go Premium')
    expect(app.search()).toEqual({ subscription: true })
  })

  test('level, topics and daily goal hold at once', async () => {
    await asVisitor()
    const { settings } = await openSettings()
    expect(settings.getByRole('radio', { name: /^Intermediate/ }).ariaChecked).toBe('true')
    await userEvent.click(settings.getByRole('radio', { name: /^Advanced/ }))
    await userEvent.click(settings.getByRole('checkbox', { name: 'Emotions' }))
    await userEvent.click(settings.getByRole('checkbox', { name: 'Business' }))
    await userEvent.click(settings.getByRole('checkbox', { name: 'Emotions' }))
    await userEvent.click(settings.getByRole('radio', { name: '15 words' }))
    expect([readSetting('difficulty'), readSetting('selectedCategories'), readSetting('dailyGoal')]).toEqual(['advanced', ['business'], 15])
  })

  test('sounds, haptics and letter keys are kept, less movement is shown at once', async () => {
    Object.defineProperty(navigator, 'vibrate', { value: () => true, configurable: true })
    Object.defineProperty(navigator, 'maxTouchPoints', { value: 5, configurable: true })
    onTestFinished(() => {
      Reflect.deleteProperty(navigator, 'vibrate')
      Reflect.deleteProperty(navigator, 'maxTouchPoints')
    })
    await asVisitor()
    const { settings } = await openSettings()
    for (const name of ['Sounds', 'Haptics', 'Reduce motion', 'Letter keys']) await userEvent.click(settings.getByRole('switch', { name }))
    expect([readSetting('sounds'), readSetting('haptics'), readSetting('motion'), readSetting('letterKeys')]).toEqual([
      true,
      false,
      'reduced',
      false,
    ])
    expect(document.documentElement.hasAttribute('data-less-motion')).toBe(true)
    await userEvent.click(settings.getByText('Reduce motion'))
    expect(document.documentElement.hasAttribute('data-less-motion')).toBe(false)
  })

  test('what the device cannot do or the system has decided is not offered', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList,
    )
    await asVisitor()
    const { settings } = await openSettings()
    expect(settings.queryByRole('switch', { name: 'Haptics' })).toBeNull()
    const motion = settings.getByRole('switch', { name: 'Reduce motion' })
    expect([motion.ariaChecked, motion.ariaDisabled ?? motion.getAttribute('disabled')]).toEqual(['true', 'true'])
    expect(settings.getByText('Your system asks for it already')).toBeTruthy()
  })

  test('the list of keys is there, without those that are turned off', async () => {
    await asVisitor()
    const { settings } = await openSettings()
    await userEvent.click(settings.getByRole('switch', { name: 'Letter keys' }))
    await userEvent.click(settings.getByRole('button', { name: 'Keyboard shortcuts' }))
    const list = within(await sheet('Keyboard shortcuts'))
    expect(list.getByText('Next word')).toBeTruthy()
    expect(list.queryByText('Favorite')).toBeNull()
  })

  test('on iOS a review is written in the App Store, once the app is there', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    await asVisitor()
    const { settings } = await openSettings()
    const review = settings.getByRole('button', { name: 'Leave us a review' })
    await userEvent.click(review)
    expect(await screen.findByText('Not in the App Store yet')).toBeTruthy()
    vi.stubEnv('VITE_APP_STORE_URL', 'https://apps.example/verbena')
    onTestFinished(() => void vi.unstubAllEnvs())
    await userEvent.click(review)
    expect(open).toHaveBeenCalledWith('https://apps.example/verbena', '_blank', 'noopener')
  })

  test('the version and every licence are there', async () => {
    await asVisitor()
    const { settings } = await openSettings()
    await userEvent.click(settings.getByRole('button', { name: 'Version and licences' }))
    const dialog = within(await sheet('Version and licences'))
    expect(dialog.getByText(/^Verbena \d+\.\d+\.\d+$/)).toBeTruthy()
    expect(dialog.getByText('react-dom')).toBeTruthy()
    expect(dialog.getAllByText(/Permission is hereby granted/).length).toBeGreaterThan(10)
  })

  test('reviews are only for iOS', async () => {
    await asVisitor()
    const { settings } = await openSettings()
    await userEvent.click(settings.getByRole('button', { name: 'Leave us a review' }))
    expect(await screen.findByText('iOS Only')).toBeTruthy()
    expect(screen.getByText('Reviews are only available for iOS users')).toBeTruthy()
  })

  test.each([
    ['Privacy Policy', /We do not sell your personal information/],
    ['Terms and Conditions', /limited to the amounts you paid for the service in the 12 months before the claim/],
  ])('%s is there in full, with its date', async (title, sentence) => {
    await asVisitor()
    const { settings } = await openSettings()
    await userEvent.click(settings.getByRole('button', { name: title }))
    const text = within(await sheet(title))
    expect(text.getByText('Last updated: October 7, 2025')).toBeTruthy()
    expect(text.getByText(sentence)).toBeTruthy()
  })
})

describe('sharing the app', () => {
  async function openShare() {
    userEvent.setup() // brings the clipboard that jsdom lacks
    await asVisitor()
    const { settings } = await openSettings()
    await userEvent.click(settings.getByRole('button', { name: 'Share vocabulary' }))
    return within(await sheet('Share Verbena App'))
  }

  test('copies the address and says so for two seconds', async () => {
    const share = await openShare()
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    expect(share.getByRole<HTMLInputElement>('textbox').value).toBe(window.location.origin)
    expect(share.getByRole<HTMLInputElement>('textbox').readOnly).toBe(true)
    vi.useFakeTimers()
    await act(async () => fireEvent.click(share.getByRole('button', { name: 'Copy' })))
    expect(copy).toHaveBeenCalledWith(window.location.origin)
    expect(screen.getByText('Link copied!')).toBeTruthy()
    act(() => vi.advanceTimersByTime(1999))
    expect(share.getByRole('button', { name: 'Copied' })).toBeTruthy()
    act(() => vi.advanceTimersByTime(1))
    expect(share.getByRole('button', { name: 'Copy' })).toBeTruthy()
  })

  test('says when the browser does not let it copy', async () => {
    const share = await openShare()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await userEvent.click(share.getByRole('button', { name: 'Copy' }))
    expect(await screen.findByText('Failed to copy')).toBeTruthy()
    expect(screen.getByText('Please try again')).toBeTruthy()
  })
})

describe('the account', () => {
  test('a visitor can sign in from here', async () => {
    await asVisitor()
    const { app, settings } = await openSettings()
    await userEvent.click(settings.getByRole('button', { name: /^Sign in/ }))
    await waitFor(() => expect(app.path()).toBe('/auth'))
  })

  test('someone signed in can sign out', async () => {
    await asVisitor()
    await signInAsAnn()
    const { settings } = await openSettings()
    await userEvent.click(settings.getByRole('button', { name: /^Sign out/ }))
    await userEvent.click(within(await sheet('Sign out')).getByRole('button', { name: 'Keep on this device' }))
    expect(await settings.findByRole('button', { name: /^Sign in/ })).toBeTruthy()
  })

  test('clearing the device at signing out warns before what the account has not heard is lost', async () => {
    await asVisitor()
    const server = await signInAsAnn()
    toggleWordMark('favorite', 'calm')
    server.breakWith(async () => new Response('', { status: 503 }))
    const { settings } = await openSettings()
    await userEvent.click(settings.getByRole('button', { name: /^Sign out/ }))
    const dialog = within(await sheet('Sign out'))
    await userEvent.click(dialog.getByRole('button', { name: 'Clear this device' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('has not reached your account yet')
    expect(localStorage.getItem('verbena-learner')).toContain('calm')
    await userEvent.click(dialog.getByRole('button', { name: 'Clear anyway' }))
    await waitFor(() => expect(localStorage.getItem('verbena-learner')).toBeNull())
    expect(localStorage.getItem('verbena-session')).toBeNull()
  })

  test('an account that is full is said beside it, and before the device is cleared', async () => {
    await asVisitor()
    useViewsStore.setState({ isLoaded: true })
    const server = await signInAsAnn()
    toggleWordMark('favorite', 'calm')
    const message = 'Your account holds 50,000 marks, days and results, which is the most. What is on this device stays here.'
    server.breakWith(async () => Response.json({ error: { code: 'limit_reached', message } }, { status: 409 }))
    const { settings } = await openSettings()
    await userEvent.click(settings.getByRole('button', { name: /^Sign out/ }))
    const dialog = within(await sheet('Sign out'))
    await userEvent.click(dialog.getByRole('button', { name: 'Clear this device' }))
    expect((await dialog.findByRole('alert')).textContent).toBe(message)
    await userEvent.click(dialog.getByRole('button', { name: 'Keep on this device' }))
    await waitFor(() => expect(screen.queryByText(message)).toBeNull())
  })

  async function changePassword(current: string, next: string, answer: () => Response) {
    await asVisitor()
    const server = await signInAsAnn()
    server.breakWith(async () => answer())
    const { settings } = await openSettings()
    await userEvent.click(settings.getByRole('button', { name: 'Change password' }))
    const form = within(await sheet('Change password'))
    if (current) await userEvent.type(form.getByLabelText('Current password'), current)
    await userEvent.type(form.getByLabelText('New password'), next)
    server.calls.length = 0
    await userEvent.click(form.getByRole('button', { name: 'Change password' }))
    return { server, form }
  }
  const refusal = (code: string) => new Response(JSON.stringify({ error: { code, message: 'No' } }), { status: 401 })

  test('a password that breaks a rule is never sent', async () => {
    const { server, form } = await changePassword('Secret1', 'secret', () => refusal('internal'))
    expect(await screen.findByText('Validation Error')).toBeTruthy()
    expect(form.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true')
    expect(server.calls).toEqual([])
  })

  test('a wrong current password is said at its field', async () => {
    const { form } = await changePassword('Wrong1', 'Secret2', () => refusal('invalid_credentials'))
    expect(await form.findByText('This is not your current password')).toBeTruthy()
  })

  test('a new password is confirmed and the window closes', async () => {
    const user = { id: 'user-ann_lee', name: 'Ann Lee', username: 'ann_lee', email: 'ann_lee@users.verbena.invalid' }
    const session = { accessToken: 'a2', refreshToken: 'r2', expiresIn: 900, expiresAt: 4_000_000_000, user }
    await changePassword('Secret1', 'Secret2', () => new Response(JSON.stringify(session)))
    expect(await screen.findByText('Password changed')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Change password' })).toBeNull())
  })
})
