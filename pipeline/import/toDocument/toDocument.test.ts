import { expect, test } from 'vitest'
import { recipeType } from '../../../src/content/schema/recipe.ts'
import { importOf, importedLines } from '../../../tests/support/testImport.ts'
import { readDocument } from '../../content/read/readDocument.ts'
import { ofSeverity, sortProblems } from '../../problems/problem.ts'

const importJson = (source: object) => importOf('x.json', JSON.stringify(source))

test('what was unclear, left out or missing is said with its line, in the file and in the result', async () => {
  const cooking = { recipeIngredient: ['1 egg'], recipeInstructions: ['Fry.'] }
  const facts = { recipeYield: '2-3 people', nutrition: { proteinContent: '6 g' } }
  const { written } = await importJson({ '@type': 'Recipe', name: 'Bare', ...facts, ...cooking })
  const [document] = written
  const lines = document?.text.split('\n') ?? []
  const fields = document?.remarks.map(({ field, kind }) => `${kind} ${field}`)
  const missing = ['missing category', 'missing prepTime', 'missing nutrition.calories']
  expect(fields).toEqual(expect.arrayContaining(['unclear servings', ...missing]))
  for (const { field, line } of document?.remarks ?? []) {
    const name = field.split('.').at(-1)
    expect(lines[line - 1]).toMatch(new RegExp(`^ *${name}:`))
    expect(lines[line - 2]).toMatch(/^ *# /)
  }
})

const BARE = {
  '@type': 'Recipe',
  name: 'Bare',
  totalTime: 'PT45M',
  aggregateRating: { ratingValue: 4.7, ratingCount: 1123 },
}

test('what a source does not say stays empty, also the rating by readers of another site', async () => {
  const { documents } = await importJson({ ...BARE, recipeIngredient: ['1 egg'] })
  const words = { category: null, description: null, imageDesc: null }
  const facts = { prepTime: null, cookTime: null, servings: null, instructions: null }
  expect(documents[0]).toEqual({
    id: 1,
    draft: true,
    title: 'Bare',
    ...words,
    ...facts,
    date: '2026-11-22',
    ingredients: [{ text: '1 egg' }],
  })
})

test('a draft with empty fields is sound, and refused once it is to be published, with each of them', async () => {
  const parts = { nutrition: { proteinContent: '6 g' }, recipeInstructions: ['Fry.'] }
  const { written } = await importJson({ ...BARE, name: '', ...parts })
  const text = written[0]?.text ?? ''
  expect(mistakesIn(text)).toEqual([])
  const empty =
    'category description imageDesc prepTime cookTime servings ingredients ' +
    'nutrition.calories nutrition.carbs nutrition.fat'
  expect(mistakesIn(text.replace(/^draft: true$/m, 'draft: false'))).toEqual([
    '“title” still says “To be written.”',
    ...empty.split(' ').map((name) => `“${name}” is empty.`),
  ])
})

function mistakesIn(text: string): string[] {
  const { problems } = readDocument('1.yaml', new TextEncoder().encode(text), recipeType)
  return sortProblems(ofSeverity('error', problems)).map(({ what }) => what)
}

test('a list of numbers alone is no list of ingredients, which is said where nothing better is found', async () => {
  const numbers = { recipeIngredient: ['195', '1½'], recipeInstructions: ['Knead.'] }
  const { documents, written } = await importJson({ ...BARE, ...numbers })
  expect(documents[0]?.ingredients).toBeNull()
  expect(written[0]?.text).toContain('# Left out: Numbers alone: 195, 1½.\n')
})

test.each([
  ['a hyphen', `${'Stir it well, again and again. '.repeat(2)}${'Wait - then - '.repeat(4)}eat.`],
  ['a bullet', `${'Stir it well, again and again. '.repeat(2)}Add${' • salt • oil'.repeat(5)}.`],
])('a document is made of a text that would be wrapped before %s', async (_what, step) => {
  for (let more = 1; more < 20; more += 1) {
    const recipeInstructions = [`${'O'.repeat(more)} ${step}`]
    const source = { ...BARE, recipeIngredient: ['1 egg'], recipeInstructions }
    const { documents, problems } = await importJson(source)
    expect(problems).toEqual([])
    expect(documents[0]?.instructions).toEqual(recipeInstructions)
  }
})

test('signs that no page can show are taken out, and spaces inside of parentheses', async () => {
  const recipeIngredient = ['1 can\u200C\u200B\u200D beans (in sauce )', '2\u200D ( large ) eggs']
  const { documents } = await importJson({ ...BARE, recipeIngredient })
  expect(importedLines(documents[0])).toEqual(['1 can beans (in sauce)', '2 (large) eggs'])
})

test('what is too much for a field is cut to what its rules allow', async () => {
  const long = 'Whisk. '.repeat(300)
  const { documents, problems, written } = await importJson({
    ...BARE,
    name: long,
    description: long,
    keywords: Array.from({ length: 30 }, (_, index) => `word ${index}`),
    recipeYield: long,
    prepTime: 'P99D',
    tool: Array.from({ length: 30 }, (_, index) => `Pan ${index}`),
    recipeIngredient: Array.from({ length: 90 }, (_, index) => `${index} eggs`).concat(long),
    recipeInstructions: Array.from({ length: 60 }, (_, index) => `Step ${index}: ${long}`),
  })
  expect(problems).toEqual([])
  expect(documents).toHaveLength(1)
  expect(documents[0]?.ingredients).toHaveLength(60)
  expect(documents[0]?.instructions.length).toBeLessThanOrEqual(40)
  expect(written[0]?.remarks).toContainEqual(
    expect.objectContaining({ kind: 'dropped', field: 'ingredients' }),
  )
})
