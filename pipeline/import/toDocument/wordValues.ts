import { isImageAddress } from '../../../src/addresses/pictureFiles.ts'
import type { ImportedRecipe } from '../importedRecipe.ts'
import { cleanLine } from '../text/cleanText.ts'
import { categoriesIn, findCategory } from './categories.ts'
import { type Circumstances, type Note, optional, type Values } from './values.ts'
import { fitted } from './shorten.ts'

const TO_BE_WRITTEN = 'To be written.'

export function wordValues(
  recipe: ImportedRecipe,
  { categories }: Circumstances,
  note: Note,
): Values {
  const title = titleOf(recipe, note)
  return {
    title,
    category: categoryOf(recipe, categories, note),
    ...optional('cuisine', fitted('cuisine', recipe.cuisine ?? '', 40, note)),
    ...optional('keywords', keywordsOf(recipe, note)),
    description: descriptionOf(recipe, note),
    imageDesc: imageWords(title, recipe, note),
    ...optional('diet', dietsOf(recipe, note)),
  }
}

function titleOf({ title }: ImportedRecipe, note: Note): string {
  const clean = cleanLine(title)
  if (clean === '') {
    note('invented', 'title', 'The source does not say what the dish is called.')
    return 'Imported recipe'
  }
  return fitted('title', clean, 80, note)
}

function categoryOf(
  recipe: ImportedRecipe,
  table: Circumstances['categories'],
  note: Note,
): string {
  const named = findCategory(recipe.categories, table)
  const said = recipe.categories.map((word) => `“${word}”`).join(', ')
  if (named) {
    const others = recipe.categories.filter((word) => word !== named.word)
    if (named.word !== named.category) note('unclear', 'category', `The source says ${said}.`)
    else if (others.length > 0)
      note('dropped', 'category', `The source also says “${others.join('”, “')}”.`)
    return named.category
  }
  const guessed = findCategory(recipe.keywords, table)
  const where = said === '' ? 'The source names no category' : `No category is known for ${said}`
  const how = guessed ? `this one is from the keyword “${guessed.word}”` : 'this one is a guess'
  note(
    'invented',
    'category',
    `${where}; ${how}. Choose one, or add its words to importCategories in site.yaml.`,
  )
  return guessed?.category ?? usualCategory(table)
}

function usualCategory(table: Circumstances['categories']): string {
  const [first = '', ...others] = categoriesIn(table)
  return others.find((category) => category === 'Dinner') ?? first
}

function keywordsOf({ keywords, title, categories }: ImportedRecipe, note: Note): string[] {
  const known = new Set([title, ...categories].map((word) => word.toLowerCase()))
  const said = keywords
    .map(cleanLine)
    .filter((word) => word !== '' && !known.has(word.toLowerCase()))
  const each = [...new Map(said.map((word) => [word.toLowerCase(), word])).values()]
  const kept = each.filter((word) => word.length <= 30).slice(0, 10)
  const dropped = each.filter((word) => !kept.includes(word))
  if (dropped.length > 0)
    note('dropped', 'keywords', `There was no room for: ${dropped.join(', ')}.`)
  return kept
}

function descriptionOf({ description = '' }: ImportedRecipe, note: Note): string {
  const clean = cleanLine(description)
  if (clean === '') {
    note('invented', 'description', 'The source has no description.')
    return TO_BE_WRITTEN
  }
  return fitted('description', clean, 200, note)
}

function imageWords(title: string, { image }: ImportedRecipe, note: Note): string {
  note('invented', 'imageDesc', 'Say in words what the picture shows.')
  if (image && 'address' in image) {
    note(
      'dropped',
      'imageDesc',
      `The source shows ${image.address}. Save it beside this file if you may use it.`,
    )
  }
  // An address would be taken for that of an image.
  return isImageAddress(title) ? TO_BE_WRITTEN : title
}

const DIETS: readonly [words: RegExp, diet: string][] = [
  [/^vegan(?:diet)?$/, 'vegan'],
  [/^vegetarian(?:diet)?$/, 'vegetarian'],
  [/^gluten-?free(?:diet)?$/, 'gluten-free'],
  [/^dairy-?free(?:diet)?$/, 'dairy-free'],
  [/^nut-?free(?:diet)?$/, 'nut-free'],
]

function dietsOf({ diets }: ImportedRecipe, note: Note): string[] {
  const read = diets.map((said) => {
    const word = said
      .replace(/^.*[/#]/, '')
      .toLowerCase()
      .replaceAll(' ', '-')
    return { said, diet: DIETS.find(([pattern]) => pattern.test(word))?.[1] }
  })
  const unknown = read.flatMap(({ said, diet }) => (diet === undefined ? [said] : []))
  if (unknown.length > 0) note('dropped', 'diet', `No label here means: ${unknown.join(', ')}.`)
  return [...new Set(read.flatMap(({ diet }) => diet ?? []))]
}
