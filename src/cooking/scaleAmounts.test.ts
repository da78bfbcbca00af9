import { expect, onTestFinished, test, vi } from 'vitest'
import type { StepTimer, WrittenAmount } from './cookingData.ts'
import { scaleToPieces } from './scaleAmounts.ts'
import { splitAtTimers } from './splitAtTimers.ts'

const STEP = 'Melt 3 tablespoons (43 g) of the butter for 2 minutes.'
const amounts: WrittenAmount[] = [
  {
    measures: [
      { span: [5, 18], quantity: 3, unit: 'tbsp' },
      { span: [20, 24], quantity: 43, unit: 'g' },
    ],
  },
]
const timer = { span: [44, 53] as const, seconds: 120 }

test('what is changed and what a timer can be set to are pieces of their own', () => {
  expect(scaleToPieces(STEP, { amounts, timers: [timer] }, { factor: 2 })).toEqual([
    { text: 'Melt ' },
    { text: '6 tablespoons' },
    { text: ' (' },
    { text: '86 g' },
    { text: ') of the butter for ' },
    { text: '2 minutes', timer: 0 },
    { text: '.' },
  ])
})

test('as it is written, nothing is changed', () => {
  const pieces = scaleToPieces(STEP, { amounts }, { factor: 1 })
  expect(pieces).toEqual([{ text: STEP }])
})

test('decimals have the mark of the language', async () => {
  vi.resetModules()
  vi.doMock('words/locale', () => ({ decimalMark: ',', language: 'en' }))
  onTestFinished(() => {
    vi.doUnmock('words/locale')
    vi.resetModules()
  })
  const { scaleText } = await import('./scaleAmounts.ts')
  const flour: WrittenAmount = { measures: [{ span: [0, 4], quantity: 1, unit: 'kg' }] }
  expect(scaleText('1 kg flour', { amounts: [flour] }, { factor: 1.5 })).toBe('1,5 kg flour')
})

test('the words of timers stand in pieces of their own, and all pieces are the text', () => {
  const text = 'Rest for 10 minutes, then fry for 3 minutes.'
  const timers = ['10 minutes', '3 minutes'].map((words): StepTimer => {
    const start = text.indexOf(words)
    return { span: [start, start + words.length], seconds: 60 }
  })
  const pieces = splitAtTimers(text, timers)
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  expect(pieces.filter((piece) => piece.timer !== undefined)).toEqual([
    { text: '10 minutes', timer: 0 },
    { text: '3 minutes', timer: 1 },
  ])
})

test('a text without timers is one piece', () => {
  expect(splitAtTimers('Stir.')).toEqual([{ text: 'Stir.' }])
})
