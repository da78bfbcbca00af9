import { beforeAll, expect, test, vi } from 'vitest'
import { nodeCooklang } from '../nodeCooklang.ts'
import { importOf } from '../../../tests/support/testImport.ts'
import { readCooklang } from './cooklang.ts'
import type { CooklangParser } from './cooklangParser.ts'
import { parseCooklang } from './cooklangText.ts'
import { takeFrontMatter } from './frontMatter.ts'

let parser: CooklangParser

beforeAll(async () => {
  parser = await nodeCooklang()
})

test.each([
  ['an optional ingredient', 'Top with @?dill.', [['dill', 'optional']]],
  ['an optional one with a note', 'Add @?salt{1%g}(fine).', [['salt', 'fine, optional']]],
  ['a second question mark in a name', 'Add @??dill{}.', [['??dill', null]]],
  ['an ingredient that a section has made', 'Add @&(=1)dough{}.', [['dough', null]]],
  ['optional cookware', 'Cover with a #?lid{}.', []],
])('Cooklang has %s', (_what, text, ingredients) => {
  const { recipe, objections } = parseCooklang(text, parser)
  expect(recipe.ingredients.map(({ name, note }) => [name, note])).toEqual(ingredients)
  expect(objections).toEqual([])
})

test.each([
  [
    'a doubt, with the line in the file',
    '---\na: b\n---\n\nRest ~{5}.',
    'Line 5: Invalid timer quantity: missing unit.',
  ],
  [
    'an amount that is none',
    'Boil.\n\nAdd @egg{1/0%g}.',
    'Line 3: A mark breaks the rules of Cooklang, so the line was read as text.',
  ],
  [
    'a mark without a name',
    'Add @{}.',
    'Line 1: A mark breaks the rules of Cooklang, so the line was read as text.',
  ],
])('the parser objects to %s', (_what, text, said) => {
  expect(parseCooklang(takeFrontMatter(text).body, parser).objections).toEqual([said])
})

test('metadata of any kind is no reason to object', () => {
  const text = '>> servings: many\n>> source: a friend: Ida\n\nMix.\n'
  expect(parseCooklang(text, parser).objections).toEqual([])
})

test('beside a line that breaks the rules the others are read, and the document says so', async () => {
  const { documents, written } = await importOf(
    'x.cook',
    'Boil @egg{2}.\n\nSalt with @salt{1/0%g}.\n',
  )
  expect(documents[0]).toMatchObject({
    ingredients: [{ text: '2 egg' }],
    instructions: ['Boil egg.', 'Salt with salt{1/0%g}.'],
  })
  expect(written[0]?.remarks).toContainEqual(
    expect.objectContaining({ kind: 'unclear', text: expect.stringMatching(/^Line 3: A mark/) }),
  )
})

test('sections, groups, tools, timers, notes and the older form of metadata are read', async () => {
  const text = `>> servings: 3
>> prep time: 10 minutes
>> tags: bread, garlic

== Dough ==
Knead @?malt flour{100%g}(dark) and @water{3/10%l} in a #bowl{}.

> Storage: A day
> in a bag.

= Filling
Stir @./sauces/Pesto{2%tbsp} and @?salt for ~{5%minutes}. Add more @water.
`
  const { documents } = await importOf('garlic-bread.cook', text)
  expect(documents[0]).toMatchObject({
    title: 'garlic bread',
    servings: 3,
    prepTime: 10,
    keywords: ['bread', 'garlic'],
    ingredients: [
      { text: '100 g malt flour, dark, optional', group: 'Dough' },
      { text: '3/10 l water' },
      { text: '2 tbsp Pesto', group: 'Filling' },
      { text: 'salt, optional' },
    ],
    instructions: [
      'Dough:',
      'Knead malt flour and water in a bowl.',
      'Filling:',
      'Stir Pesto and salt for 5 minutes. Add more water.',
    ],
    equipment: [{ text: 'bowl' }],
    notes: { storage: 'A day in a bag.' },
  })
})

test('a parser that cannot be loaded is said', async () => {
  const { problems } = await readCooklang('x.cook', 'Boil @egg{1}.', () =>
    Promise.reject(new Error('offline')),
  )
  expect(problems).toEqual(['The parser for Cooklang could not be loaded.'])
})

test('the parser reads on after its module was loaded anew', async () => {
  const first = await nodeCooklang()
  vi.resetModules()
  const { nodeCooklang: startAgain } = await import('../nodeCooklang.ts')
  const again = await startAgain()
  const text = 'Boil @water{1%l} in a #pot{}.'
  expect(again.parse(text).recipe.ingredients).toEqual(first.parse(text).recipe.ingredients)
  expect(again.parse(text).recipe.ingredients).toHaveLength(1)
})
