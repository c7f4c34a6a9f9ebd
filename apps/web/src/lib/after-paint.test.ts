import { expect, onTestFinished, test } from 'vitest'
import { afterPaint, paintBy } from './after-paint'

/** Frames that come when the test says so. */
function frames() {
  const asked: (() => void)[] = []
  paintBy((painted) => void asked.push(painted))
  onTestFinished(() => paintBy((painted) => painted()))
  function paint() {
    for (const painted of asked.splice(0)) painted()
  }
  return { paint, asked: () => asked.length }
}

test('work waits for one frame, and keeps its order', () => {
  const { paint, asked } = frames()
  const done: string[] = []
  afterPaint(() => done.push('first'))
  afterPaint(() => done.push('second'))
  expect(done).toEqual([])
  expect(asked()).toBe(1)
  paint()
  paint()
  expect(done).toEqual(['first', 'second'])
})

test('what is asked for later has a frame of its own', () => {
  const { paint } = frames()
  const done: string[] = []
  afterPaint(() => afterPaint(() => done.push('later')))
  paint()
  expect(done).toEqual([])
  paint()
  expect(done).toEqual(['later'])
})
