/** The search of a German site, with the word rules of its language. */
import { afterAll, expect, test, vi } from 'vitest'
import * as english from '../../../content/search/languages/en.ts'
import * as german from '../../../content/search/languages/de.ts'
import { indexedDocument } from '../../../../tests/support/indexedDocument.ts'
import type { IndexedDocument } from '../../../content/prerender/searchIndex.ts'

const DUMPLINGS = 'Mit Zwiebeln, Haselnüssen und Knoblauch.'
const SOUP = { minutes: 45, category: 'Suppen', foods: [['Kartoffel']] }
const DOCUMENTS: (readonly [path: string, words: Partial<IndexedDocument>])[] = [
  ['suppe', { title: 'Kartoffelsuppe', difficulty: 'easy', ...SOUP }],
  ['kuchen', { title: 'Pflaumenkuchen vom Blech', points: ['1 kg Pflaumen'], course: 'dessert' }],
  ['huhn', { title: 'Hähnchen mit Äpfeln', diet: ['nut-free'], minutes: 25 }],
  ['klöße', { title: 'Klöße', foods: [['Weizenmehl'], ['Ei']], text: [DUMPLINGS] }],
  ['käse', { title: 'Bergkäse auf Brot', diet: ['vegetarian'], difficulty: 'medium' }],
]

async function openEngine() {
  vi.resetModules()
  vi.doMock('words/searchRules', () => german)
  vi.doMock('words/labels', () => ({ easy: 'Einfach', dessert: 'Dessert', medium: 'Mittelschwer' }))
  vi.doMock('words/diets', () => ({ nutFree: 'nussfrei', vegetarian: 'vegetarisch' }))
  const { buildSearchIndex } = await import('../../../content/prerender/searchIndex.ts')
  const { createSearchEngine } = await import('./engine.ts')
  const documents = DOCUMENTS.map(([path, words]) => indexedDocument(path, words))
  return createSearchEngine(buildSearchIndex(documents).json)
}

const engine = await openEngine()
afterAll(() => {
  for (const name of ['searchRules', 'labels', 'diets']) vi.doUnmock(`words/${name}`)
  vi.resetModules()
})

test('both languages have the same rules', () => {
  const rules: typeof english = german
  expect(Object.keys(rules).toSorted()).toEqual(Object.keys(english).toSorted())
})

test.each([
  ['Suppe', ['suppe']],
  ['Suppen', ['suppe']],
  ['Kartoffeln', ['suppe']],
  ['kartoffel einfach', ['suppe']],
  ['Pflaume', ['kuchen']],
  ['Kuchen mit Pflaumen', ['kuchen']],
  ['Zwiebel ', ['klöße']],
  ['Nuss ', ['klöße']],
  ['Lauch ', []],
  ['Haehnchen', ['huhn']],
  ['hahnchen', ['huhn']],
  ['Aepfel', ['huhn']],
  ['Apfel', ['huhn']],
  ['Kloesse', ['klöße']],
  ['Kloß ', ['klöße']],
  ['Käse ', ['käse']],
  ['ohne Nüsse', ['huhn']],
  ['nussfreie Gerichte', ['huhn']],
  ['ohne Mehl', ['suppe']],
  ['mehlfrei', ['suppe']],
  ['unter 30 Minuten', ['huhn']],
  ['vegetarisch', ['käse']],
  ['mittelschwer', ['käse']],
  ['suppen', ['suppe']],
  ['mit und ohne', []],
])('“%s” finds %j', (query, found) => {
  expect(engine.search(query).hits.map(({ path }) => path)).toEqual(found)
})

test('filters are named in German, and keep their values in the address', () => {
  const { filters } = engine.search('vegetarisch, mittelschwer')
  expect(filters).toMatchObject({
    names: ['vegetarisch', 'Mittelschwer'],
    linked: ['vegetarisch'],
    path: '/recipes?diet=vegetarian',
  })
})

test('corrections are written as the documents write them', () => {
  expect(engine.search('Kartofelsuppe').corrected).toEqual([
    { typed: 'kartofelsuppe', correction: 'Kartoffelsuppe' },
  ])
  expect(engine.search('Pflaumnkche').suggestion).toBe('Pflaumenkuchen')
})
