import { type ImportedLine, ImportedRecipe, readNote, addRemark } from '../importedRecipe.ts'
import { writeAmount } from '../text/fractions.ts'
import { cleanLine, cleanLines, comparableLetters } from '../text/cleanText.ts'
import { readMinutes } from '../text/durations.ts'
import { readNutrition } from '../text/nutrition.ts'
import type { TimeField } from '../text/factLines.ts'
import { groupLines } from '../text/groupLines.ts'
import { isYieldLine, readYield } from '../text/yields.ts'
import { type DataNode, type Graph, resolveReference, typesOf, propertyOf } from './jsonLdGraph.ts'
import { isRecord } from '../../../src/shared/checkJson.ts'
import { readSteps } from './schemaSteps.ts'
import { linksIn, trackUnread } from './trackUnread.ts'

/** Reads a recipe with names from https://schema.org/Recipe, even if used loosely. */
export function readSchemaRecipe(data: DataNode, byId: Graph['byId'] = new Map()): ImportedRecipe {
  const { recording: node, unread } = trackUnread(data)
  const get = (...names: string[]) => propertyOf(node, ...names)
  const recipe = new ImportedRecipe(firstText(get('name', 'headline')))
  const steps = get('recipeInstructions', 'instructions', 'step', 'steps')
  recipe.steps = readSteps(steps, byId)
  // Some pages repeat the title as the first step.
  const [first = ''] = recipe.steps
  if (recipe.steps.length > 1 && comparableLetters(first) === comparableLetters(recipe.title))
    recipe.steps.shift()
  recipe.description = firstText(get('description')) || undefined
  recipe.categories = words(get('recipeCategory'))
  const [cuisine, ...cuisines] = words(get('recipeCuisine'))
  recipe.cuisine = cuisine
  recipe.keywords = words(get('keywords'))
  recipe.diets = words(get('suitableForDiet'))
  recipe.equipment = listOf(get('tool')).map(firstText).filter(Boolean)
  const nutrition = resolveReference(get('nutrition'), byId)
  const { recording: nutrients, unread: extras } = trackUnread(isRecord(nutrition) ? nutrition : {})
  recipe.nutrition = readNutrition(nutrients)
  recipe.date = /^\d{4}-\d\d-\d\d/.exec(firstText(get('datePublished', 'dateCreated')))?.[0]
  recipe.source = addressIn(get('url', 'mainEntityOfPage', '@id'))
  const images = imagesIn(get('image', 'thumbnailUrl'), byId)
  recipe.imageAddress = images.toSorted((a, b) => sizeIn(b) - sizeIn(a))[0]
  recipe.siteFields = videoIn(data.video, recipe.title)
  for (const field of ['prepTime', 'cookTime', 'totalTime'] as const)
    takeTime(recipe, field, durationIn(get(field)))
  takeNotesBelow(recipe)
  takeYield(recipe, get('recipeYield', 'yield', 'servings'))
  const lines = get('recipeIngredient', 'recipeIngredients', 'ingredients', 'ingredient')
  takeIngredients(recipe, ingredientLines(lines))
  const authors = listOf(get('author')).map((each) => firstText(resolveReference(each, byId)))
  recipe.dropped.push(
    ...cuisines.map((other) => `cuisine ${other}`),
    ...authors.filter(Boolean).map((name) => `author ${name}`),
    ...(images.length === 2 ? ['another photo'] : []),
    ...(images.length > 2 ? [`${images.length - 1} other photos`] : []),
    ...linksIn([get('description'), steps]),
    ...extras(),
    ...unread(),
  )
  return recipe
}

/** Moves trailing steps such as `Tip: Freeze it.` and `Leftovers keep well.` to the notes. */
export function takeNotesBelow(recipe: ImportedRecipe): void {
  const last = recipe.steps.findLastIndex((step) => !LABELED.test(step) && !REMARK.test(step))
  if (last !== -1) recipe.notes.push(...recipe.steps.splice(last + 1).map(readNote))
}

/** Matches a step that is only a remark about the dish: `Leftovers freeze well.` */
const REMARK =
  /^(?:leftovers? (?:is|are|will|can|keeps?|freezes?|tastes?)|(?:it|they|this|these) (?:(?:is|are) (?:even )?better|(?:will )?keeps?|freezes?|tastes?))\b/i
export const LABELED =
  /^(?:(?:\p{L}+ )?(?:tipps?|tips?|notes?|hinweise?)|storage|make[- ]ahead|freezing|reheating|variations?|substitutions?|nutrition(?:al)?(?: \p{L}+)?)\s*:\s*\S/iu

/** Takes lines with letters, and a yield among them; drops a list of bare numbers. */
export function takeIngredients(recipe: ImportedRecipe, lines: readonly ImportedLine[]): void {
  const yieldLine = lines.find(({ text }) => isYieldLine(text))
  if (yieldLine && recipe.servings === undefined) takeYield(recipe, yieldLine.text)
  const candidates = lines.filter((line) => line !== yieldLine)
  const bare = candidates.filter(({ text }) => !/\p{L}/u.test(text))
  const isList = bare.length * 2 <= candidates.length
  recipe.ingredients = isList ? candidates : []
  const numbers = `Numbers alone: ${bare.map(({ text }) => text).join(', ')}.`
  if (!isList) addRemark(recipe, 'dropped', 'ingredients', numbers)
}

export function takeYield(recipe: ImportedRecipe, value: unknown): void {
  const { isUnclear, ...amounts } = readYield(value)
  Object.assign(recipe, amounts)
  if (isUnclear) remarkUnclear(recipe, 'servings', [value].flat().map(String).join(', '))
}

function remarkUnclear(recipe: ImportedRecipe, field: string, value: string): void {
  addRemark(recipe, 'unclear', field, `The source says “${cleanLine(value.slice(0, 120))}”.`)
}

function durationIn(value: unknown): unknown {
  return isRecord(value) ? propertyOf(value, 'maxValue', 'minValue', '@value', 'name') : value
}

export function takeTime(recipe: ImportedRecipe, field: TimeField, value: unknown): void {
  if (value === undefined || value === null || value === '') return
  const duration = readMinutes(value)
  if (duration) recipe[field] = duration.minutes
  if (!duration || duration.isRange)
    remarkUnclear(recipe, field === 'totalTime' ? 'cookTime' : field, String(value))
}

function ingredientLines(value: unknown): ImportedLine[] {
  const entries = listOf(value).flat(3)
  const texts =
    entries.length > 1
      ? entries.map((entry) => cleanLine(rawText(entry)))
      : entries.flatMap((entry) => cleanLines(rawText(entry)))
  return groupLines(texts)
}

function rawText(entry: unknown): string {
  if (typeof entry === 'string') return entry
  if (typeof entry === 'number') return entry > 0 ? writeAmount(entry) : ''
  if (!isRecord(entry)) return ''
  const text = propertyOf(entry, 'text', 'originalText', 'display', '@value')
  if (typeof text === 'string') return text
  const parts = INGREDIENT_PARTS.split(' ').map((part) => rawText(entry[part]))
  return parts.filter(Boolean).join(' ')
}

const INGREDIENT_PARTS =
  'amount quantity value measure unit unitText name title label food ingredient note notes'

function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return []
  if (isRecord(value)) {
    const inner = propertyOf(value, 'itemListElement')
    return inner === undefined ? [value] : listOf(inner)
  }
  return Array.isArray(value) ? value : [value]
}

export function firstText(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return cleanLine(String(value))
  if (Array.isArray(value)) return value.map(firstText).find(Boolean) ?? ''
  return isRecord(value) ? firstText(propertyOf(value, 'name', '@value', 'text')) : ''
}

function words(value: unknown): string[] {
  const texts = listOf(value).map(firstText)
  const parted = texts.flatMap((text) => text.split(/\s*[,;|]\s*/)).filter(Boolean)
  return [...new Set(parted)]
}

export function addressIn(value: unknown): string | undefined {
  const text = isRecord(value) ? value['@id'] : Array.isArray(value) ? value[0] : value
  return typeof text === 'string' && /^https?:\/\//.test(text) ? text.trim() : undefined
}

function imagesIn(value: unknown, byId: Graph['byId']): string[] {
  return listOf(value)
    .flat(3)
    .flatMap((each): string[] => {
      const image = resolveReference(each, byId)
      if (typeof image === 'string') return [image.trim()].filter(Boolean)
      return isRecord(image) ? imagesIn(propertyOf(image, 'url', 'contentUrl', '@id'), byId) : []
    })
}

const YOUTUBE =
  /youtu(?:\.be|be(?:-nocookie)?\.com)\/(?:embed\/|watch\?v=|shorts\/)?([\w-]{11})(?![\w-])/

/** Takes a YouTube video; reports any other video as dropped. */
function videoIn(value: unknown, title: string): ImportedRecipe['siteFields'] {
  const [, id] = YOUTUBE.exec(JSON.stringify(value) ?? '') ?? []
  const shown = (firstText(value) || title).slice(0, 100)
  return id && shown ? { video: { title: shown, youtube: `https://youtu.be/${id}` } } : {}
}

/** Returns the pixel size in the URL of a smaller copy: `soup-225x225.jpg`. */
function sizeIn(address: string): number {
  const [, width, height] = /-(\d{2,4})x(\d{2,4})\.\w+$/.exec(address) ?? []
  return width === undefined ? Number.MAX_SAFE_INTEGER : Number(width) * Number(height)
}

export function looksLikeSchemaRecipe(node: DataNode): boolean {
  const hasParts = 'recipeIngredient' in node || 'recipeInstructions' in node
  return hasParts || typesOf(node).includes('recipe')
}
