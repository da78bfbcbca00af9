// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'
import { MemoryStorage } from '../../../../tests/support/memoryStorage.ts'
import { exportRecords, importRecords, UnreadableFile } from './backup.ts'
import { recipeNotes, savedRecipes } from '../../../storage/recipeStores.ts'

const NOW = new Date('2026-11-22T10:00:00Z')
const note = (text: string) => ({ title: 'Soup', text, at: '2026-11-01T10:00:00.000Z' })
const saved = (title: string) => ({ title, at: '2026-11-01T10:00:00.000Z' })

function store(records: Record<string, unknown>) {
  for (const [key, value] of Object.entries(records)) {
    localStorage.setItem(key, JSON.stringify(value))
  }
}

function stored(): Record<string, unknown> {
  const keys = Object.keys(localStorage).toSorted()
  return Object.fromEntries(keys.map((key) => [key, JSON.parse(localStorage.getItem(key) ?? '')]))
}

const RECORDS = {
  'saved-recipes:7': saved('Pancakes'),
  'recipe-notes:7': note('Half the sugar'),
  'cooked-recipes:7': { title: 'Pancakes', times: ['2026-11-20T10:00:00.000Z'] },
  'shopping-list:recipe-7': { recipe: 7, title: 'Pancakes', factor: 1, items: [], at: '' },
  'meal-plan:2026-11-30.lunch.7': {
    recipe: 7,
    title: 'Pancakes',
    servings: 4,
    day: '2026-11-30',
    meal: 'lunch',
  },
  'cooking:7': { at: 1, step: '3', ingredients: [], steps: [] },
}

const NONE = { added: 0, conflicting: 0, unreadable: 0 }

describe('a file', () => {
  test('brings everything to a browser that has nothing, as it was, and nothing a second time', () => {
    store(RECORDS)
    const file = exportRecords(NOW)
    localStorage.clear()
    for (const added of [6, 0]) {
      expect(importRecords(file)).toEqual({ ...NONE, added })
      expect(stored()).toEqual(RECORDS)
    }
  })

  test('holds nothing that forms have stored', () => {
    store({ 'newsletter-subscribers': [{ email: 'robin@example.com' }] })
    const { records } = JSON.parse(exportRecords(NOW))
    expect(Object.values(records)).toEqual(Object.keys(records).map(() => ({})))
  })

  test('adds what a browser does not have, which keeps what it has', () => {
    store(RECORDS)
    const file = exportRecords(NOW)
    localStorage.clear()
    const own = { 'recipe-notes:7': note('More salt'), 'saved-recipes:9': saved('Soup') }
    store(own)
    expect(importRecords(file)).toEqual({ ...NONE, added: 5, conflicting: 1 })
    expect(stored()).toEqual({ ...RECORDS, ...own })
  })

  test('is seen by the stores of the page that reads it', () => {
    store({ 'saved-recipes:7': saved('Pancakes') })
    const file = exportRecords(NOW)
    localStorage.clear()
    const onChange = vi.fn<() => void>()
    const unsubscribe = savedRecipes.subscribe(onChange)
    importRecords(file)
    unsubscribe()
    expect(onChange).toHaveBeenCalled()
    expect([...savedRecipes.readAll().keys()]).toContain('7')
    expect(recipeNotes.read('7')).toBeUndefined()
  })
})

const GOOD = { format: 'recipes-of-a-browser', version: 1, records: {} }
const FOREIGN = /not a file that was exported here/

test.each<[string, string, RegExp]>([
  ['no JSON', 'hello', FOREIGN],
  ['another JSON', '[1, 2]', FOREIGN],
  ['null', 'null', FOREIGN],
  ['a file of another program', '{"format":"bookmarks","records":{}}', FOREIGN],
  ['one of a newer version', JSON.stringify({ ...GOOD, version: 2 }), /newer version/],
  ['one of version 0', JSON.stringify({ ...GOOD, version: 0 }), FOREIGN],
  ['one without a version', JSON.stringify({ ...GOOD, version: undefined }), FOREIGN],
  ['one without records', JSON.stringify({ ...GOOD, records: undefined }), FOREIGN],
  [
    'a list of records',
    JSON.stringify({ ...GOOD, records: { 'recipe-notes': [1] } }),
    /recipe-notes/,
  ],
])('%s is refused, with words', (_what, text, why) => {
  const read = () => importRecords(text)
  expect(read).toThrow(UnreadableFile)
  expect(read).toThrow(why)
  expect(stored()).toEqual({})
})

test('what a file says under other keys is not stored', () => {
  const records = {
    'newsletter-popup-seen': { x: true },
    'saved-recipes': {
      '../color-scheme': saved('x'),
      [`7${'0'.repeat(100)}`]: saved('y'),
      8: null,
    },
    __proto__: { polluted: true },
  }
  importRecords(JSON.stringify({ ...GOOD, records }))
  expect(stored()).toEqual({})
})

test.each(Object.keys(RECORDS))(
  'what %s cannot be is not stored, and not counted as added',
  (key) => {
    const [name = '', id = ''] = key.split(':')
    const records = { [name]: { [id]: { title: 7, amounts: [null] } } }
    const imported = importRecords(JSON.stringify({ ...GOOD, records }))
    expect(imported).toEqual({ ...NONE, unreadable: 1 })
    expect(stored()).toEqual({})
  },
)

test('a text here that cannot be read stays', () => {
  localStorage.setItem('recipe-notes:7', '{"text":"Half the su')
  const records = { 'recipe-notes': { 7: note('Salt') } }
  expect(importRecords(JSON.stringify({ ...GOOD, records }))).toEqual({ ...NONE, conflicting: 1 })
  expect(localStorage.getItem('recipe-notes:7')).toBe('{"text":"Half the su')
})

test('thousands of records are announced once', () => {
  const ids = Array.from({ length: 5000 }, (_, id) => [id, saved('Soup')])
  const onChange = vi.fn<() => void>()
  const unsubscribe = savedRecipes.subscribe(onChange)
  const records = { 'saved-recipes': Object.fromEntries(ids) }
  expect(importRecords(JSON.stringify({ ...GOOD, records })).added).toBe(5000)
  unsubscribe()
  expect(onChange).toHaveBeenCalledOnce()
})

test('a full storage is reported; what was there stays, and what was added before is seen', () => {
  const full = new MemoryStorage(190)
  const before = JSON.stringify(note('Salt'))
  full.setItem('recipe-notes:7', before)
  vi.stubGlobal('localStorage', full)
  const records = { 'saved-recipes': { 17: saved('Soup'), 18: saved('Stew') } }
  expect([...savedRecipes.readAll().keys()]).not.toContain('17')
  expect(() => importRecords(JSON.stringify({ ...GOOD, records }))).toThrow('full')
  expect([...savedRecipes.readAll().keys()]).toEqual(['17'])
  expect(full.getItem('recipe-notes:7')).toBe(before)
})
