// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SOUP } from '../../../../tests/support/plannedDish.ts'
import { PAYLOADS } from '../../../../tests/untrusted/payloads.ts'
import { settings } from '../../../settings/settings.ts'
import type { PlannedDish } from '../../../storage/mealPlan.ts'
import { shoppingList } from '../../../storage/shoppingList.ts'
import { calendarFile } from './calendarFile.ts'
import { addDishesToList } from './addDishesToList.ts'

/** Joins folded lines again. */
const unfold = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')
const listed = () => shoppingList.read('recipe-7')

describe('a calendar file', () => {
  const NOW = new Date('2026-11-29T10:20:30.456Z')
  const summaryOf = (title: string) =>
    unfold(calendarFile([{ ...SOUP, title }], NOW)).find((line) => line.startsWith('SUMMARY:'))

  test('has an event for each dish, at the hour of its meal wherever it is read', () => {
    vi.spyOn(settings, 'address', 'get').mockReturnValue('https://name.example/bakery')
    const leftovers: PlannedDish = { ...SOUP, meal: 'lunch', isLeftovers: true }
    const lines = unfold(calendarFile([SOUP, leftovers], NOW))
    expect(lines.slice(0, 3)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', expect.any(String)])
    expect(lines.slice(3, 12)).toEqual([
      'BEGIN:VEVENT',
      'UID:2026-11-30.dinner.7@name.example',
      'DTSTAMP:20261129T102030Z',
      'DTSTART:20261130T190000',
      'DURATION:PT1H',
      'SUMMARY:Soup',
      'DESCRIPTION:https://name.example/bakery/recipes/7?servings=4',
      'URL:https://name.example/bakery/recipes/7?servings=4',
      'END:VEVENT',
    ])
    expect(lines).toContain('SUMMARY:Leftovers of Soup')
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', ''])
  })

  test('escapes what has a meaning in it', () => {
    expect(summaryOf('Rice; peas, \\ and\r\nEND:VEVENT')).toBe(
      String.raw`SUMMARY:Rice\; peas\, \\ and END:VEVENT`,
    )
  })

  test('has lines of 75 octets at most, broken between characters', () => {
    for (const title of ['🧀'.repeat(60), 'ä'.repeat(200), 'a'.repeat(66), 'a'.repeat(67)]) {
      const file = calendarFile([{ ...SOUP, title }], NOW)
      const lengths = file.split('\r\n').map((line) => new TextEncoder().encode(line).length)
      expect(Math.max(...lengths)).toBeLessThanOrEqual(75)
      expect(summaryOf(title)).toBe(`SUMMARY:${title}`)
    }
  })

  test('keeps its lines whatever a title says', () => {
    const count = calendarFile([SOUP], NOW).replaceAll('\r\n ', '').split('\r\n').length
    for (const { text } of PAYLOADS) {
      const file = calendarFile([{ ...SOUP, title: text }], NOW)
      expect(file.replaceAll('\r\n ', '').split(/\r\n|\r|\n/)).toHaveLength(count)
    }
  })
})

describe('the shopping list of a plan', () => {
  const cooking = { ingredients: [{ amounts: [], food: 'leek', aisle: 'produce' }] }
  const recipe = { id: 7, title: 'Soup', servings: 4, ingredients: [{ text: 'leeks' }], cooking }

  beforeEach(() => {
    vi.stubGlobal('fetch', async (address: string) =>
      address.endsWith('/recipes/7.json')
        ? new Response(JSON.stringify({ data: recipe }))
        : new Response('', { status: 404 }),
    )
  })

  test('has a recipe once, for all its meals, without leftovers', async () => {
    const again: PlannedDish = { ...SOUP, day: '2026-12-02', servings: 2 }
    const { text } = await addDishesToList([SOUP, again, { ...again, isLeftovers: true }])
    expect(text).toBe('1 ingredient is now on your shopping list.')
    expect(listed()).toMatchObject({ recipe: 7, servings: 6, factor: 1.5 })
  })

  test('keeps a recipe that is there for as many, with its ticks; Undo takes back the rest', async () => {
    const { undo } = await addDishesToList([SOUP])
    shoppingList.change('recipe-7', (before) => {
      return before && { ...before, items: before.items.map((item) => ({ ...item, isDone: true })) }
    })
    const { text } = await addDishesToList([SOUP])
    expect(text).toBe('All that these days need is on your shopping list already.')
    expect(listed()?.items).toMatchObject([{ text: 'leeks', isDone: true }])
    undo?.()
    expect(listed()).toBeUndefined()
  })

  test('says which recipe could not be loaded, and has the others', async () => {
    const { text } = await addDishesToList([SOUP, { ...SOUP, recipe: 8, title: 'Stew' }])
    expect(text).toContain('Could not be loaded, and so was not added: Stew.')
    expect(listed()?.servings).toBe(4)
  })
})
