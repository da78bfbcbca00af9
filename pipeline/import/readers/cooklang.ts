import { emptyRecipe, type ImportedRecipe, type Reading } from '../importedRecipe.ts'
import { ingredientText, writeAmount } from '../text/amounts.ts'
import { cleanLine } from '../text/cleanText.ts'
import { readFrontMatter } from './cooklangFrontMatter.ts'
import { type CookBlock, type CookPart, readCookText } from './cooklangText.ts'
import { isNode } from './graph.ts'
import { readOwnFields } from './ownFields.ts'
import { readNutrition } from '../text/nutrition.ts'
import { applyYield, takeTime } from './schemaRecipe.ts'
import { namesIn, numberIn, textOf } from './values.ts'

/** A recipe in Cooklang; its file’s name is its title where it says none. */
export function readCooklang(name: string, text: string): Reading {
  const { frontMatter, metadata, blocks } = readCookText(text)
  const problems: string[] = []
  const fields = readFrontMatter(frontMatter)
  if (!fields) problems.push('The front matter is no YAML, so it was left out.')
  const data = { ...metadata, ...fields }
  const byKey = new Map(
    Object.entries(data).map(([key, value]) => [key.toLowerCase().trim(), value]),
  )
  const get = (...keys: string[]) =>
    keys.map((key) => valueAt(byKey, key)).find((value) => value !== undefined)
  const recipe = emptyRecipe(cleanLine(textOf(get('title'))) || titleIn(name))
  readBlocks(recipe, blocks)
  readMetadata(recipe, get)
  const hasContent = recipe.ingredients.length > 0 || recipe.steps.length > 0
  if (!hasContent) problems.push('The file has no ingredients and no steps.')
  return { recipes: hasContent ? [recipe] : [], problems }
}

type Get = (...keys: string[]) => unknown

/** The keys that Cooklang’s conventions name, and this site’s own. */
function readMetadata(recipe: ImportedRecipe, get: Get): void {
  recipe.description = textOf(get('description', 'introduction')) || undefined
  recipe.categories = [
    ...namesIn(get('category')),
    ...namesIn(get('course')),
    ...namesIn(get('meal')),
  ]
  recipe.cuisine = textOf(get('cuisine')) || undefined
  recipe.keywords = namesIn(get('tags', 'keywords'))
  recipe.diets = namesIn(get('diet'))
  recipe.rating = numberIn(get('rating'))
  recipe.date = /^\d{4}-\d\d-\d\d/.exec(textOf(get('date')))?.[0]
  recipe.nutrition = readNutrition(get('nutrition'))
  const source = textOf(get('source.url', 'source', 'url'))
  if (/^https?:\/\//.test(source)) recipe.source = source
  const image = textOf(get('image', 'picture'))
  if (image !== '') recipe.image = { address: image }
  takeTime(recipe, 'prepTime', get('prep time', 'time.prep', 'preptime', 'prep_time'))
  takeTime(recipe, 'cookTime', get('cook time', 'time.cook', 'cooktime', 'cook_time'))
  takeTime(recipe, 'restTime', get('rest time', 'time.rest'))
  const whole = get('time required', 'time', 'duration', 'total time')
  if (!isNode(whole)) takeTime(recipe, 'totalTime', whole)
  applyYield(recipe, [servingsOf(get('servings', 'serves')), get('makes', 'yield')].filter(Boolean))
  const difficulty = get('difficulty')
  const isKnown = difficulty === 'easy' || difficulty === 'medium' || difficulty === 'hard'
  recipe.own = { ...(isKnown && { difficulty }), ...readOwnFields(get('pinchwell')) }
}

/** Of `2|4|6`, the sizes that it can be scaled to, the first. */
function servingsOf(value: unknown): unknown {
  return typeof value === 'string' ? value.split('|')[0] : value
}

/** `time.prep` is `prep` in `time`. */
function valueAt(data: ReadonlyMap<string, unknown>, key: string): unknown {
  const whole = data.get(key)
  if (whole !== undefined && whole !== null) return whole
  const [group = '', inner] = key.split('.')
  const node = data.get(group)
  return inner !== undefined && isNode(node) ? node[inner] : undefined
}

function titleIn(name: string): string {
  return (name.split('/').at(-1) ?? '')
    .replace(/\.\w+$/, '')
    .replaceAll(/[-_]+/g, ' ')
    .trim()
}

function readBlocks(recipe: ImportedRecipe, blocks: readonly CookBlock[]): void {
  let section = ''
  let pending = ''
  for (const block of blocks) {
    if (block.type === 'section') {
      section = cleanLine(block.name).replace(/:$/, '')
      pending = section
      continue
    }
    if (block.type === 'note') {
      recipe.notes.push(...noteOf(block.text))
      continue
    }
    section = addIngredients(recipe, block.parts, section)
    addEquipment(recipe, block.parts)
    if (isList(block.parts)) continue
    if (pending !== '') recipe.steps.push(`${pending}:`)
    pending = ''
    recipe.steps.push(cleanLine(block.parts.map(partText).join('')))
  }
}

function noteOf(text: string): { title?: string; text: string }[] {
  if (text === '') return []
  const [, title, rest] = /^([\p{L}][\p{L} -]{2,24}): (.+)$/u.exec(text) ?? []
  return [title !== undefined && rest !== undefined ? { title, text: rest } : { text }]
}

/** A paragraph of nothing but ingredients and tools says what to have at hand, and is no step. */
function isList(parts: readonly CookPart[]): boolean {
  const words = parts.map((part) => (part.type === 'text' ? part.value : '')).join(' ')
  const isBare = !/[\p{L}\p{N}]/u.test(words.replaceAll(/\band\b/g, ''))
  return (
    isBare &&
    parts.every(({ type }) => type === 'text' || type === 'ingredient' || type === 'cookware') &&
    parts.some(({ type }) => type !== 'text')
  )
}

/** @returns the heading that the next ingredient gets */
function addIngredients(recipe: ImportedRecipe, parts: readonly CookPart[], group: string): string {
  let heading = group
  for (const part of parts) {
    if (part.type !== 'ingredient') continue
    const name = nameOf(part.name)
    const isReference = part.quantity === 'some' && part.note === undefined
    if (
      isReference &&
      recipe.ingredients.some(({ text }) =>
        ` ${text.toLowerCase()} `.includes(` ${name.toLowerCase()}`),
      )
    )
      continue
    const text = cleanLine(
      ingredientText({
        amount: part.quantity === 'some' ? undefined : part.quantity,
        unit: part.units,
        food: name,
        note: [part.note, part.optional && 'optional'].filter(Boolean).join(', '),
      }),
    )
    recipe.ingredients.push(heading === '' ? { text } : { text, group: heading })
    heading = ''
  }
  return heading
}

/** The last part of a path to another recipe. */
function nameOf(name: string): string {
  return /^\.{0,2}\//.test(name) ? (name.split('/').at(-1) ?? name) : name
}

function addEquipment(recipe: ImportedRecipe, parts: readonly CookPart[]): void {
  for (const part of parts) {
    if (part.type !== 'cookware') continue
    const count = part.quantity === 1 ? '' : `${part.quantity} `
    const text = cleanLine(count + part.name)
    const isKnown = recipe.equipment.some((tool) => tool.endsWith(part.name))
    if (!isKnown) recipe.equipment.push(text)
  }
}

function partText(part: CookPart): string {
  if (part.type === 'text') return part.value
  if (part.type !== 'timer') return nameOf(part.name)
  const amount = typeof part.quantity === 'number' ? writeAmount(part.quantity) : part.quantity
  return [amount, part.units].filter(Boolean).join(' ') || part.name
}
