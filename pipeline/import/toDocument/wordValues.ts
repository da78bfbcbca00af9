import { TO_BE_WRITTEN } from '../../content/checks/checkUnfinished.ts'
import { addRemark, type ImportedRecipe } from '../importedRecipe.ts'
import { DIETS } from '../../../src/content/schema/foodLabels.ts'
import { COURSES } from '../../../src/content/schema/recipe.ts'
import { comparableLetters } from '../text/cleanText.ts'
import { findCategory } from './categories.ts'
import { type ImportContext, orEmpty, fitted, fittedList } from './fieldValues.ts'

export function wordValues(recipe: ImportedRecipe, { categories }: ImportContext) {
  return {
    title: documentTitle(recipe),
    category: categoryOf(recipe, categories),
    course: courseOf(recipe),
    cuisine: fitted(recipe, 'cuisine', recipe.cuisine),
    keywords: keywordsOf(recipe),
    description: descriptionOf(recipe),
    imageDesc: imageDescOf(recipe),
    diet: dietsOf(recipe),
  }
}

function documentTitle(recipe: ImportedRecipe): string {
  const title = fitted(recipe, 'title', recipe.title)
  if (title !== '') return title
  addRemark(recipe, 'missing', 'title', 'Say what the dish is called.')
  return TO_BE_WRITTEN
}

function categoryOf(recipe: ImportedRecipe, table: ImportContext['categories']): string | null {
  const { categories, keywords } = recipe
  const match = findCategory(categories, table)
  const list = categories.map((word) => `“${word}”`).join(', ')
  if (match) {
    const otherWords = categories.filter((word) => word !== match.word)
    if (match.word !== match.category)
      addRemark(recipe, 'unclear', 'category', `The source says ${list}.`)
    else if (otherWords.length > 0)
      addRemark(recipe, 'dropped', 'category', `The source also says “${otherWords.join('”, “')}”.`)
    return match.category
  }
  const where = list === '' ? 'No category was found' : `No category is known for ${list}`
  const guessed = findCategory(keywords, table)
  if (guessed)
    addRemark(recipe, 'unclear', 'category', `${where}; it has the keyword “${guessed.word}”.`)
  const advice = 'Choose one, or add its words to importCategories in site.yaml.'
  return guessed?.category ?? orEmpty(recipe, 'category', undefined, `${where}. ${advice}`)
}

/** Finds `side` in “Side Dish”; the source must contain the exact word. */
function courseOf({ categories }: ImportedRecipe): string | undefined {
  return COURSES.find((course) => {
    const pattern = new RegExp(`^${course}s?(?: dish(?:es)?| course)?$`, 'i')
    return categories.some((category) => pattern.test(category))
  })
}

function keywordsOf(recipe: ImportedRecipe): string[] {
  const { keywords, title, categories } = recipe
  const known = new Set([title, ...categories].map((word) => word.toLowerCase()))
  const words = keywords.filter((word) => !known.has(word.toLowerCase()))
  const unique = new Map(words.map((word) => [word.toLowerCase(), word]))
  return fittedList(recipe, [...unique.values()], 'keywords')
}

function descriptionOf(recipe: ImportedRecipe): string | null {
  const text = fitted(recipe, 'description', recipe.description) || undefined
  return orEmpty(recipe, 'description', text, 'Write one.')
}

function imageDescOf(recipe: ImportedRecipe): string | null {
  const { imageAddress, imageWords } = recipe
  const shown = `The source shows ${imageAddress}. Save it beside this file if you may use it.`
  if (imageAddress !== undefined) addRemark(recipe, 'dropped', 'imageDesc', shown)
  const text = fitted(recipe, 'imageDesc', imageWords) || undefined
  return orEmpty(recipe, 'imageDesc', text, 'Say in words what the picture shows.')
}

function dietsOf(recipe: ImportedRecipe): string[] {
  const { diets } = recipe
  const unknown = diets.filter((diet) => dietOf(diet) === undefined)
  if (unknown.length > 0)
    addRemark(recipe, 'dropped', 'diet', `No label here means: ${unknown.join(', ')}.`)
  return [...new Set(diets.flatMap((diet) => dietOf(diet) ?? []))]
}

/** Returns `vegan` for `https://schema.org/VeganDiet`. */
function dietOf(name: string) {
  const word = comparableLetters(name.replace(/^.*[/#]/, '')).replace(/diet$/, '')
  return DIETS.find((diet) => comparableLetters(diet) === word)
}
