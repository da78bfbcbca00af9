import { type ImportedRecipe, readNote, addRemark } from '../../importedRecipe.ts'
import { comparableLetters } from '../../text/cleanText.ts'
import { authorIn, factParts, labelsIn, postedOn, timeIn, yieldIn } from '../../text/factLines.ts'
import { LABELED, takeTime, takeYield } from '../schemaRecipe.ts'
import { whatBelongs } from './linesByHeading.ts'
import type { PageLine } from './pageLines.ts'
import { endsSentence } from './recipeLikeness.ts'
import { EQUIPMENT_HEADING, INGREDIENTS, NOTES_HEADING } from './partNames.ts'

/** Takes what a page says of its only recipe outside of ingredients, steps and structured data. */
export function takePageFacts(recipe: ImportedRecipe, flow: readonly PageLine[]): void {
  const list = startOfList(flow, recipe)
  // Other recipes, far from the ingredients, have times and yields, too.
  const near = list === -1 ? [] : flow.slice(Math.max(0, list - 8), list + 4)
  takeFacts(recipe, near)
  const above = list === -1 ? aboveNextHeading(flow) : flow.slice(0, list)
  recipe.date ??= firstOf(above, postedOn)
  const below = flow.slice(list + 1)
  const author =
    firstOf(above, authorIn) ??
    firstOf(below, (text) => (/^posted by/i.test(text) ? authorIn(text) : undefined))
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

/** Labels of nutrition have salt, from which no sodium is calculated, and kilojoules. */
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

type Read = (text: string) => string | undefined

function firstOf(lines: readonly PageLine[], read: Read): string | undefined {
  return lines.map(({ text }) => read(text)).find((value) => value !== undefined)
}

function takeFacts(recipe: ImportedRecipe, near: readonly PageLine[]): void {
  for (const part of near.flatMap(({ text }) => factParts(text))) {
    const time = timeIn(part)
    const feeds = yieldIn(part)
    if (time && recipe[time.field] === undefined) takeTime(recipe, time.field, time.value)
    if (feeds !== undefined && recipe.servings === undefined) takeYield(recipe, feeds)
  }
}

/** Takes the first of the paragraphs above a recipe for its description, and names the others. */
export function takeIntroduction(recipe: ImportedRecipe, paragraphs: readonly string[]): void {
  const described = comparableLetters(recipe.description ?? '')
  const others = paragraphs.filter(
    (text) =>
      !(postedOn(text) ?? authorIn(text)) &&
      !factParts(text).every((part) => timeIn(part) ?? yieldIn(part)) &&
      !described.includes(comparableLetters(text)),
  )
  recipe.description ??= others.shift()
  const [first = ''] = others
  const count = others.length > 1 ? `${others.length} paragraphs of ` : ''
  const begin = first.length > 60 ? `${first.slice(0, 60).trim()} …` : first
  if (first !== '') recipe.dropped.push(`${count}introduction “${begin}”`)
}

const MOST_NOTES = 15

function linesUnder(flow: readonly PageLine[], heading: RegExp) {
  return flow.flatMap(({ level, text }, index) => {
    if (level === undefined || !heading.test(text)) return []
    const rest = flow.slice(index + 1)
    const end = rest.findIndex((line) => line.level !== undefined)
    const lines = whatBelongs(end === -1 ? rest : rest.slice(0, end))
    const title = text.replace(/:$/, '')
    return lines.length > MOST_NOTES
      ? []
      : lines.map(({ isItem, text: said }) => ({ title, isItem, text: said }))
  })
}

/** Takes the lines below headings of notes, and those like `Tip: Freeze it.` elsewhere. */
function takeNotes(recipe: ImportedRecipe, flow: readonly PageLine[]): void {
  const under = linesUnder(flow, NOTES_HEADING)
  const taken = comparableLetters(
    [...recipe.steps, ...recipe.notes.map(({ text }) => text)].join(''),
  )
  const labeled = flow
    .filter(({ text }) => LABELED.test(text) && !/^nutrition/i.test(text))
    .filter(({ text }) => !under.some((line) => line.text === text))
    .map(({ text }) => readNote(text))
    .filter(({ text }) => !taken.includes(comparableLetters(text)))
  const titled = under.map(({ title, text }) => {
    const note = readNote(text)
    return note.title && /(?:notes?|tipp?s?)$/i.test(title) ? note : { title, text }
  })
  recipe.notes.push(...titled, ...labeled)
}
