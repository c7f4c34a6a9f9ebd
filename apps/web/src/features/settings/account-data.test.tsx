import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { signInAsAnn } from '../../../test/open-app'
import { asVisitor, openSheet, sheet } from '../../../test/open-sheet'
import { readSetting, saveSettings, toggleWordMark } from '../../state/learner/use-learner'

async function openSettings() {
  await openSheet('/categories?settings=true')
  return within(await sheet('Settings'))
}

/** A browser that hands over files: their names and what is in them. */
function downloads() {
  const files: { name: string; text: Promise<string> }[] = []
  let last: Blob | null = null
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      last = blob
      return 'blob:export'
    },
    revokeObjectURL: () => undefined,
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (last) files.push({ name: this.download, text: textOf(last) })
  })
  onTestFinished(() => {
    Reflect.deleteProperty(URL, 'createObjectURL')
    Reflect.deleteProperty(URL, 'revokeObjectURL')
  })
  return files
}

function textOf(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(file)
  })
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const refusal = (code: string, status: number) => json({ error: { code, message: 'No' } }, status)

describe('exporting', () => {
  test('gives a visitor what is on the device', async () => {
    const files = downloads()
    await asVisitor()
    toggleWordMark('favorite', 'calm')
    const settings = await openSettings()
    await userEvent.click(settings.getByRole('button', { name: /^Export my data/ }))
    expect(await screen.findByText('Your data was saved')).toBeTruthy()
    expect(files[0]?.name).toMatch(/^verbena-\d{4}-\d\d-\d\d\.json$/)
    expect(JSON.parse((await files[0]?.text) ?? '')).toMatchObject({
      product: 'Verbena',
      device: { record: { marks: { favorite: { calm: { on: true } } } }, views: {}, reviews: [] },
      account: null,
    })
  })

  test('brings what the server holds when signed in', async () => {
    const files = downloads()
    await asVisitor()
    const server = await signInAsAnn()
    server.breakWith(async () => json({ profile: { username: 'ann_lee' } }))
    const settings = await openSettings()
    await userEvent.click(settings.getByRole('button', { name: /^Export my data/ }))
    expect(await screen.findByText('Your data was saved')).toBeTruthy()
    expect(server.calls).toContain('/api/account/export')
    expect(JSON.parse((await files[0]?.text) ?? '').account).toEqual({ profile: { username: 'ann_lee' } })
  })

  test('says when the account cannot be read, and still saves the device when asked to', async () => {
    const files = downloads()
    await asVisitor()
    const server = await signInAsAnn()
    server.breakWith(async () => refusal('unavailable', 503))
    const settings = await openSettings()
    await userEvent.click(settings.getByRole('button', { name: /^Export my data/ }))
    expect(await screen.findByText('Your account could not be read')).toBeTruthy()
    expect(files).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Save this device’s data' }))
    await waitFor(() => expect(files).toHaveLength(1))
  })
})

describe('deleting the account', () => {
  async function openDeletion(answer: () => Response) {
    await asVisitor()
    const server = await signInAsAnn()
    saveSettings({ dailyGoal: 15 })
    server.breakWith(async () => answer())
    const settings = await openSettings()
    await userEvent.click(settings.getByRole('button', { name: /^Delete my account/ }))
    const form = within(await sheet('Delete my account'))
    server.calls.length = 0
    async function confirm(username: string, password: string) {
      if (username) await userEvent.type(form.getByLabelText('Type ann_lee to confirm'), username)
      if (password) await userEvent.type(form.getByLabelText('Password'), password)
      await userEvent.click(form.getByRole('button', { name: 'Delete my account' }))
    }
    return { server, settings, form, confirm }
  }

  test.each([
    ['', '', 'Type your username to confirm'],
    ['somebody', 'Secret1', 'This is not your username. Type ann_lee.'],
    ['ann_lee', '', 'Password is required'],
  ])('typing “%s” and “%s” sends nothing and says why', async (username, password, message) => {
    const { server, form, confirm } = await openDeletion(() => refusal('internal', 500))
    await confirm(username, password)
    expect(await form.findByText(message)).toBeTruthy()
    expect(server.calls).toEqual([])
  })

  test('with a wrong password stops at its field', async () => {
    const { form, confirm } = await openDeletion(() => refusal('invalid_credentials', 401))
    await confirm('ann_lee', 'Wrong1')
    expect(await form.findByText('This is not your password')).toBeTruthy()
  })

  test('signs out and leaves what is on the device', async () => {
    const { server, settings, confirm } = await openDeletion(() => json({ subscription_canceled: true }))
    await confirm('Ann_Lee', 'Secret1')
    expect(await screen.findByText('Your account was deleted')).toBeTruthy()
    expect(screen.getByText('Your subscription was cancelled. What is on this device stays here.')).toBeTruthy()
    expect(server.calls[0]).toBe('/api/account/delete')
    expect(await settings.findByRole('button', { name: /^Sign in/ })).toBeTruthy()
    expect(readSetting('dailyGoal')).toBe(15)
    expect(localStorage.getItem('verbena-session')).toBeNull()
  })

  test('clears the device too when asked to', async () => {
    localStorage.setItem('someone-else', 'stays')
    const { form, confirm } = await openDeletion(() => json({ subscription_canceled: false }))
    await userEvent.click(form.getByRole('switch', { name: 'Clear this device too' }))
    await confirm('ann_lee', 'Secret1')
    await waitFor(() => expect(Object.keys(localStorage)).toEqual(['someone-else']))
  })

  test('says why it did not happen', async () => {
    const { form, confirm } = await openDeletion(() => refusal('unavailable', 503))
    await confirm('ann_lee', 'Secret1')
    expect(await screen.findByText('Account not deleted')).toBeTruthy()
    expect(form.getByRole('button', { name: 'Delete my account' })).toBeTruthy()
  })
})
