import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { code, field, fill, good, openAuth, press, toastOf } from '../../../test/auth-form'
import { troubles } from '../../../test/fake-server'
import { newVisitor, openApp, signInAsAnn } from '../../../test/open-app'
import { signOut } from '../../state/session/live-session'
import { startSession } from '../../state/session/session'

describe('the screen', () => {
  test('opens on Sign Up with its title, text, fields and hint', async () => {
    act(startSession)
    await newVisitor()
    await openApp('/auth')
    expect(screen.getByRole('heading', { name: 'Almost There!' })).toBeTruthy()
    expect(screen.getByText('Create your account to save your progress and access Verbena')).toBeTruthy()
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Sign Up', 'Sign In'])
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Sign Up')
    expect(['Name', 'Username', 'Password'].map((label) => field(label).autocomplete)).toEqual(['name', 'username', 'new-password'])
    expect(screen.getByText('Must include uppercase, lowercase, and numbers')).toBeTruthy()
  })

  test('Sign In asks for username and password only, and keeps what was typed', async () => {
    await openAuth()
    await fill({ Username: 'bea' })
    await userEvent.click(screen.getByRole('tab', { name: 'Sign In' }))
    expect(screen.queryByLabelText('Name')).toBeNull()
    expect(screen.queryByRole('meter')).toBeNull()
    expect(field('Username').value).toBe('bea')
    expect(field('Password').autocomplete).toBe('current-password')
  })

  test.each([
    ['abc', '15', 'Weak'],
    ['abcdefgh', '40', 'Fair'],
    ['Abcdefg1', '70', 'Good'],
    ['Abcdefghij1!', '100', 'Strong'],
  ])('the meter shows %s as %s, %s', async (password, score, label) => {
    await openAuth()
    await fill({ Password: password })
    const meter = screen.getByRole('meter', { name: 'Password strength' })
    expect(meter.getAttribute('aria-valuenow')).toBe(score)
    expect(screen.getByText(label)).toBeTruthy()
  })

  test('the password can be looked at', async () => {
    await openAuth()
    await fill({ Password: 'Secret1' })
    await press('Show password')
    expect(field('Password').type).toBe('text')
    await press('Hide password')
    expect(field('Password').type).toBe('password')
  })

  test('a signed-in person is redirected to the words, history replaced', async () => {
    act(startSession)
    await signInAsAnn()
    const app = await openApp('/auth')
    expect(app.path()).toBe('/categories')
    expect(app.newEntries()).toBe(0)
  })

  test('one can go on without an account', async () => {
    const { app } = await openAuth()
    await userEvent.click(screen.getByRole('link', { name: 'Continue without an account' }))
    expect(app.path()).toBe('/categories')
  })
})

describe('signing up', () => {
  test.each([
    ['Name', ' B ', 'Name must be at least 2 characters'],
    ['Username', 'be', 'Username must be at least 3 characters'],
    ['Username', 'b'.repeat(21), 'Username must be less than 20 characters'],
    ['Username', 'bea lee', 'Username can only contain letters, numbers, and underscores'],
    ['Password', 'Ab1', 'Password must be at least 6 characters'],
    ['Password', 'ABCDE1', 'Password must contain at least one lowercase letter'],
    ['Password', 'abcde1', 'Password must contain at least one uppercase letter'],
    ['Password', 'Abcdef', 'Password must contain at least one number'],
  ])('%s “%s” is met with a toast, a note and the focus', async (label, value, message) => {
    const { server } = await openAuth()
    await fill({ ...good, [label]: value })
    await press('Create account')
    expect(await toastOf('Validation Error')).toContain(message)
    expect(document.activeElement).toBe(field(label))
    expect(field(label).getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent).toBe(message)
    expect(server.calls).toEqual([])
  })

  test('only the first failing message is shown', async () => {
    await openAuth()
    await press('Create account')
    expect(await toastOf('Validation Error')).toContain('Name must be at least 2 characters')
    expect(screen.queryByText('Username must be at least 3 characters')).toBeNull()
  })

  test('welcomes, shows the recovery code before anything else, then goes to the words', async () => {
    const { app } = await openAuth()
    await fill(good)
    await press('Create account')
    expect(await toastOf('Success!')).toContain('Account created! Welcome to Verbena!')
    expect(screen.getByRole('heading', { name: 'Save your recovery code' })).toBe(document.activeElement)
    expect(screen.getByText(code)).toBeTruthy()
    expect(app.path()).toBe('/auth')
    await press('I have saved it')
    expect(app.path()).toBe('/categories')
    expect(app.newEntries()).toBe(0)
  })

  test('the recovery code cannot be left by accident', async () => {
    const { app } = await openAuth()
    await fill(good)
    await press('Create account')
    await screen.findByText(code)
    app.back()
    expect(await toastOf('Save your recovery code first')).toContain('It is shown only now.')
    expect(app.path()).toBe('/auth')
    expect(screen.getByText(code)).toBeTruthy()
  })

  test('the recovery code is copied and downloaded', async () => {
    await openAuth()
    const user = userEvent.setup()
    const saved: Blob[] = []
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`, revokeObjectURL: () => undefined }),
    )
    await fill(good)
    await press('Create account')
    await screen.findByText(code)
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect(await navigator.clipboard.readText()).toBe(code)
    expect(await screen.findByText('Recovery code copied')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Download' }))
    expect(click.mock.contexts[0]).toMatchObject({ download: 'verbena-recovery-code.txt' })
    expect(await saved[0]?.text()).toContain(`Username: bea_lee\nRecovery code: ${code}`)
    vi.unstubAllGlobals()
  })

  test('a taken name is said where it was typed', async () => {
    await openAuth()
    await fill({ ...good, Username: 'Ann_Lee' })
    await press('Create account')
    expect(await toastOf('Error')).toContain('That username is taken')
    expect(document.activeElement).toBe(field('Username'))
  })

  test('what the server does not accept is shown like any invalid input', async () => {
    const { server } = await openAuth()
    const issues = [{ path: 'username', message: 'This name is reserved' }]
    const body = JSON.stringify({ error: { code: 'invalid_input', message: 'This name is reserved', issues } })
    server.breakWith(async () => new Response(body, { status: 400 }))
    await fill(good)
    await press('Create account')
    expect(await toastOf('Validation Error')).toContain('This name is reserved')
    expect(document.activeElement).toBe(field('Username'))
  })

  test('is sent once, however often the button is pressed', async () => {
    const { server } = await openAuth()
    let answer: (response: Response) => void = () => undefined
    server.breakWith(() => new Promise((resolve) => (answer = resolve)))
    await fill(good)
    await press('Create account')
    await press('Create account')
    const button = screen.getByRole('button', { name: 'Create account' })
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(server.calls).toEqual(['/api/account/sign-up'])
    answer(new Response('', { status: 502 }))
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'))
  })

  test.each([
    ['offline', 'The server cannot be reached.'],
    ['slow', 'The server did not answer in time.'],
    ['nonsense', 'The server gave an answer that could not be read.'],
    ['gateway', 'The server is taking a short break.'],
    ['crashed', 'An unexpected error occurred. Please try again.'],
    ['busy', 'Too many tries. Try again in 3 minutes.'],
  ] as const)('%s: says what happened, keeps what was typed, and works when the server is back', async (trouble, sentence) => {
    const { server } = await openAuth()
    server.breakWith(troubles[trouble])
    await fill(good)
    await press('Create account')
    expect(await toastOf('Error')).toContain(sentence)
    expect(field('Name').value).toBe('Bea Lee')
    expect(field('Password').value).toBe('Secret1')
    server.repair()
    await press('Create account')
    expect(await screen.findByText(code)).toBeTruthy()
  })
})

describe('signing in', () => {
  test.each([
    ['Username', 'an', 'Username must be at least 3 characters'],
    ['Password', '', 'Password is required'],
  ])('%s “%s” is met with “%s”', async (label, value, message) => {
    await openAuth('Sign In')
    await fill({ Username: 'ann_lee', Password: 'Secret1', [label]: value })
    await press('Sign in')
    expect(await toastOf('Validation Error')).toContain(message)
    expect(document.activeElement).toBe(field(label))
  })

  test.each([
    ['ann_lee', 'Wrong1'],
    ['nobody', 'Secret1'],
  ])('%s with %s is told the same', async (username, password) => {
    const { app } = await openAuth('Sign In')
    await fill({ Username: username, Password: password })
    await press('Sign in')
    expect(await toastOf('Authentication failed')).toContain('Invalid username or password')
    expect(app.path()).toBe('/auth')
    expect(field('Username').value).toBe(username)
  })

  test('welcomes back and goes to the words, history replaced', async () => {
    const { app } = await openAuth('Sign In')
    await fill({ Username: 'ANN_LEE', Password: 'Secret1' })
    await press('Sign in')
    expect(await toastOf('Welcome back!')).toContain('Successfully signed in.')
    await waitFor(() => expect(app.path()).toBe('/categories'))
    expect(app.newEntries()).toBe(0)
  })

  test('without the server the form stays usable', async () => {
    const { server, app } = await openAuth('Sign In')
    server.breakWith(troubles.offline)
    await fill({ Username: 'ann_lee', Password: 'Secret1' })
    await press('Sign in')
    expect(await toastOf('Authentication failed')).toContain('The server cannot be reached.')
    server.repair()
    await press('Sign in')
    await waitFor(() => expect(app.path()).toBe('/categories'))
  })

  test('in another tab sends this one on as well', async () => {
    const { app } = await openAuth()
    const { issue } = await newVisitor()
    const stored = JSON.stringify(issue())
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'verbena-session', newValue: stored })))
    await waitFor(() => expect(app.path()).toBe('/categories'))
    await act(signOut)
  })
})
