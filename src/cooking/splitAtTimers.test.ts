import { expect, test } from 'vitest'
import type { StepTimer } from './cookingData.ts'
import { splitAtTimers } from './splitAtTimers.ts'

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
