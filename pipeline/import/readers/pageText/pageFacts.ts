import { type ImportedRecipe, readNote, addRemark } from '../../importedRecipe.ts'
import { comparableLetters } from '../../text/cleanText.ts'
import { authorIn, factParts, labelsIn, postedOn, timeIn, yieldIn } from '../../text/factLines.ts'
import { LABELED, takeTime, takeYield } from '../schemaRecipe.ts'
import { firstListOrParagraphs } from './linesByHeading.ts'
import type { PageLine } from './pageLines.ts'
import { endsSentence } from './recipeLikeness.ts'
import { EQUIPMENT_HEADING, INGREDIENTS, NOTES_HEADING } from './partNames.ts'

/** Adds facts that a page shows outside of ingredients, steps and structured data. */
export function takePageFacts(recipe: ImportedRecipe, flow: readonly PageLine[]): void {
  const list = startOfList(flow, recipe)
  // Lines far from the ingredients may give times and yields of other recipes.
  const near = list === -1 ? [] : flow.slice(Math.max(0, list - 8), list + 4)
  takeFacts(recipe, near)
  const above = list === -1 ? aboveNextHeading(flow) : flow.slice(0, list)
  recipe.date ??= readFirst(above, postedOn)
  const below = flow.slice(list + 1)
  const author =
    readFirst(above, authorIn) ??
    readFirst(below, (text) => (/^posted by/i.test(text) ? authorIn(text) : undefined))
  if (author !== undefined && !recipe.dropped.some((each) => each.startsWith('author ')))
    recipe.dropped.push(`author ${author}`)
  const isDescribed = recipe.description !== undefined
  takeIntroduction(recipe, paragraphsBelowTitle(above, recipe.title))
  if (!isDescribed && recipe.description !== undefined)
    addRemark(recipe, 'unclear', 'description', 'This stands above the recipe in the source.')
  takeNotes(recipe, below)
  const parts = below.flatMap(({ text }) => factParts(text))
  if (recipe.keywords.length === 0) recipe.keywords = parts.flatMap(labelsIn)
  const amounts = below.filter(({ text }) => /kcal|calories/i.test(text))
  recipe.dropped.push(...amounts.flatMap(({ text }) => text.match(NO_NUTRIENT) ?? []))
  const tools = linesUnder(flow, EQUIPMENT_HEADING).filter(({ isItem }) => isItem)
  if (recipe.equipment.length === 0) recipe.equipment = tools.map(({ text }) => text)
}

/** Matches salt and kilojoules on nutrition labels, for which this site has no fields. */
const NO_NUTRIENT = /[\d.,]+ ?m?g (?:of )?salt\b|[\d.,]+ ?kJ\b/gi

function startOfList(flow: readonly PageLine[], { ingredients }: ImportedRecipe): number {
  const heading = flow.findIndex(({ level, text }) => level !== undefined && INGREDIENTS.test(text))
  return heading === -1 ? flow.findIndex(({ text }) => text === ingredients[0]?.text) : heading
}

function aboveNextHeading(flow: readonly PageLine[]): readonly PageLine[] {
  const title = flow.findIndex(({ level }) => level === 1)
  const end = flow.findIndex(({ level }, index) => index > title && level !== undefined)
  return end === -1 ? flow : flow.slice(0, end)
}

function paragraphsBelowTitle(above: readonly PageLine[], called: string): string[] {
  const title = above.findLastIndex(
    ({ level, text }) => level === 1 || (level !== undefined && text === called),
  )
  const lines = title === -1 ? [] : above.slice(title + 1)
  return lines
    .filter(({ level, isItem }) => level === undefined && !isItem)
    .map(({ text }) => text)
    .filter((text) => text.length > 15 && endsSentence(text))
}

function readFirst(lines: readonly PageLine[], read: (text: string) => string | undefined) {
  return lines.map(({ text }) => read(text)).find((value) => value !== undefined)
}

function takeFacts(recipe: ImportedRecipe, near: readonly PageLine[]): void {
  for (const part of near.flatMap(({ text }) => factParts(text))) {
    const time = timeIn(part)
    const servings = yieldIn(part)
    if (time && recipe[time.field] === undefined) takeTime(recipe, time.field, time.value)
    if (servings !== undefined && recipe.servings === undefined) takeYield(recipe, servings)
  }
}

/** Uses the first paragraph above a recipe as its description, and drops the others. */
export function takeIntroduction(recipe: ImportedRecipe, paragraphs: readonly string[]): void {
  const described = comparableLetters(recipe.description ?? '')
  const unknown = paragraphs.filter(
    (text) =>
      !(postedOn(text) ?? authorIn(text)) &&
      !factParts(text).every((part) => timeIn(part) ?? yieldIn(part)) &&
      !described.includes(comparableLetters(text)),
  )
  recipe.description ??= unknown.shift()
  const [first = ''] = unknown
  const count = unknown.length > 1 ? `${unknown.length} paragraphs of ` : ''
  const begin = first.length > 60 ? `${first.slice(0, 60).trim()} …` : first
  if (first !== '') recipe.dropped.push(`${count}introduction “${begin}”`)
}

const MAX_NOTES = 15

function linesUnder(flow: readonly PageLine[], heading: RegExp) {
  return flow.flatMap(({ level, text }, index) => {
    if (level === undefined || !heading.test(text)) return []
    const rest = flow.slice(index + 1)
    const end = rest.findIndex((line) => line.level !== undefined)
    const lines = firstListOrParagraphs(end === -1 ? rest : rest.slice(0, end))
    const title = text.replace(/:$/, '')
    return lines.length > MAX_NOTES
      ? []
      : lines.map(({ isItem, text: line }) => ({ title, isItem, text: line }))
  })
}

/** Adds notes: lines below headings of notes, and lines such as `Tip: Freeze it.` elsewhere. */
function takeNotes(recipe: ImportedRecipe, flow: readonly PageLine[]): void {
  const under = linesUnder(flow, NOTES_HEADING)
  const knownText = comparableLetters(
    [...recipe.steps, ...recipe.notes.map(({ text }) => text)].join(''),
  )
  const labeled = flow
    .filter(({ text }) => LABELED.test(text) && !/^nutrition/i.test(text))
    .filter(({ text }) => !under.some((line) => line.text === text))
    .map(({ text }) => readNote(text))
    .filter(({ text }) => !knownText.includes(comparableLetters(text)))
  const titled = under.map(({ title, text }) => {
    const note = readNote(text)
    return note.title && /(?:notes?|tipp?s?)$/i.test(title) ? note : { title, text }
  })
  recipe.notes.push(...titled, ...labeled)
}
