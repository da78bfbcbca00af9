import type { Ingredient, Item, Recipe } from '@cooklang/cooklang/pkg/cooklang_wasm.js'
import { type ImportedRecipe, readNote, addRemark } from '../importedRecipe.ts'
import { cleanLine } from '../text/cleanText.ts'
import { type CooklangParser, type StartCooklang } from './cooklangParser.ts'
import { parseCooklang } from './cooklangText.ts'
import { ingredientText, stepHeading } from './readerHelpers.ts'
import { readMetadata, takeFrontMatter } from './frontMatter.ts'

export async function readCooklang(name: string, text: string, start: StartCooklang) {
  const parser = await start().catch(() => undefined)
  if (!parser) return { recipes: [], problems: ['The parser for Cooklang could not be loaded.'] }
  const { data, body, problem } = takeFrontMatter(text)
  const problems = problem === undefined ? [] : [problem]
  const { recipe: read, objections } = parseCooklang(body, parser)
  const recipe = readMetadata({ ...read.raw_metadata.map, ...data }, name)
  readSections(recipe, read, parser)
  for (const { reference, name: called } of read.ingredients)
    if (reference)
      recipe.dropped.push(`recipe of its own “${called}” in ${reference.components.join('/')}`)
  for (const objection of objections.slice(0, 20)) addRemark(recipe, 'unclear', '', objection)
  const hasContent = recipe.ingredients.length > 0 || recipe.steps.length > 0
  if (!hasContent) problems.push('The file has no ingredients and no steps.')
  return { recipes: hasContent ? [recipe] : [], problems }
}

function readSections(recipe: ImportedRecipe, read: Recipe, parser: CooklangParser): void {
  for (const { name, content } of read.sections) {
    const before = recipe.ingredients.length
    const steps: string[] = []
    for (const block of content) {
      if (block.type === 'text') {
        recipe.notes.push(readNote(block.value))
        continue
      }
      const { items } = block.value
      for (const item of items) addItem(recipe, item, read, parser)
      const words = items.map((item) => wordsOf(item, read, parser))
      if (!isList(items)) steps.push(cleanLine(words.join('')))
    }
    const heading = stepHeading(name)
    const first = recipe.ingredients[before]
    if (first) first.group = heading[0]?.slice(0, -1)
    if (steps.length > 0) recipe.steps.push(...heading, ...steps)
  }
}

function addItem(recipe: ImportedRecipe, item: Item, read: Recipe, parser: CooklangParser): void {
  const ingredient = item.type === 'ingredient' && read.ingredients[item.index]
  if (ingredient) addIngredient(recipe, ingredient, parser)
  const tool = item.type === 'cookware' && read.cookware[item.index]
  if (!tool || recipe.equipment.some((known) => known.endsWith(tool.name))) return
  const amount = parser.amount(tool.quantity).replace(/^1$/, '')
  recipe.equipment.push(cleanLine(`${amount} ${tool.name}`))
}

function wordsOf(item: Item, read: Recipe, { amount }: CooklangParser): string {
  if (item.type === 'text') return item.value
  if (item.type === 'ingredient') return read.ingredients[item.index]?.name ?? ''
  if (item.type === 'cookware') return read.cookware[item.index]?.name ?? ''
  const timer = item.type === 'timer' ? read.timers[item.index] : undefined
  return timer ? amount(timer.quantity) || (timer.name ?? '') : ''
}

/** Returns whether a paragraph has only ingredients and tools, so that it is not a step. */
function isList(items: readonly Item[]): boolean {
  const texts = items.flatMap((item) => (item.type === 'text' ? item.value : []))
  return (
    texts.length < items.length &&
    !/[\p{L}\p{N}]/u.test(texts.join(' ').replaceAll(/\band\b/g, '')) &&
    items.every(({ type }) => type !== 'timer')
  )
}

function addIngredient(
  recipe: ImportedRecipe,
  { name, quantity, note }: Ingredient,
  parser: CooklangParser,
): void {
  const isListed = recipe.ingredients.some(({ text }) =>
    ` ${text.toLowerCase()} `.includes(` ${name.toLowerCase()}`),
  )
  const amount = parser.amount(quantity)
  if (isListed && amount === '' && !note) return
  recipe.ingredients.push({ text: cleanLine(ingredientText({ amount, food: name, note })) })
}
