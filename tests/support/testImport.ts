import { parse } from 'yaml'
import { recipeType } from '../../src/content/schema/recipe.ts'
import { ofSeverity } from '../../pipeline/problems/problem.ts'
import { readDocument } from '../../pipeline/content/read/readDocument.ts'
import { nodeCooklang } from '../../pipeline/import/nodeCooklang.ts'
import { ExistingRecipes } from '../../pipeline/import/existingRecipes.ts'
import {
  importFile,
  type ImportOptions,
  type ImportOutcome,
} from '../../pipeline/import/importFiles.ts'

const CATEGORIES = Object.entries({
  Breakfast: 'breakfast, brunch, morning, frühstück, petit déjeuner, desayuno, colazione',
  Lunch: 'lunch, salad, soup, sandwich, wrap, mittagessen, déjeuner, almuerzo, pranzo',
  Dinner: 'dinner, supper, main, main course, main dish, hauptgericht, hauptspeise, plat principal',
  Desserts: 'desserts, sweet, cake, cookie, pie, tart, pudding, baking, nachtisch, kuchen, postre',
  'Healthy Eats': 'healthy, healthy eats, light, low calorie, low carb, smoothie',
  'Quick Meals': 'quick, quick meals, easy dinner, weeknight, 30 minute meals, snack',
}).map(([category, words]) => ({ category, words }))

export interface ImportedValues {
  ingredients: { text: string; group?: string }[]
  instructions: string[]
  [field: string]: unknown
}

export function emptySite(): ImportOptions {
  return {
    known: new ExistingRecipes([]),
    today: '2026-11-22',
    categories: CATEGORIES,
    answers: new Map(),
    cooklang: nodeCooklang,
    findFault: async () => undefined,
  }
}

/** Imports into an empty site; throws what the content check says. */
export async function importOf(name: string, content: string | Uint8Array, options = emptySite()) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const outcomes: ImportOutcome[] = []
  for await (const outcome of importFile({ name, bytes }, options)) outcomes.push(outcome)
  const written = outcomes.flatMap((outcome) =>
    outcome.kind === 'document' ? [outcome.document] : [],
  )
  const mistakes = written.flatMap(({ name: file, text }) =>
    ofSeverity('error', readDocument(file, new TextEncoder().encode(text), recipeType).problems),
  )
  if (mistakes.length > 0) throw new Error(JSON.stringify(mistakes))
  return {
    outcomes,
    written,
    documents: written.map(({ text }): ImportedValues => parse(text)),
    problems: outcomes.flatMap((outcome) => (outcome.kind === 'problem' ? [outcome.problem] : [])),
  }
}

export function importedLines(
  document: { ingredients: { text: string; group?: string }[] } | undefined,
) {
  return document?.ingredients.map(({ text, group }) => (group ? `[${group}] ${text}` : text))
}

export const PNG = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (sign) => sign.charCodeAt(0),
)
