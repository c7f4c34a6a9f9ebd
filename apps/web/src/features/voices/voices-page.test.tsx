import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { voices } from '@verbena/core/voices/voices'
import { describe, expect, test } from 'vitest'
import { fakeAudio } from '../../../test/fake-audio'
import { annWithCloud } from '../../../test/fake-cloud'
import { troubles } from '../../../test/fake-server'
import { deviceVoice, fakeSpeech } from '../../../test/fake-speech'
import { asVisitor, openSheet, sheet } from '../../../test/open-sheet'
import { readSetting, saveSettings } from '../../state/learner/use-learner'
import { speakAloud } from '../../state/speech'
import { VoiceChoice } from './voice-choice'
import './voices-page'

const samantha = deviceVoice('Samantha', 'en-US')
const daniel = deviceVoice('Daniel', 'en-GB')

async function openVoices() {
  await asVisitor()
  await openSheet('/categories?profile=true&page=voices')
  const page = within(await sheet('Voices'))
  await page.findByRole('radiogroup', { name: 'Voices' })
  return page
}
const radio = (name: RegExp) => screen.getByRole('radio', { name })

describe('Voices', () => {
  test('shows every voice with its accent, the default chosen and the premium ones locked', async () => {
    const page = await openVoices()
    const names = page.getAllByRole('radio').map((each) => each.textContent ?? '')
    expect(names).toHaveLength(6)
    for (const [i, { name, accent, isPremium }] of voices.entries()) {
      expect(names[i]?.startsWith(`${name} ${accent}`)).toBe(true)
      expect(names[i]?.endsWith(', locked')).toBe(isPremium)
    }
    expect(radio(/^US female/).getAttribute('aria-checked')).toBe('true')
  })

  test('a free voice is chosen with a tap', async () => {
    await openVoices()
    await userEvent.click(radio(/^US male/))
    expect(readSetting('selectedVoice')).toBe('us-male')
  })

  test('a premium voice is refused with a word about it', async () => {
    await openVoices()
    await userEvent.click(radio(/^Australian male/))
    expect(screen.getByText('Premium voice')).toBeTruthy()
    expect(screen.getByText('Subscribe to unlock this voice')).toBeTruthy()
    expect(readSetting('selectedVoice')).toBe('us-female')
  })

  test('a preview speaks in the voice it belongs to, chosen or not', async () => {
    const device = fakeSpeech([samantha, daniel])
    const page = await openVoices()
    await userEvent.click(page.getByRole('button', { name: 'Preview British male' }))
    await waitFor(() => expect(device.said).toHaveLength(1))
    expect(device.said).toMatchObject([
      { text: 'Hello! This is how I sound when pronouncing words.', voice: daniel, lang: 'en-GB', rate: 0.85, pitch: 0.85 },
    ])
    expect(readSetting('selectedVoice')).toBe('us-female')
  })

  test('a preview that cannot be heard says what to do', async () => {
    fakeSpeech([deviceVoice('Amélie', 'fr-FR')])
    const page = await openVoices()
    await userEvent.click(page.getByRole('button', { name: 'Preview US male' }))
    expect(await screen.findByText('No voice on this device')).toBeTruthy()
  })
})

describe('a premium voice', () => {
  test('is chosen by a subscriber', async () => {
    await asVisitor()
    await openSheet('/categories', <VoiceChoice plan="yearly" />)
    await userEvent.click(radio(/^British male/))
    expect(readSetting('selectedVoice')).toBe('uk-male')
  })

  test('stays chosen when the plan has ended, and the default speaks meanwhile', async () => {
    const device = fakeSpeech([samantha, daniel])
    await asVisitor()
    act(() => saveSettings({ selectedVoice: 'uk-male' }))
    await openSheet('/categories', <VoiceChoice plan={null} />)
    expect(radio(/^US female/).getAttribute('aria-checked')).toBe('true')
    expect(screen.getByText('Your voice British male is kept for you: it comes back with a subscription.')).toBeTruthy()
    void speakAloud('calm')
    await waitFor(() => expect(device.said).toMatchObject([{ text: 'calm', voice: samantha }]))
  })

  test('is heard from the server, and its button shows how long', async () => {
    const audio = fakeAudio()
    const device = fakeSpeech([samantha, daniel])
    await annWithCloud()
    act(() => saveSettings({ selectedVoice: 'uk-male' }))
    await openSheet('/categories', <VoiceChoice plan="yearly" />)
    expect(screen.getByText(/^British male comes over the network/)).toBeTruthy()
    const preview = screen.getByRole('button', { name: 'Preview British female' })
    await userEvent.click(preview)
    await waitFor(() => expect(audio.played).toEqual(['Hello! This is how I sound when pronouncing words.']))
    expect(screen.getAllByRole('button').filter(({ className }) => className.includes('animate-speak'))).toEqual([preview])
    act(() => void audio.end())
    await waitFor(() => expect(preview.className).not.toContain('animate-speak'))
    expect(device.said).toEqual([])
  })

  test('that cannot be had is said to be the device’s', async () => {
    fakeAudio()
    const device = fakeSpeech([samantha, daniel])
    const cloud = await annWithCloud()
    cloud.answer = troubles.busy
    act(() => saveSettings({ selectedVoice: 'uk-male' }))
    await openSheet('/categories', <VoiceChoice plan="yearly" />)
    await userEvent.click(screen.getByRole('button', { name: 'Preview British male' }))
    await waitFor(() => expect(device.said).toMatchObject([{ voice: daniel }]))
    act(() => device.end('end'))
    expect(await screen.findByText(/^British male cannot be had right now. Your device reads instead/)).toBeTruthy()
  })
})
