import type { Item, Recipe } from '@cooklang/cooklang/pkg/cooklang_wasm.js'
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
      const parts = block.value.items.map((item) => partOf(item, read, parser))
      for (const { ingredient, tool } of parts) {
        if (ingredient && addIngredient(recipe, ingredient, group)) group = ''
        if (tool && !recipe.equipment.some((known) => known.endsWith(tool.name)))
          recipe.equipment.push(cleanLine(`${tool.count} ${tool.name}`))
      }
      if (isList(parts)) continue
      if (pending !== '') recipe.steps.push(`${pending}:`)
      pending = ''
      recipe.steps.push(cleanLine(parts.map(({ words }) => words).join('')))
    }
  }
}

interface Part {
  type: Item['type']
  words: string
  ingredient?: { name: string; amount: string; note: string }
  tool?: { name: string; count: string }
}

function partOf(item: Item, read: Recipe, { amount }: CooklangParser): Part {
  if (item.type === 'text') return { type: item.type, words: item.value }
  const { type, index } = item
  const ingredient = type === 'ingredient' ? read.ingredients[index] : undefined
  if (ingredient) {
    const { name, quantity, note } = ingredient
    return { type, words: name, ingredient: { name, amount: amount(quantity), note: note ?? '' } }
  }
  const tool = type === 'cookware' ? read.cookware[index] : undefined
  if (tool) {
    const count = amount(tool.quantity).replace(/^1$/, '')
    return { type, words: tool.name, tool: { name: tool.name, count } }
  }
  const timer = type === 'timer' ? read.timers[index] : undefined
  return { type, words: timer ? amount(timer.quantity) || (timer.name ?? '') : '' }
}

/** Says whether a paragraph has only ingredients and tools, so that it is not a step. */
function isList(parts: readonly Part[]): boolean {
  const texts = parts.filter(({ type }) => type === 'text').map(({ words }) => words)
  return (
    texts.length < parts.length &&
    !/[\p{L}\p{N}]/u.test(texts.join(' ').replaceAll(/\band\b/g, '')) &&
    parts.every(({ type }) => type !== 'timer')
  )
}

function addIngredient(
  recipe: ImportedRecipe,
  { name, amount, note }: NonNullable<Part['ingredient']>,
  group: string,
): boolean {
  const isListed = recipe.ingredients.some(({ text }) =>
    ` ${text.toLowerCase()} `.includes(` ${name.toLowerCase()}`),
  )
  if (isListed && amount === '' && note === '') return false
  const text = cleanLine(
    [[amount, name].filter(Boolean).join(' '), note].filter(Boolean).join(', '),
  )
  recipe.ingredients.push(group === '' ? { text } : { text, group })
  return true
}
