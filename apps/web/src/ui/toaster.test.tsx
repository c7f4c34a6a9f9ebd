import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { toast, toastError } from './toast'
import { Toaster } from './toaster'

function showToasts(show: () => void) {
  vi.useFakeTimers()
  render(<Toaster />)
  act(show)
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const titles = () => screen.queryAllByRole('button', { name: 'Dismiss' }).map((button) => button.parentElement?.textContent)

/** The box of a toast, as the pointer meets it. */
function cardOf(title: string): Element {
  const card = screen.getByText(title).closest('.pointer-events-auto')
  if (!card) throw new Error(`No toast says ${title}`)
  return card
}

describe('toasts', () => {
  test('at most three stay, the oldest leaves first', () => {
    showToasts(() => ['one', 'two', 'three', 'four'].forEach((title) => void toast(title)))
    expect(titles()).toEqual(['two', 'three', 'four'])
  })

  test('about the same failure are not stacked, and a change of another kind is', () => {
    showToasts(() => {
      toastError('No voice on this device', 'Add one.')
      toastError('No voice on this device', 'Add one.')
      toast('Word deleted')
      toast('Word deleted')
    })
    expect(titles()).toEqual(['Word deleted', 'Word deleted', 'No voice on this deviceAdd one.'])
  })

  test('say more than a title where there is more to say', () => {
    showToasts(() => toast('Daily goal reached', { text: '5 words today. Well done.' }))
    expect(titles()).toEqual(['Daily goal reached5 words today. Well done.'])
  })

  test('that offer something to do stay long enough to do it', () => {
    showToasts(() => toast('Word deleted', { action: { label: 'Undo', onClick: () => undefined } }))
    pass(5999)
    expect(titles()).toHaveLength(1)
    pass(1)
    expect(titles()).toEqual([])
  })

  test('go by themselves, errors later', () => {
    showToasts(() => {
      toast('Word saved!')
      toastError('Share failed', 'Unable to share or copy to clipboard')
    })
    pass(3199)
    expect(titles()).toHaveLength(2)
    pass(1)
    expect(titles()).toEqual(['Share failedUnable to share or copy to clipboard'])
    pass(2800)
    expect(titles()).toEqual([])
  })

  test('are read out as they come, errors at once', () => {
    showToasts(() => {
      toast('Word saved!')
      toastError('Share failed', 'Try again')
    })
    expect(screen.getByText('Word saved!').closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite')
    expect(screen.getByText('Share failed').closest('[aria-live]')?.getAttribute('aria-live')).toBe('assertive')
  })

  test('go when they are dismissed', () => {
    showToasts(() => toast('Word saved!'))
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(titles()).toEqual([])
  })

  test('offer one thing to do, and go once it is done', () => {
    const undo = vi.fn()
    showToasts(() => toast('Removed', { action: { label: 'Undo', onClick: undo } }))
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(undo).toHaveBeenCalledTimes(1)
    expect(titles()).toEqual([])
  })
})

describe('a toast that is being read is not taken away', () => {
  test('while the pointer is on it', () => {
    showToasts(() => toast('Word saved!'))
    fireEvent.pointerEnter(cardOf('Word saved!'))
    pass(10_000)
    expect(titles()).toEqual(['Word saved!'])
    fireEvent.pointerLeave(cardOf('Word saved!'))
    pass(3200)
    expect(titles()).toEqual([])
  })

  test('while the focus is in it', () => {
    showToasts(() => toast('Word saved!'))
    const button = screen.getByRole('button', { name: 'Dismiss' })
    act(() => button.focus())
    pass(10_000)
    expect(titles()).toEqual(['Word saved!'])
    act(() => button.blur())
    pass(3200)
    expect(titles()).toEqual([])
  })

  test('while the focus is in it and the pointer only passes by', () => {
    showToasts(() => toast('Word saved!'))
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
    fireEvent.pointerEnter(cardOf('Word saved!'))
    fireEvent.pointerLeave(cardOf('Word saved!'))
    pass(10_000)
    expect(titles()).toEqual(['Word saved!'])
  })

  test('while the pointer is on it and the focus leaves', () => {
    showToasts(() => toast('Word saved!'))
    const button = screen.getByRole('button', { name: 'Dismiss' })
    fireEvent.pointerEnter(cardOf('Word saved!'))
    act(() => button.focus())
    act(() => button.blur())
    pass(10_000)
    expect(titles()).toEqual(['Word saved!'])
  })

  test('and does not hold the others', () => {
    showToasts(() => {
      toast('Word saved!')
      toast('Added to favorites')
    })
    fireEvent.pointerEnter(cardOf('Word saved!'))
    pass(3200)
    expect(titles()).toEqual(['Word saved!'])
  })
})
