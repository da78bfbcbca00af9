import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { nodeCooklang } from '../nodeCooklang.ts'
import { importOf } from '../../../tests/support/testImport.ts'
import { readCooklang } from './cooklang.ts'
import { parseCooklang } from './cooklangText.ts'
import { takeFrontMatter } from './frontMatter.ts'

interface Case {
  rule: string
  source: string
  steps: unknown[][]
  metadata?: Record<string, unknown>
}

const cases: Case[] = parse(readFileSync('tests/fixtures/import/cooklang.yaml', 'utf8'))

const parser = await nodeCooklang()

test.each(cases)('Cooklang: $rule', ({ source, steps, metadata = {} }) => {
  const { data, body } = takeFrontMatter(source)
  const { recipe } = parseCooklang(body, parser)
  const found = recipe.sections.flatMap(({ content }) =>
    content.map((block) => {
      if (block.type === 'text') return block.value
      return block.value.items.map((item) => {
        if (item.type === 'text') return item.value
        if (item.type === 'inlineQuantity') return item
        const { ingredients, cookware, timers } = recipe
        const part = { ingredient: ingredients, cookware, timer: timers }[item.type][item.index]
        const amount = parser.amount(part?.quantity ?? null)
        const note = part && 'note' in part ? part.note : null
        return { [item.type]: part?.name ?? '', ...(amount && { amount }), ...(note && { note }) }
      })
    }),
  )
  expect(found).toEqual(steps)
  expect({ ...recipe.raw_metadata.map, ...data }).toEqual(metadata)
})

const BROKEN = 'A mark breaks the rules of Cooklang, so the line was read as text.'

test.each([
  ['---\na: b\n---\n\nRest ~{5}.', ['Line 5: Invalid timer quantity: missing unit.']],
  ['Boil.\n\nAdd @egg{1/0%g}.', [`Line 3: ${BROKEN}`]],
  ['Add @{}.', [`Line 1: ${BROKEN}`]],
  ['>> servings: many\n>> source: a friend: Ida\n\nMix.\n', []],
])('the parser objects to %j: %j', (text, said) => {
  expect(parseCooklang(takeFrontMatter(text).body, parser).objections).toEqual(said)
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
