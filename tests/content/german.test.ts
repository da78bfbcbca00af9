/** A site in German, without building it; tests/edits builds one. */
import { afterAll, expect, test, vi } from 'vitest'
import { LANGUAGES } from '../../languages/languages.ts'
import { readContent } from '../../pipeline/content/read/readContent.ts'
import { describeCooking } from '../../pipeline/cooking/describeCooking.ts'
import { compileMessage } from '../../pipeline/words/compileMessage.ts'
import { checkWith, GOOD, goodRecipe } from './goodContent.ts'

function parametersOf(messages: Record<string, Record<string, string>>) {
  return Object.entries(messages).flatMap(([part, ofPart]) =>
    Object.entries(ofPart).map(([name, message]) => {
      const names = [...compileMessage(message).parameters.keys()]
      return `${part}.${name}: ${names.toSorted().join(' ')}`
    }),
  )
}

afterAll(() => {
  for (const name of ['amounts', 'locale']) vi.doUnmock(`words/${name}`)
  vi.resetModules()
})

test('each message is there in every language, and takes the same values', () => {
  const { en, ...others } = LANGUAGES
  for (const { words } of Object.values(others)) {
    expect(parametersOf(words).toSorted()).toEqual(parametersOf(en.words).toSorted())
  }
})

test.each([
  ['language: fr', ['unknown-choice']],
  ['language:', ['empty-value']],
  [null, ['empty-file']],
])('while site.yaml with %s hides the language, no rule guesses it', (line, rules) => {
  const german = { title: 'Brot', ingredients: [{ text: '4 Scheiben Brot' }, { text: '1 Ei' }] }
  const site = GOOD['site.yaml'].replace('“paid link”', '„Werbelink“')
  const problemsWith = (written: string) =>
    checkWith({ 'site.yaml': written, 'recipes/1.yaml': goodRecipe(german) }).problems
  expect(problemsWith(site).map(({ rule }) => rule)).toContain('disclosure-mark')
  const problems = problemsWith(line === null ? '' : `${site}${line}\n`)
  expect(problems.map(({ rule }) => rule)).toEqual(rules)
})

test('no rule that reads English speaks about German documents', async () => {
  const { documents, problems } = await readContent('tests/german', new Date('2026-11-29'))
  expect(documents.length).toBeGreaterThan(8)
  expect(problems).toEqual([])
})

test.each([
  ['1 große Zwiebel', 3, '3 große Zwiebeln'],
  ['2 Eier', 0.5, '1 Ei'],
  ['2 EL Butter', 8, '16 EL Butter'],
  ['1,5 kg Zwetschgen', 1 / 3, '500 g Zwetschgen'],
  ['250–300 ml Milch', 2, '500–600 ml Milch'],
  ['1 Dose Tomaten (400 g)', 2, '2 Dosen Tomaten (400 g)'],
  ['2 bis 3 Zwiebeln', 2, '4 bis 6 Zwiebeln'],
  ['Eine halbe Zwiebel', 2, '1 Zwiebel'],
  ['1 Liter Milch', 0.5, '500 ml Milch'],
  ['ca. ½ TL Salz', 0.7, 'ca. ⅓ TL Salz'],
  ['3 cm Ingwer', 2, '3 cm Ingwer'],
  ['1–2 Prisen Zimt', 0.5, '1 Prise Zimt'],
  ['20 dag Topfen', 2, '400 g Topfen'],
  ['½ Pfund Butter', 1, '½ Pfund Butter'],
  ['½ Pfund Butter', 4, '1 kg Butter'],
  ['ein Viertelliter Milch', 2, '500 ml Milch'],
  ['Salz und Pfeffer', 2, 'Salz und Pfeffer'],
])('“%s” × %s is “%s”', async (line, factor, scaled) => {
  vi.resetModules()
  vi.doMock('words/amounts', () => ({ about: ({ amount = '' }) => `ca. ${amount}` }))
  vi.doMock('words/locale', () => ({ language: 'de', decimalMark: ',' }))
  const { scaleText } = await import('../../src/cooking/scaleAmounts.ts')
  const { ingredients } = describeCooking({ ingredients: [line], instructions: [] }, 'de')
  expect(scaleText(line, { amounts: ingredients[0]?.amounts ?? [] }, { factor })).toBe(scaled)
})

test.each([
  ['250 g Mehl', '1 kg Mehl', ['1,25 kg Mehl']],
  ['2 Zwiebeln', '3 Zwiebeln', ['5 Zwiebeln']],
  ['½ Bund Petersilie', '½ Bund Petersilie', ['1 Bund Petersilie']],
  ['150 ml Sahne', '200 ml süße Sahne', ['150 ml Sahne', '200 ml süße Sahne']],
  ['1 Dose Tomaten (400 g)', '1 Dose Tomaten (400 g)', ['1 Dose Tomaten (400 g)', 'again']],
  ['½ TL Salz', '½ TL Salz', ['½ TL Salz', 'again']],
  ['Salz und Pfeffer', 'Salz und Pfeffer', ['Salz und Pfeffer', 'again']],
])('on a shopping list, “%s” and “%s” are %j', async (first, second, texts) => {
  vi.resetModules()
  vi.doMock('words/locale', () => ({ language: 'de', decimalMark: ',' }))
  const { mergeShoppingItems } = await import('../../src/cooking/mergeShoppingItems.ts')
  const items = [first, second].map((line) => {
    const { ingredients } = describeCooking({ ingredients: [line], instructions: [] }, 'de')
    return ingredients.map((cooking) => ({ line, cooking, factor: 1, source: null }))
  })
  const merged = mergeShoppingItems(items.flat()).map(({ text }) => text)
  expect(merged).toEqual(texts.map((text) => (text === 'again' ? first : text)))
})
