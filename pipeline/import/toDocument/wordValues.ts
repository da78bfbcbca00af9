import { TO_BE_WRITTEN } from '../../content/checks/unfinishedDrafts.ts'
import type { ImportedRecipe } from '../importedRecipe.ts'
import { DIETS } from '../../../src/content/schema/foodLabels.ts'
import { COURSES } from '../../../src/content/schema/recipe.ts'
import { mostCharacters, mostEntries } from '../recipeLimits.ts'
import { cleanLine, comparableLetters } from '../text/cleanText.ts'
import { findCategory } from './categories.ts'
import {
  type ImportContext,
  type AddNote,
  optional,
  orEmpty,
  type FieldValues,
  fitted,
} from './fieldValues.ts'

export function wordValues(
  recipe: ImportedRecipe,
  { categories }: ImportContext,
  note: AddNote,
): FieldValues & { title: string } {
  return {
    title: documentTitle(recipe, note),
    category: categoryOf(recipe, categories, note),
    ...optional('course', courseOf(recipe)),
    ...optional('cuisine', fitted('cuisine', recipe.cuisine ?? '', note)),
    ...optional('keywords', keywordsOf(recipe, note)),
    description: descriptionOf(recipe, note),
    imageDesc: imageDescOf(recipe, note),
    ...optional('diet', dietsOf(recipe, note)),
  }
}

function documentTitle({ title }: ImportedRecipe, note: AddNote): string {
  const clean = cleanLine(title)
  if (clean !== '') return fitted('title', clean, note)
  note('missing', 'title', 'Say what the dish is called.')
  return TO_BE_WRITTEN
}

function categoryOf(
  { categories, keywords }: ImportedRecipe,
  table: ImportContext['categories'],
  note: AddNote,
): string | null {
  const named = findCategory(categories, table)
  const said = categories.map((word) => `“${word}”`).join(', ')
  if (named) {
    const others = categories.filter((word) => word !== named.word)
    if (named.word !== named.category) note('unclear', 'category', `The source says ${said}.`)
    else if (others.length > 0)
      note('dropped', 'category', `The source also says “${others.join('”, “')}”.`)
    return named.category
  }
  const where = said === '' ? 'No category was found' : `No category is known for ${said}`
  const guessed = findCategory(keywords, table)
  if (guessed) note('unclear', 'category', `${where}; it has the keyword “${guessed.word}”.`)
  const fix = 'Choose one, or add its words to importCategories in site.yaml.'
  return guessed?.category ?? orEmpty('category', undefined, note, `${where}. ${fix}`)
}

/** `side` for “Side Dish”, as far as the source has the word itself. */
function courseOf({ categories }: ImportedRecipe): string | undefined {
  return COURSES.find((course) => {
    const named = new RegExp(`^${course}s?(?: dish(?:es)?| course)?$`, 'i')
    return categories.some((said) => named.test(said))
  })
}

function keywordsOf({ keywords, title, categories }: ImportedRecipe, note: AddNote): string[] {
  const known = new Set([title, ...categories].map((word) => word.toLowerCase()))
  const said = keywords
    .map(cleanLine)
    .filter((word) => word !== '' && !known.has(word.toLowerCase()))
  const each = [...new Map(said.map((word) => [word.toLowerCase(), word])).values()]
  const longest = mostCharacters('keywords')
  const kept = each.filter(({ length }) => length <= longest).slice(0, mostEntries('keywords'))
  const dropped = each.filter((word) => !kept.includes(word))
  if (dropped.length > 0)
    note('dropped', 'keywords', `There was no room for: ${dropped.join(', ')}.`)
  return kept
}

function descriptionOf({ description = '' }: ImportedRecipe, note: AddNote): string | null {
  const text = fitted('description', description, note) || undefined
  return orEmpty('description', text, note, 'Write one.')
}

function imageDescOf({ image, imageWords = '' }: ImportedRecipe, note: AddNote): string | null {
  if (image && 'address' in image)
    note(
      'dropped',
      'imageDesc',
      `The source shows ${image.address}. Save it beside this file if you may use it.`,
    )
  const text = fitted('imageDesc', imageWords, note) || undefined
  return orEmpty('imageDesc', text, note, 'Say in words what the picture shows.')
}

function dietsOf({ diets }: ImportedRecipe, note: AddNote): string[] {
  const unknown = diets.filter((said) => dietOf(said) === undefined)
  if (unknown.length > 0) note('dropped', 'diet', `No label here means: ${unknown.join(', ')}.`)
  return [...new Set(diets.flatMap((said) => dietOf(said) ?? []))]
}

/** `vegan` for `https://schema.org/VeganDiet`. */
function dietOf(said: string) {
  const word = comparableLetters(said.replace(/^.*[/#]/, '')).replace(/diet$/, '')
  return DIETS.find((diet) => comparableLetters(diet) === word)
}
