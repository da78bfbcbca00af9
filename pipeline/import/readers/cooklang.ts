import type { Ingredient, Item, Recipe } from '@cooklang/cooklang/pkg/cooklang_wasm.js'
import { type ImportedRecipe, readNote, addRemark } from '../importedRecipe.ts'
import { cleanLine } from '../text/cleanText.ts'
import { type CooklangParser, type StartCooklang } from './cooklangParser.ts'
import { parseCooklang } from './cooklangText.ts'
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
    const heading = cleanLine(name ?? '').replace(/:$/, '')
    let [group, pending] = [heading, heading]
    for (const block of content) {
      if (block.type === 'text') {
        recipe.notes.push(readNote(block.value))
        continue
      }
      const { items } = block.value
      for (const item of items) {
        const ingredient = item.type === 'ingredient' && read.ingredients[item.index]
        const tool = item.type === 'cookware' && read.cookware[item.index]
        if (ingredient && addIngredient(recipe, ingredient, parser, group)) group = ''
        if (tool && !recipe.equipment.some((known) => known.endsWith(tool.name)))
          recipe.equipment.push(
            cleanLine(`${parser.amount(tool.quantity).replace(/^1$/, '')} ${tool.name}`),
          )
      }
      if (isList(items)) continue
      if (pending !== '') recipe.steps.push(`${pending}:`)
      pending = ''
      recipe.steps.push(cleanLine(items.map((item) => wordsOf(item, read, parser)).join('')))
    }
  }
}

function wordsOf(item: Item, read: Recipe, { amount }: CooklangParser): string {
  if (item.type === 'text') return item.value
  if (item.type === 'ingredient') return read.ingredients[item.index]?.name ?? ''
  if (item.type === 'cookware') return read.cookware[item.index]?.name ?? ''
  const timer = item.type === 'timer' ? read.timers[item.index] : undefined
  return timer ? amount(timer.quantity) || (timer.name ?? '') : ''
}

/** Says whether a paragraph has only ingredients and tools, so that it is not a step. */
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
  group: string,
): boolean {
  const isListed = recipe.ingredients.some(({ text }) =>
    ` ${text.toLowerCase()} `.includes(` ${name.toLowerCase()}`),
  )
  const amount = parser.amount(quantity)
  if (isListed && amount === '' && !note) return false
  const text = cleanLine(
    [[amount, name].filter(Boolean).join(' '), note].filter(Boolean).join(', '),
  )
  recipe.ingredients.push(group === '' ? { text } : { text, group })
  return true
}
