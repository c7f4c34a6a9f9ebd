import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { themes } from '@verbena/core/themes/themes'
import { afterEach, describe, expect, test } from 'vitest'
import { asVisitor, openSheet, sheet } from '../../../test/open-sheet'
import { readSetting, saveSettings } from '../../state/learner/use-learner'
import { ThemeChoice } from './theme-choice'
import './themes-page'

afterEach(() => {
  delete document.documentElement.dataset.theme
  document.documentElement.removeAttribute('style')
})

async function openThemes() {
  await asVisitor()
  const app = await openSheet('/categories?profile=true&page=themes')
  const page = within(await sheet('Themes'))
  await page.findByRole('radiogroup', { name: 'Themes' })
  return { app, page }
}
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
const isChosen = (name: RegExp) => radio(name).getAttribute('aria-checked') === 'true'

describe('Themes', () => {
  test('shows every theme under its name, the chosen one marked and the premium ones locked', async () => {
    const { page } = await openThemes()
    const names = page.getAllByRole('radio').map((each) => each.textContent ?? '')
    expect(names).toHaveLength(11)
    for (const [i, { name, description, isPremium }] of themes.entries()) {
      expect(names[i]).toContain(`${name} ${description}`)
      expect(names[i]?.endsWith(', locked')).toBe(isPremium)
    }
    expect(isChosen(/Classic Green/)).toBe(true)
  })

  test('a free theme is chosen with a tap, and by arrow keys', async () => {
    await openThemes()
    await userEvent.click(radio(/^Warm/))
    expect(readSetting('currentTheme')).toBe('warm')
    await userEvent.keyboard('{ArrowDown}')
    expect(readSetting('currentTheme')).toBe('minimalist')
    expect(isChosen(/^Minimalist/)).toBe(true)
  })

  test('a premium theme is refused with a word about it', async () => {
    await openThemes()
    await userEvent.click(radio(/^Ocean/))
    expect(screen.getByText('Premium theme')).toBeTruthy()
    expect(screen.getByText('Subscribe to unlock this theme')).toBeTruthy()
    expect(readSetting('currentTheme')).toBe('default')
    expect(isChosen(/Classic Green/)).toBe(true)
  })

  test('leads to the offer', async () => {
    const { page } = await openThemes()
    await userEvent.click(page.getByRole('link', { name: 'Unlock all' }))
    await sheet('Go Premium')
  })

  test('closed at once, the view is in the chosen theme', async () => {
    await openThemes()
    await userEvent.click(radio(/^Nature/))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.documentElement.dataset.theme).toBe('nature'))
  })
})

describe('a subscriber', () => {
  test.each(['monthly', 'yearly'] as const)('with a %s plan chooses any theme', async (plan) => {
    await asVisitor()
    await openSheet('/categories', <ThemeChoice plan={plan} />)
    expect(screen.queryByText(', locked')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Unlock all' })).toBeNull()
    await userEvent.click(radio(/^Midnight/))
    expect(readSetting('currentTheme')).toBe('midnight')
  })

  test('whose plan has ended sees the default marked, and that the choice is kept', async () => {
    await asVisitor()
    act(() => saveSettings({ currentTheme: 'midnight' }))
    await openSheet('/categories', <ThemeChoice plan={null} />)
    expect(isChosen(/Classic Green/)).toBe(true)
    expect(screen.getByText('Your theme Midnight is kept for you: it comes back with a subscription.')).toBeTruthy()
    expect(readSetting('currentTheme')).toBe('midnight')
  })
})
