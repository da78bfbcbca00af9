import { afterEach, expect, test, vi } from 'vitest'
import { LANGUAGES } from '../../../../languages/languages.ts'

afterEach(() => {
  vi.doUnmock('words/handsFree')
  vi.resetModules()
})

test.each([
  ['en', 'Next.', 'next'],
  ['en', ' go  back', 'back'],
  ['en', 'Once more!', 'again'],
  ['en', 'start the timer', 'timer'],
  ['en', 'put it back into the next bowl', undefined],
  ['en', '', undefined],
  ['en', '<img src=x onerror=alert(1)>', undefined],
  ['de', 'Weiter geht’s!', 'next'],
  ['de', 'Zurück', 'back'],
  ['de', 'Noch einmal', 'again'],
  ['de', 'Timer starten', 'timer'],
  ['de', 'weiter rühren', undefined],
] as const)('in %s, “%s” is %s', async (language, heard, command) => {
  vi.doMock('words/handsFree', () => LANGUAGES[language].words.handsFree)
  const { commandIn } = await import('./commands.ts')
  expect(commandIn(heard)).toBe(command)
})

test('what the device may have said itself is no command', async () => {
  const { commandIn } = await import('./commands.ts')
  expect(commandIn('Next', 'Put it next to the stove.')).toBeUndefined()
  expect(commandIn('Next', 'Put it on the stove.')).toBe('next')
  expect(commandIn('back', 'Bring the backbones to a boil.')).toBe('back')
})
