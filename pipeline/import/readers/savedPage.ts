import { type ImportedRecipe, type SourceReading, addRemark } from '../importedRecipe.ts'
import { cleanLine, comparableLetters } from '../text/cleanText.ts'
import { parseLooseJson } from '../text/looseJson.ts'
import { appDataRecipes } from './appData.ts'
import { readGraph, typesOf, propertyOf } from './jsonLdGraph.ts'
import { microdataRecipes } from './microdata.ts'
import { findOne, jsonTextsIn, type HtmlPage, parsePage, elementText } from './pageTree.ts'
import { addressIn, readSchemaRecipe } from './schemaRecipe.ts'
import { visibleRecipes } from './pageText/visibleRecipe.ts'
import { readPageLines } from './pageText/pageLines.ts'
import { takePageFacts } from './pageText/pageFacts.ts'

export function isHtml(text: string): boolean {
  return (
    /^\s*(?:\uFEFF)?<(?:!doctype|html|head|body|\?xml|!--)/i.test(text) ||
    /<(?:script|div|li|p|span|meta)[\s>]/i.test(text)
  )
}

/** Reads the recipes of a saved page from JSON-LD, else microdata, else visible text. */
export function readSavedPage(html: string): SourceReading {
  const page = parsePage(html)
  const texts = jsonTextsIn(page)
  const data = texts.map((text) => parseLooseJson(text))
  const recipes = withoutParts(schemaRecipes(data))
  const inState = () => appDataRecipes(data)
  for (const find of [microdataRecipes, visibleRecipes, inState]) {
    if (isComplete(recipes)) break
    fillMissingParts(recipes, withoutDuplicates(find(page).map((node) => readSchemaRecipe(node))))
  }
  for (const recipe of recipes) fillFromHead(recipe, page)
  const [only] = recipes
  if (only && recipes.length === 1) {
    for (const node of visibleRecipes(page)) takeLines(only, readSchemaRecipe(node))
    takePageFacts(only, readPageLines(page.children))
  }
  const isBroken = texts.some((text, index) => !data[index] && /recipe/i.test(text))
  const problem = 'The structured data of the page is broken, so it was left out.'
  return { recipes, problems: isBroken && !isComplete(recipes) ? [problem] : [] }
}

/** Uses the page's division into steps and groups, if its text equals that of the data. */
function takeLines(recipe: ImportedRecipe, shown: ImportedRecipe): void {
  const [dataText, shownText] = [recipe, shown].map(({ ingredients }) =>
    comparableLetters(ingredients.map(({ text }) => text).join('')),
  )
  const hasGroups = recipe.ingredients.some(({ group }) => group !== undefined)
  if (
    recipe.steps.length === 1 &&
    comparableLetters(recipe.steps[0] ?? '') === comparableLetters(shown.steps.join(''))
  )
    recipe.steps = shown.steps
  if (!hasGroups && dataText === shownText) recipe.ingredients = shown.ingredients
}

function schemaRecipes(data: readonly unknown[]): ImportedRecipe[] {
  const graph = readGraph(data)
  const recipes = withoutDuplicates(graph.recipes.map((node) => readSchemaRecipe(node, graph.byId)))
  const page = [...graph.byId.values()].find((node) => typesOf(node).includes('webpage'))
  for (const recipe of recipes) recipe.source ??= addressIn(page && propertyOf(page, 'url', '@id'))
  return recipes
}

/** Drops recipes without ingredients or steps if the page also has complete ones. */
function withoutParts(recipes: ImportedRecipe[]): ImportedRecipe[] {
  const whole = recipes.filter((recipe) => isComplete([recipe]))
  const [first] = whole
  if (!first) return recipes
  for (const { title } of recipes.filter((recipe) => !whole.includes(recipe)))
    addRemark(first, 'dropped', '', `The page also names “${title}”, but not how it is made.`)
  return whole
}

function isComplete(recipes: readonly ImportedRecipe[]): boolean {
  return (
    recipes.length > 0 &&
    recipes.every(({ ingredients, steps }) => ingredients.length > 0 && steps.length > 0)
  )
}

/** Drops duplicates, since plugins and themes often describe the same recipe. */
function withoutDuplicates(recipes: readonly ImportedRecipe[]): ImportedRecipe[] {
  const unique: ImportedRecipe[] = []
  for (const recipe of recipes.filter((each) => recipeTexts(each).length > 0)) {
    const duplicate = unique.find((other) => isSameRecipe(other, recipe))
    if (!duplicate) unique.push(recipe)
    else if (countTexts(recipe) > countTexts(duplicate))
      unique.splice(unique.indexOf(duplicate), 1, recipe)
  }
  return unique
}

function isSameRecipe(a: ImportedRecipe, b: ImportedRecipe): boolean {
  return (
    comparableLetters(a.title) === comparableLetters(b.title) ||
    hasAllLines(a, b) ||
    hasAllLines(b, a)
  )
}

function hasAllLines(a: ImportedRecipe, b: ImportedRecipe): boolean {
  const lines = recipeTexts(a)
  return recipeTexts(b).every((line) => lines.includes(line))
}

function recipeTexts({ ingredients, steps }: ImportedRecipe): string[] {
  return ingredients.map(({ text }) => text).concat(steps)
}

function countTexts(recipe: ImportedRecipe): number {
  return recipeTexts(recipe).length + (recipe.ingredients.length > 0 ? 100 : 0)
}

function fillMissingParts(recipes: ImportedRecipe[], found: readonly ImportedRecipe[]): void {
  const [[recipe, second], [other]] = [recipes, found]
  if (!recipe && isComplete(found)) recipes.push(...found)
  if (!recipe || second || !other) return
  if (recipe.ingredients.length === 0 && other.ingredients.length > 0) {
    recipe.ingredients = other.ingredients
    recipe.remarks = recipe.remarks.filter(({ field }) => field !== 'ingredients')
  }
  if (recipe.steps.length === 0) recipe.steps = other.steps
}

function fillFromHead(recipe: ImportedRecipe, head: HtmlPage): void {
  const title = findOne(({ name }) => name === 'title', head.children)
  recipe.title ||= metaOf(head, 'og:title') ?? (title ? elementText(title) : '')
  recipe.description ??= metaOf(head, 'og:description') ?? metaOf(head, 'description')
  recipe.source ??= canonicalAddress(head)
  recipe.date ??= /^\d{4}-\d\d-\d\d/.exec(metaOf(head, 'article:published_time') ?? '')?.[0]
  recipe.imageAddress ??= metaOf(head, 'og:image')
  if (recipe.imageAddress !== undefined)
    recipe.imageWords = wordsOfImage(head, recipe.imageAddress, recipe.title)
}

/** Returns the alternative text of a picture, unless it only repeats the title. */
function wordsOfImage(root: HtmlPage, address: string, title: string): string | undefined {
  const image = findOne(
    ({ name, attribs }) => name === 'img' && fileNameInUrl(attribs.src) === fileNameInUrl(address),
    root.children,
  )
  const words = cleanLine(image?.attribs.alt ?? '')
  const isMore = words.includes(' ') && !comparableLetters(title).includes(comparableLetters(words))
  return isMore ? words : undefined
}

function fileNameInUrl(address = ''): string {
  return address.replace(/[?#].*$/, '').replace(/^.*\//, '')
}

function metaOf(root: HtmlPage, name: string): string | undefined {
  const meta = findOne(
    ({ attribs }) => (attribs.property ?? attribs.name) === name && Boolean(attribs.content),
    root.children,
  )
  return cleanLine(meta?.attribs.content ?? '') || undefined
}

function canonicalAddress(root: HtmlPage): string | undefined {
  const link = findOne(({ attribs }) => attribs.rel === 'canonical', root.children)
  return addressIn(link?.attribs.href ?? metaOf(root, 'og:url'))
}

export function readSchemaFile(parsed: unknown): ImportedRecipe[] {
  const graph = readGraph([parsed])
  const nodes = graph.recipes.length > 0 ? graph.recipes : appDataRecipes([parsed])
  return withoutDuplicates(nodes.map((node) => readSchemaRecipe(node, graph.byId)))
}
