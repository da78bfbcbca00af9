import { afterEach, describe, expect, test, vi } from 'vitest'
import { german } from '../../../../languages/de/index.ts'
import { LANGUAGES } from '../../../../languages/languages.ts'
import { toSpeechText } from './speechText.ts'

afterEach(() => {
  vi.doUnmock('words/handsFree')
  vi.doUnmock('words/amounts')
  vi.resetModules()
})

const spokenMixed = ({ whole, part }: Record<string, string>) => `${whole} ${part}`
const range = ({ from, to }: Record<string, string>) => `${from} bis ${to}`

describe('a voice is given words for signs and short forms', () => {
  test.each([
    ['Add ½ cup of milk.', 'Add a half cup of milk.'],
    ['1 ½ cups', '1 and a half cups'],
    [
      '1½ tsp salt and ¾ tsp cumin',
      '1 and a half teaspoons salt and three quarters teaspoon cumin',
    ],
    ['2⅛ oz, 3⅔ cups, ¼ cup', '2 and an eighth ounces, 3 and two thirds cups, a quarter cup'],
    ['in a ½-inch layer', 'in a half-inch layer'],
    ['bake 10–12 minutes at 350 °F', 'bake 10 to 12 minutes at 350 degrees Fahrenheit'],
    ['2 tbsp. butter (30 g)', '2 tablespoons butter (30 grams)'],
    ['Wait 5 min. Then add 1 L of water.', 'Wait 5 minutes. Then add 1 liter of water.'],
    ['a 14-oz can, 1.5 kg', 'a 14-ounce can, 1.5 kilograms'],
    ['12-inch skillet, 2 large eggs, 3 limes', '12-inch skillet, 2 large eggs, 3 limes'],
  ])('English: %s', (written, said) => {
    expect(toSpeechText(written)).toBe(said)
  })

  test.each([
    ['½ TL Salz', 'einhalb Teelöffel Salz'],
    ['2 ½ Tassen, 1¼ l, 15½ cm', 'zweieinhalb Tassen, eineinviertel Liter, 15 einhalb Zentimeter'],
    ['¾ l Brühe', 'dreiviertel Liter Brühe'],
    ['1 Std. 30 Min. gehen lassen', '1 Stunde 30 Minuten gehen lassen'],
    ['500 g Mehl, 1,2 l Brühe', '500 Gramm Mehl, 1,2 Liter Brühe'],
  ])('German: %s', async (written, said) => {
    vi.doMock('words/handsFree', () => ({ ...german.handsFree, spokenMixed }))
    vi.doMock('words/amounts', () => ({ range }))
    vi.resetModules()
    const { toSpeechText: germanForEar } = await import('./speechText.ts')
    expect(germanForEar(written)).toBe(said)
  })
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
