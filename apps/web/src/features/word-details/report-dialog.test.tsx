import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { noteLimit } from '@verbena/core/learner/reports'
import { anyWord } from '@verbena/core/words/any-word'
import { expect, test } from 'vitest'
import { freshVisitor, openFeed } from '../../../test/open-feed'
import { libraryOf } from '../../../test/some-words'
import { useLearnerStore } from '../../state/learner/learner-store'
import { loadWords } from '../../state/words'

async function openReport() {
  await freshVisitor()
  libraryOf([anyWord({ example: 'A <b>calm</b> & quiet sea?' })])
  await loadWords()
  await openFeed('/word-details?word=calm')
  await userEvent.click(screen.getByRole('button', { name: 'Something wrong here?' }))
  return within(await screen.findByRole('dialog', { name: 'What is wrong with “calm”?' }))
}

const reports = () => Object.values(useLearnerStore.getState().reports)

test('a report asks what is wrong before it can be made', async () => {
  const dialog = await openReport()
  expect(dialog.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
    'The definition',
    'The example',
    'The pronunciation',
    'A synonym or antonym',
    'Something else',
  ])
  expect(dialog.getByRole('button', { name: 'Report' })).toHaveProperty('disabled', true)
  await userEvent.click(dialog.getByRole('radio', { name: 'The example' }))
  expect(dialog.getByRole('button', { name: 'Report' })).toHaveProperty('disabled', false)
  expect(reports()).toEqual([])
})

test('a report is kept with the learner’s data and offered as a message that is ready to send', async () => {
  const dialog = await openReport()
  await userEvent.click(dialog.getByRole('radio', { name: 'The example' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'What would be right? (optional)' }), '  Too wild & loud?  ')
  await userEvent.click(dialog.getByRole('button', { name: 'Report' }))
  expect(reports()).toEqual([{ wordId: 'calm', reason: 'example', note: 'Too wild & loud?', at: expect.any(Number) }])
  const thanks = within(await screen.findByRole('dialog', { name: 'Thank you' }))
  const address = new URL(thanks.getByRole('link', { name: 'Send the report' }).getAttribute('href') ?? '')
  expect(address.protocol).toBe('mailto:')
  expect(address.searchParams.get('subject')).toBe('calm (adjective): the example')
  expect(address.searchParams.get('body')).toContain('Entry: calm\nWhat is wrong: The example\nToo wild & loud?\n')
  expect(address.searchParams.get('body')).toContain('Example: A <b>calm</b> & quiet sea?')
})

test('a report’s link opens elsewhere and tells nobody where it came from', async () => {
  const dialog = await openReport()
  await userEvent.click(dialog.getByRole('radio', { name: 'Something else' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Report' }))
  const link = await screen.findByRole('link', { name: 'Send the report' })
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noreferrer'])
})

test('a note ends where the record would cut it', async () => {
  const dialog = await openReport()
  expect(dialog.getByRole('textbox').getAttribute('maxlength')).toBe(String(noteLimit))
})

test('closing without a report keeps nothing, and the word is still there', async () => {
  const dialog = await openReport()
  await userEvent.click(dialog.getByRole('radio', { name: 'The definition' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(reports()).toEqual([])
  expect(screen.getByRole('heading', { name: 'calm' })).toBeTruthy()
})
