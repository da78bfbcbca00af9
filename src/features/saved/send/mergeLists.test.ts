import { expect, test } from 'vitest'
import type { Listed } from '../../../storage/shoppingList.ts'
import { mergeLists } from './mergeLists.ts'

/** Lines of a list: `leek ✓` is ticked, `leek ✗` removed. */
function listed(lines: string, more: Partial<Listed> = {}): Listed {
  const items = lines.split(', ').map((line) => ({
    text: line.replace(/ [✓✗]$/, ''),
    isDone: line.endsWith('✓') || undefined,
    isGone: line.endsWith('✗') || undefined,
  }))
  return { title: '', factor: 1, items, at: '2026-11-01', ...more }
}

const words = ({ items }: Listed) =>
  items.map(({ text, isDone, isGone }) => text + (isDone ? ' ✓' : '') + (isGone ? ' ✗' : ''))

const soup = (lines: string, factor = 1): Listed =>
  listed(lines, { recipe: 7, title: 'Soup', servings: factor * 4, factor })

test.each([
  ['a recipe that is not there is added', '', 'leek, salt ✓', 'leek, salt ✓', 2],
  ['what is there stays as it is', 'leek, salt', 'leek, salt', 'leek, salt', 0],
  ['a tick there is a tick here', 'leek, salt', 'leek ✓, salt', 'leek ✓, salt', 0],
  ['a tick here stays', 'leek ✓, salt', 'leek, salt', 'leek ✓, salt', 0],
  ['a line that is on the other list alone is added', 'leek', 'salt, leek', 'leek, salt', 1],
  ['a line that is here alone stays', 'leek, wine', 'leek', 'leek, wine', 0],
  ['a line that was removed here comes back', 'leek ✗, salt', 'leek, salt', 'leek, salt', 1],
  ['two lines of the same text stay two', 'egg, egg ✓', 'egg ✓, egg', 'egg ✓, egg ✓', 0],
])('%s', (_what, here, there, after, added) => {
  const current = new Map(here === '' ? [] : [['recipe-7', soup(here)]])
  const merged = mergeLists(current, [soup(there)], '2026-11-29')
  expect([...merged.records.keys()]).toEqual(['recipe-7'])
  expect([...merged.records.values()].map(words)).toEqual([after.split(', ')])
  expect(merged.added).toBe(added)
})

test.each([
  [1, 2, 2],
  [2, 1, 2],
])('a recipe at scale %d and %d is kept at %d', (here, there, kept) => {
  const { records } = mergeLists(
    new Map([['recipe-7', soup('leek', here)]]),
    [soup('leek', there)],
    '',
  )
  expect(records.get('recipe-7')).toMatchObject({ factor: kept, servings: kept * 4 })
})

test('own lines are known by their text, each once', () => {
  const current = new Map([['line-a', listed('foil')]])
  const received = [listed('foil ✓'), listed('foil'), listed('towels')]
  const { records, added } = mergeLists(current, received, '2026-11-29')
  expect([...records.values()].flatMap(words)).toEqual(['foil ✓', 'foil', 'towels'])
  expect(records.has('line-a')).toBe(true)
  expect(added).toBe(2)
})

test('a list that is taken twice adds nothing the second time', () => {
  const received = [soup('leek ✓, salt'), listed('towels'), listed('towels')]
  const first = mergeLists(new Map(), received, '2026-11-29')
  const second = mergeLists(first.records, received, '2026-11-30')
  expect(second.added).toBe(0)
  expect(second.records).toEqual(first.records)
})
