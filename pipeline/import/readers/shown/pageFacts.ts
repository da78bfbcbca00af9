import { type ImportedNote, type ImportedRecipe, remark } from '../../importedRecipe.ts'
import { letters } from '../../text/cleanText.ts'
import { authorIn, factParts, postedOn, timeIn, yieldIn } from '../../text/factLines.ts'
import { takeTime, takeYield } from '../schemaRecipe.ts'
import { whatBelongs } from './byHeading.ts'
import type { FlowLine } from './flow.ts'
import { endsSentence } from './likeness.ts'
import { INGREDIENTS, NOTES_HEADING } from './words.ts'

/** Takes what a page says of its only recipe outside of ingredients, steps and structured data. */
export function takePageFacts(recipe: ImportedRecipe, flow: readonly FlowLine[]): void {
  const list = startOfList(flow, recipe)
  // Other recipes, far from the ingredients, have times and yields, too.
  const near = list === -1 ? [] : flow.slice(Math.max(0, list - 8), list + 4)
  takeFacts(recipe, near)
  const above = list === -1 ? aboveNextHeading(flow) : flow.slice(0, list)
  recipe.date ??= firstOf(above, postedOn)
  const author = firstOf(above, authorIn)
  if (author !== undefined && !recipe.leftOut.some((each) => each.startsWith('author ')))
    recipe.leftOut.push(`author ${author}`)
  const isDescribed = recipe.description !== undefined
  takeIntroduction(recipe, paragraphsBelowTitle(above))
  if (!isDescribed && recipe.description !== undefined)
    remark(recipe, 'unclear', 'description', 'This stands above the recipe in the source.')
  recipe.notes.push(...notesIn(flow.slice(list + 1)))
}

function startOfList(flow: readonly FlowLine[], { ingredients }: ImportedRecipe): number {
  const heading = flow.findIndex(({ level, text }) => level !== undefined && INGREDIENTS.test(text))
  return heading === -1 ? flow.findIndex(({ text }) => text === ingredients[0]?.text) : heading
}

function aboveNextHeading(flow: readonly FlowLine[]): readonly FlowLine[] {
  const title = flow.findIndex(({ level }) => level === 1)
  const end = flow.findIndex(({ level }, index) => index > title && level !== undefined)
  return end === -1 ? flow : flow.slice(0, end)
}

function paragraphsBelowTitle(above: readonly FlowLine[]): string[] {
  const title = above.findLastIndex(({ level }) => level === 1)
  const lines = title === -1 ? [] : above.slice(title + 1)
  return lines
    .filter(({ level, isItem }) => level === undefined && !isItem)
    .map(({ text }) => text)
    .filter((text) => text.length > 15 && endsSentence(text))
}

function firstOf(
  lines: readonly FlowLine[],
  read: (text: string) => string | undefined,
): string | undefined {
  for (const { text } of lines) {
    const value = read(text)
    if (value !== undefined) return value
  }
  return undefined
}

function takeFacts(recipe: ImportedRecipe, near: readonly FlowLine[]): void {
  for (const part of near.flatMap(({ text }) => factParts(text))) {
    const time = timeIn(part)
    const feeds = yieldIn(part)
    if (time && recipe[time.field] === undefined) takeTime(recipe, time.field, time.value)
    if (feeds !== undefined && recipe.servings === undefined) takeYield(recipe, feeds)
  }
}

/** Takes the first of the paragraphs above a recipe for its description, and names the others. */
export function takeIntroduction(recipe: ImportedRecipe, paragraphs: readonly string[]): void {
  const described = letters(recipe.description ?? '')
  const others = paragraphs.filter(
    (text) =>
      !(postedOn(text) ?? authorIn(text)) &&
      !factParts(text).every((part) => timeIn(part) ?? yieldIn(part)) &&
      !described.includes(letters(text)),
  )
  recipe.description ??= others.shift()
  const [first = ''] = others
  const count = others.length > 1 ? `${others.length} paragraphs of ` : ''
  const begin = first.length > 60 ? `${first.slice(0, 60).trim()} …` : first
  if (first !== '') recipe.leftOut.push(`${count}introduction “${begin}”`)
}

/** More lines below a heading are no notes. */
const MOST_NOTES = 10

function notesIn(flow: readonly FlowLine[]): ImportedNote[] {
  return flow.flatMap(({ level, text }, index) => {
    if (level === undefined || !NOTES_HEADING.test(text)) return []
    const rest = flow.slice(index + 1)
    const end = rest.findIndex((line) => line.level !== undefined)
    const notes = whatBelongs(end === -1 ? rest : rest.slice(0, end))
    const title = text.replace(/:$/, '')
    return notes.length > MOST_NOTES ? [] : notes.map((note) => ({ title, text: note.text }))
  })
}
