import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { writeBackup } from '@verbena/core/backup/backup-file'
import { day } from '@verbena/core/base/day'
import { setMark } from '@verbena/core/learner/marks'
import { emptyRecord } from '@verbena/core/learner/record'
import { describe, expect, test } from 'vitest'
import { downloads } from '../../../test/downloads'
import { freshVisitor, openFeed } from '../../../test/open-feed'
import { libraryOf, someWords } from '../../../test/some-words'
import { clearCopies, writeCopy } from '../../device/copies'
import { useLearnerStore } from '../../state/learner/learner-store'
import { toggleWordMark } from '../../state/learner/use-learner'

async function openYourData() {
  await freshVisitor()
  await clearCopies()
  libraryOf(someWords(5))
  return { open: () => openFeed('/categories', '/your-data') }
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const liking = (wordId: string) => setMark(emptyRecord(), 'favorite', wordId, true, 5)
const fileOf = (text: string) => new File([text], 'verbena.json', { type: 'application/json' })
const choose = async (text: string) => userEvent.upload(await screen.findByLabelText('File to import'), fileOf(text))
const favorites = () => Object.entries(useLearnerStore.getState().marks.favorite).flatMap(([id, { on }]) => (on ? [id] : []))

describe('importing a file', () => {
  test('says what will change, and changes it when agreed', async () => {
    const { open } = await openYourData()
    toggleWordMark('favorite', 'w1')
    await open()
    await choose(writeBackup({ record: liking('w2'), logs: { views: {}, reviews: {} } }, { custom_words: [{}] }, new Date()))
    const dialog = within(await screen.findByRole('dialog', { name: 'Import this file' }))
    expect((await dialog.findByRole('listitem')).textContent).toBe('1 favorite added')
    expect(dialog.getByText('Own words and collections belong to an account and are not imported here.')).toBeTruthy()
    expect(favorites()).toEqual(['w1'])
    await userEvent.click(dialog.getByRole('button', { name: 'Import' }))
    expect(await screen.findByText('Your words are here')).toBeTruthy()
    expect(favorites().sort()).toEqual(['w1', 'w2'])
  })

  test('with nothing new in it says so', async () => {
    const { open } = await openYourData()
    await open()
    await choose(writeBackup({ record: emptyRecord(), logs: { views: {}, reviews: {} } }, null, new Date()))
    expect(await screen.findByText('Everything in it is here already.')).toBeTruthy()
  })

  test('that is cut off changes nothing and says why', async () => {
    const { open } = await openYourData()
    await open()
    const before = useLearnerStore.getState()
    await choose(writeBackup({ record: liking('w2'), logs: { views: {}, reviews: {} } }, null, new Date()).slice(0, 300))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This file is not whole. Save it again, or choose another copy. Nothing was changed.',
    )
    expect(useLearnerStore.getState()).toBe(before)
  })
})

describe('words for other programs', () => {
  test.each([
    ['Words as a table', 'csv', '"w2"'],
    ['Words for Anki', 'txt', 'w2\t'],
  ])('%s', async (name, ending, row) => {
    const files = downloads()
    const { open } = await openYourData()
    toggleWordMark('saved', 'w2')
    await open()
    await press(new RegExp(`^${name}`))
    expect(await screen.findByText('1 word was saved')).toBeTruthy()
    expect(files[0]?.name).toMatch(new RegExp(`^verbena-words-\\d{4}-\\d\\d-\\d\\d\\.${ending}$`))
    expect((await files[0]?.text)?.split(/\r?\n/).some((line) => line.startsWith(row))).toBe(true)
  })

  test('without a word there is no file', async () => {
    const files = downloads()
    const { open } = await openYourData()
    await open()
    await press(/^Words as a table/)
    expect(await screen.findByText('No words yet')).toBeTruthy()
    expect(files).toEqual([])
  })
})

describe('copies on this device', () => {
  test('one can go back to a day, and what came after stays', async () => {
    const { open } = await openYourData()
    const copy = { day: day('2026-03-02'), at: 5, owner: null, record: liking('w1'), views: {}, reviews: 0 }
    await writeCopy(copy, [], { sequence: 0, lastId: null }, [])
    toggleWordMark('favorite', 'w3')
    await open()
    await press(/^Monday, March 2.*1 favorite, 0 answers$/)
    const dialog = within(await screen.findByRole('dialog', { name: 'Go back to Monday, March 2' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Bring it back' }))
    await waitFor(() => expect(favorites().sort()).toEqual(['w1', 'w3']))
  })

  test('what is missing is said until it is settled', async () => {
    const { open } = await openYourData()
    const record = { ...emptyRecord(), days: { ...emptyRecord().days, visited: [day('2026-03-02')] } }
    await writeCopy({ day: day('2026-03-02'), at: 5, owner: null, record, views: {}, reviews: 0 }, [], { sequence: 0, lastId: null }, [])
    await open()
    expect(await screen.findByRole('heading', { name: 'Something is missing' })).toBeTruthy()
    await press('Go on without it')
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Something is missing' })).toBeNull())
  })

  test('without any says when there will be one', async () => {
    const { open } = await openYourData()
    await open()
    expect(await screen.findByText(/^There is none yet/)).toBeTruthy()
  })
})

test('where the browser says nothing about keeping, a file is advised', async () => {
  const { open } = await openYourData()
  const app = await open()
  expect(await screen.findByText(/^This browser does not say how long/)).toBeTruthy()
  await press('Back')
  await waitFor(() => expect(app.path()).toBe('/categories'))
})
