import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { deviceVoice, fakeSpeech } from '../../test/fake-speech'
import { newVisitor } from '../../test/open-app'
import { saveSettings } from '../state/learner/use-learner'
import { Toaster } from '../ui/toaster'
import { orTell, SpeakButton } from './speak-button'

const samantha = deviceVoice('Samantha', 'en-US')
const alex = deviceVoice('Alex', 'en-US')

async function showButton() {
  await newVisitor()
  render(
    <>
      <SpeakButton word="calm" pronunciation="KAHM" />
      <Toaster />
    </>,
  )
  return { press: () => userEvent.click(screen.getByRole('button', { name: 'Pronounce' })) }
}

describe('Pronounce', () => {
  test('stands beside how the word sounds', async () => {
    await showButton()
    expect(screen.getByText('KAHM')).toBeTruthy()
  })

  test('says the word with the voice that was chosen', async () => {
    const device = fakeSpeech([samantha, alex])
    const { press } = await showButton()
    await press()
    await vi.waitFor(() => expect(device.said).toMatchObject([{ text: 'calm', voice: samantha, pitch: 1.1 }]))
    act(() => saveSettings({ selectedVoice: 'us-male' }))
    await press()
    await vi.waitFor(() => expect(device.said[1]).toMatchObject({ text: 'calm', voice: alex, pitch: 0.9 }))
  })

  test('an unknown stored voice is the default one', async () => {
    const device = fakeSpeech([alex, samantha])
    const { press } = await showButton()
    act(() => saveSettings({ selectedVoice: 'gone' }))
    await press()
    await vi.waitFor(() => expect(device.said).toMatchObject([{ voice: samantha }]))
  })

  test('says once why this device cannot', async () => {
    const device = fakeSpeech([samantha])
    const { press } = await showButton()
    await press()
    await vi.waitFor(() => expect(device.said).toHaveLength(1))
    act(() => device.end('synthesis-failed'))
    expect(await screen.findAllByText('No voice on this device')).toHaveLength(1)
    expect(screen.getByText('Add an English voice in your system’s speech settings.')).toBeTruthy()
  })

  test('pressed again before it has ended starts over without a message', async () => {
    const device = fakeSpeech([samantha])
    const { press } = await showButton()
    await press()
    await vi.waitFor(() => expect(device.said).toHaveLength(1))
    await press()
    await vi.waitFor(() => expect(device.said).toHaveLength(2))
    expect(screen.queryByText('No voice on this device')).toBeNull()
  })
  test('says what to do when what it takes to speak cannot be had', async () => {
    await newVisitor()
    render(<Toaster />)
    await act(() => orTell(Promise.reject(new TypeError('Failed to fetch dynamically imported module'))))
    expect(screen.getByText('The word could not be said')).toBeTruthy()
    expect(screen.getByText('Check your connection and try again.')).toBeTruthy()
  })
})
