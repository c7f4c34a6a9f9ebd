import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { addDays, localDay } from '@verbena/core/base/day'
import { addDay } from '@verbena/core/learner/days'
import { describe, expect, test } from 'vitest'
import { asVisitor, openSheet, sheet } from '../../../test/open-sheet'
import { libraryOf, someWords } from '../../../test/some-words'
import { changeRecord } from '../../state/learner/learner-store'
import { readSetting } from '../../state/learner/use-learner'
import { useViewsStore } from '../../state/learner/views'
import './widgets-page'

async function openWidgets() {
  await openSheet('/categories?profile=true&page=widgets')
  const page = within(await sheet('Widgets'))
  await page.findByRole('radiogroup', { name: 'Size' })
  const preview = (title: string) => within(page.getByRole('region', { name: `${title} preview` }))
  return { page, preview }
}

describe('Widgets', () => {
  test('are four, each switched on and off, and the choice is kept', async () => {
    await asVisitor()
    libraryOf(someWords(3))
    const { page } = await openWidgets()
    const switches = page.getAllByRole('switch')
    expect(switches).toHaveLength(4)
    for (const name of ['Streak', 'Daily word']) await userEvent.click(page.getByRole('switch', { name }))
    expect(readSetting('enabledWidgets')).toEqual(['streak'])
    expect(page.getByRole('switch', { name: 'Streak' }).getAttribute('aria-checked')).toBe('true')
  })

  test('show the learner’s own word, days and progress', async () => {
    await asVisitor()
    libraryOf(someWords(1, { definition: 'the only one' }))
    const today = localDay(new Date())
    act(() => {
      changeRecord((record) => addDay(addDay(record, 'visited', addDays(today, -1)), 'visited', today))
      useViewsStore.setState({ isLoaded: true, views: { w0: { first: 1, last: Date.now(), count: 1 } } })
    })
    const { preview } = await openWidgets()
    expect(await preview('Daily word').findByText('w0')).toBeTruthy()
    expect(preview('Daily word').getByText('the only one')).toBeTruthy()
    expect(preview('Streak').getByText('2')).toBeTruthy()
    expect(preview('Streak').getByText('Today is done')).toBeTruthy()
    expect(preview('Progress').getByRole('img', { name: 'Today: 1 of 5 words' })).toBeTruthy()
  })

  test('show more where they are larger', async () => {
    await asVisitor()
    const [word] = someWords(1)
    libraryOf(someWords(1))
    const { page, preview } = await openWidgets()
    await preview('Daily word').findByText('w0')
    expect(preview('Streak').queryByRole('list')).toBeNull()
    await userEvent.click(page.getByRole('radio', { name: 'Medium 4 × 2' }))
    expect(preview('Streak').getAllByRole('listitem')).toHaveLength(7)
    expect(preview('Daily word').queryByText(word?.example ?? '', { exact: false })).toBeNull()
    await userEvent.click(page.getByRole('radio', { name: 'Large 4 × 4' }))
    expect(preview('Daily word').getByText(word?.example ?? '', { exact: false })).toBeTruthy()
  })

  test('say how they get onto a home screen', async () => {
    await asVisitor()
    libraryOf(someWords(1))
    const { page } = await openWidgets()
    for (const title of ['On iPhone and iPad', 'On Android']) {
      expect(within(page.getByRole('region', { name: title })).getAllByRole('listitem')).toHaveLength(4)
    }
  })
})

describe('the daily word', () => {
  test('waits for the words, and offers another try when they cannot be had', async () => {
    await asVisitor()
    let isBroken = true
    libraryOf(someWords(1), async () => {
      if (isBroken) throw new Error('offline')
    })
    const { preview } = await openWidgets()
    await preview('Daily word').findByText('The words could not be loaded. Check your connection and try again.')
    isBroken = false
    await userEvent.click(preview('Daily word').getByRole('button', { name: 'Reload' }))
    await waitFor(() => expect(preview('Daily word').getByText('w0')).toBeTruthy())
  })

  test('says what to do when there is none', async () => {
    await asVisitor()
    libraryOf([])
    const { preview } = await openWidgets()
    await preview('Daily word').findByText('Choose another level in Settings to see a word here.')
    expect(screen.getAllByRole('switch')).toHaveLength(4)
  })
})
