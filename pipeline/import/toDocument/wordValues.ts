import { TO_BE_WRITTEN } from '../../content/checks/checkUnfinished.ts'
import type { ImportedRecipe } from '../importedRecipe.ts'
import { DIETS } from '../../../src/content/schema/foodLabels.ts'
import { COURSES } from '../../../src/content/schema/recipe.ts'
import { mostCharacters, mostEntries } from '../recipeLimits.ts'
import { cleanLine, comparableLetters } from '../text/cleanText.ts'
import { findCategory } from './categories.ts'
import {
  type ImportContext,
  type AddRemark,
  optional,
  orEmpty,
  type FieldValues,
  fitted,
} from './fieldValues.ts'

export function wordValues(
  recipe: ImportedRecipe,
  { categories }: ImportContext,
  addRemark: AddRemark,
): FieldValues & { title: string } {
  return {
    title: documentTitle(recipe, addRemark),
    category: categoryOf(recipe, categories, addRemark),
    ...optional('course', courseOf(recipe)),
    ...optional('cuisine', fitted('cuisine', recipe.cuisine ?? '', addRemark)),
    ...optional('keywords', keywordsOf(recipe, addRemark)),
    description: descriptionOf(recipe, addRemark),
    imageDesc: imageDescOf(recipe, addRemark),
    ...optional('diet', dietsOf(recipe, addRemark)),
  }
}

function documentTitle({ title }: ImportedRecipe, addRemark: AddRemark): string {
  const clean = cleanLine(title)
  if (clean !== '') return fitted('title', clean, addRemark)
  addRemark('missing', 'title', 'Say what the dish is called.')
  return TO_BE_WRITTEN
}

function categoryOf(
  { categories, keywords }: ImportedRecipe,
  table: ImportContext['categories'],
  addRemark: AddRemark,
): string | null {
  const match = findCategory(categories, table)
  const list = categories.map((word) => `“${word}”`).join(', ')
  if (match) {
    const otherWords = categories.filter((word) => word !== match.word)
    if (match.word !== match.category) addRemark('unclear', 'category', `The source says ${list}.`)
    else if (otherWords.length > 0)
      addRemark('dropped', 'category', `The source also says “${otherWords.join('”, “')}”.`)
    return match.category
  }
  const where = list === '' ? 'No category was found' : `No category is known for ${list}`
  const guessed = findCategory(keywords, table)
  if (guessed) addRemark('unclear', 'category', `${where}; it has the keyword “${guessed.word}”.`)
  const advice = 'Choose one, or add its words to importCategories in site.yaml.'
  return guessed?.category ?? orEmpty('category', undefined, addRemark, `${where}. ${advice}`)
}

/** Finds `side` in “Side Dish”; the source must have the word itself. */
function courseOf({ categories }: ImportedRecipe): string | undefined {
  return COURSES.find((course) => {
    const pattern = new RegExp(`^${course}s?(?: dish(?:es)?| course)?$`, 'i')
    return categories.some((category) => pattern.test(category))
  })
}

function keywordsOf(
  { keywords, title, categories }: ImportedRecipe,
  addRemark: AddRemark,
): string[] {
  const known = new Set([title, ...categories].map((word) => word.toLowerCase()))
  const words = keywords
    .map(cleanLine)
    .filter((word) => word !== '' && !known.has(word.toLowerCase()))
  const unique = [...new Map(words.map((word) => [word.toLowerCase(), word])).values()]
  const longest = mostCharacters('keywords')
  const chosen = unique.filter(({ length }) => length <= longest).slice(0, mostEntries('keywords'))
  const dropped = unique.filter((word) => !chosen.includes(word))
  if (dropped.length > 0)
    addRemark('dropped', 'keywords', `There was no room for: ${dropped.join(', ')}.`)
  return chosen
}

function descriptionOf({ description = '' }: ImportedRecipe, addRemark: AddRemark): string | null {
  const text = fitted('description', description, addRemark) || undefined
  return orEmpty('description', text, addRemark, 'Write one.')
}

function imageDescOf(
  { image, imageWords = '' }: ImportedRecipe,
  addRemark: AddRemark,
): string | null {
  if (image && 'address' in image)
    addRemark(
      'dropped',
      'imageDesc',
      `The source shows ${image.address}. Save it beside this file if you may use it.`,
    )
  const text = fitted('imageDesc', imageWords, addRemark) || undefined
  return orEmpty('imageDesc', text, addRemark, 'Say in words what the picture shows.')
}

function dietsOf({ diets }: ImportedRecipe, addRemark: AddRemark): string[] {
  const unknown = diets.filter((diet) => dietOf(diet) === undefined)
  if (unknown.length > 0)
    addRemark('dropped', 'diet', `No label here means: ${unknown.join(', ')}.`)
  return [...new Set(diets.flatMap((diet) => dietOf(diet) ?? []))]
}

/** Returns `vegan` for `https://schema.org/VeganDiet`. */
function dietOf(name: string) {
  const word = comparableLetters(name.replace(/^.*[/#]/, '')).replace(/diet$/, '')
  return DIETS.find((diet) => comparableLetters(diet) === word)
}
