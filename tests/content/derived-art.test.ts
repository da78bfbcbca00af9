import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { deriveArt, parseArt, type Subject } from '@pinchwell/illustrator/language'
import { readWords } from '../../pipeline/content/readWords.ts'
import { sitePlace } from '../../pipeline/sitePlace.ts'

/** What is wrong with the line that a document without one gets. */
function mistakesOf(folder: string, subject: Subject): string[] {
  const line = deriveArt(folder, subject)
  const mistakes: string[] = []
  parseArt(line, ({ what }) => mistakes.push(`${line}: ${what}`))
  return mistakes
}

const FOLDERS = ['recipes', 'reviews', 'posts'] as const

interface Written {
  id: number
  title: string
  category: string
  ingredients?: { text: string }[]
}

async function subjectsIn(folder: string): Promise<Subject[]> {
  const dir = path.join(sitePlace.content, folder)
  const sources = await Promise.all(
    (await readdir(dir))
      .filter((file) => /\.(yaml|mdx)$/.test(file))
      .map((file) => readFile(path.join(dir, file), 'utf8')),
  )
  return sources.map((source) => {
    const written: Written = parseAllDocuments(source)[0]?.toJS()
    const { id, title, category, ingredients } = written
    return { id, title, category, ingredients: ingredients?.map(({ text }) => text) }
  })
}

describe('a document without a line of its own gets one that can be read', () => {
  test.each(FOLDERS)('in content/%s', async (folder) => {
    const subjects = await subjectsIn(folder)
    expect(subjects.length).toBeGreaterThan(10)
    expect(subjects.flatMap((subject) => mistakesOf(folder, subject))).toEqual([])
  })

  test.each([
    ['reviews', 'reviews.category'],
    ['recipes', 'recipes.category'],
  ] as const)('in every category of %s, whatever chance picks', async (folder, vocabulary) => {
    const categories = (await readWords(sitePlace.content)).get(vocabulary) ?? []
    expect(categories.length).toBeGreaterThan(5)
    const subjects = categories.flatMap((category) =>
      Array.from({ length: 20 }, (_, index) => ({ category, title: `Number ${index}` })),
    )
    expect(subjects.flatMap((subject) => mistakesOf(folder, subject))).toEqual([])
  })

  const ODD: Record<string, Subject> = {
    'nothing at all': {},
    'an empty title': { title: '' },
    'a title of signs': { title: '| ; @3 *2 "\' <b>', category: 'Dinner' },
    'a title beyond the alphabet': { title: '味噌ラーメン 🍜', category: 'Dinner' },
    'no ingredients': { title: 'Nothing', category: 'Dinner', ingredients: [] },
    'empty ingredients': { title: 'Nothing', category: 'Dinner', ingredients: ['', ' '] },
    'ingredients of signs': {
      title: 'Odd',
      category: 'Dinner',
      ingredients: ['| ;', '@3', '½ – ⅓'],
    },
    'ingredients with names of objects': {
      title: 'Odd',
      category: 'Dinner',
      ingredients: ['constructor', '__proto__', 'to string'],
    },
    'more ingredients than a plate holds': {
      title: 'Full',
      category: 'Lunch',
      ingredients: ['soup', 'rice', 'noodles', ...'basil mint dill sage thyme feta egg'.split(' ')],
    },
    'an unknown category': { title: 'New', category: 'Snacks' },
    'a category with a name of objects': { title: 'New', category: 'constructor' },
  }

  test.each(FOLDERS.flatMap((folder) => Object.keys(ODD).map((name) => [folder, name] as const)))(
    'in %s: %s',
    (folder, name) => {
      expect(mistakesOf(folder, ODD[name] ?? {})).toEqual([])
    },
  )
})

describe('a derived line', () => {
  const recipe: Subject = {
    id: 900,
    title: 'A new soup',
    category: 'Dinner',
    ingredients: ['2 sweet potatoes', '1 large tomato, cut', '3 handfuls basil', '1 litre broth'],
  }

  test('is the same every time, and another for another title', () => {
    expect(deriveArt('recipes', recipe)).toBe(deriveArt('recipes', { ...recipe }))
    const titles = Array.from({ length: 20 }, (_, index) => `Soup ${index}`)
    const lines = titles.map((title) => deriveArt('recipes', { ...recipe, title }))
    expect(new Set(lines).size).toBeGreaterThan(5)
  })

  test('shares neither ground nor vessel nor props with its neighbor in a list', () => {
    const parts = Array.from({ length: 40 }, (_, id) => {
      const [ground, vessel, , props] = deriveArt('recipes', {
        ...recipe,
        id,
        title: `Soup ${id}`,
      }).split(' | ')
      return { ground, vessel, props }
    })
    for (const [index, { ground, vessel, props }] of parts.slice(1).entries()) {
      expect(parts[index]?.ground).not.toBe(ground)
      expect(parts[index]?.vessel).not.toBe(vessel)
      expect(parts[index]?.props).not.toBe(props)
    }
  })

  test('shows the ingredients that there are words for, what fills the vessel first', () => {
    expect(deriveArt('recipes', recipe).split(' | ')[2]).toBe(
      'soup; sweetpotato@12; tomato@2; basil@4',
    )
  })
})
