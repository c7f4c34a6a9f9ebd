import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { asVisitor } from '../../test/open-sheet'
import { saveThrough } from '../device/save-file'
import { Toaster } from '../ui/toaster'
import { ExportRow } from './export-row'

/** A device that keeps a file, or does not. */
async function exportOn(device: (name: string) => Promise<boolean>) {
  await asVisitor()
  saveThrough(device)
  onTestFinished(() => saveThrough(async () => true))
  render(
    <>
      <ExportRow />
      <Toaster />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: /^Export my data/ }))
}

test('a file that was kept is named, with where it is', async () => {
  await exportOn(async () => true)
  expect(await screen.findByText(/^verbena-\d{4}-\d\d-\d\d\.json is among your downloads$/)).toBeTruthy()
})

test('an app says that the file is where it was sent', async () => {
  vi.stubGlobal('Capacitor', { isNativePlatform: () => true })
  onTestFinished(() => void vi.unstubAllGlobals())
  await exportOn(async () => true)
  expect(await screen.findByText(/\.json is where you sent it$/)).toBeTruthy()
})

test('a file that was not kept is told, with what to do', async () => {
  await exportOn(async () => false)
  expect(await screen.findByText('The file was not saved')).toBeTruthy()
  expect(screen.getByText('Try again and choose a place for it.')).toBeTruthy()
})
