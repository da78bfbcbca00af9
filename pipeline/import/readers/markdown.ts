import type { ImportedNote, Reading } from '../importedRecipe.ts'
import { cleanLine } from '../text/cleanText.ts'
import { factParts, timeIn } from '../text/factLines.ts'
import { tidySteps } from '../text/splitSteps.ts'
import { readMetadata, takeFrontMatter } from './frontMatter.ts'
import { withoutMarks } from './markdownText.ts'
import { groupLines, takeIngredients, takeNotesBelow } from './schemaRecipe.ts'
import { takeIntroduction } from './shown/pageFacts.ts'
import { INGREDIENTS, INSTRUCTIONS } from './shown/words.ts'
import { textOf } from './values.ts'

type Part = 'head' | 'ingredients' | 'steps' | 'equipment' | 'notes'

const HEADINGS: readonly [part: Part, heading: RegExp][] = [
  ['ingredients', INGREDIENTS],
  ['steps', INSTRUCTIONS],
  ['equipment', /^(?:equipment|tools?|you will need)\b/i],
  [
    'notes',
    /^(?:recipe )?(?:notes?|tips?|storage|make[- ]ahead|variations?|substitutions?|serving)\b/i,
  ],
]

interface Line {
  text: string
  isHeading: boolean
  part?: Part | undefined
  isItem: boolean
  /** The line stands behind an empty one. */
  isApart: boolean
}

/** Reads Markdown or plain text, also without headings. */
export function readMarkdown(name: string, source: string): Reading {
  const { data, body } = takeFrontMatter(source)
  const lines = linesIn(body)
  const title = textOf(data.title) || titleOf(lines)
  const parts = partsOf(lines)
  const head = parts.head.filter(({ text }) => text !== title)
  // The first of each counts.
  const facts = Object.fromEntries(
    head.flatMap(({ text }) => factParts(text).flatMap(factIn)).toReversed(),
  )
  const recipe = readMetadata({ ...facts, ...data, ...(title && { title }) }, name)
  takeIntroduction(
    recipe,
    head.flatMap(({ text, isHeading }) => (isHeading || text.length <= 25 ? [] : [text])),
  )
  takeIngredients(
    recipe,
    groupLines(
      parts.ingredients.map((line) => (line.isHeading ? asHeading(line.text) : line.text)),
    ),
  )
  recipe.steps = stepsIn(parts.steps)
  takeNotesBelow(recipe)
  recipe.equipment = parts.equipment.map(({ text }) => text)
  recipe.notes.push(...notesIn(parts.notes))
  const isRecipe = recipe.ingredients.length > 0 && recipe.steps.length > 0
  return { recipes: isRecipe ? [recipe] : [], problems: [] }
}

const ITEM = /^\s*(?:[-*+•▢☐]|\d{1,2}[.)])\s+(?:\[[ x]\]\s*)?/i

function linesIn(body: string): Line[] {
  const lines: Line[] = []
  let isApart = true
  for (const raw of body.replaceAll(/^(.+)\n(?:={3,}|-{3,})\s*$/gm, '# $1').split('\n')) {
    const text = cleanLine(withoutMarks(raw.replace(ITEM, '').replace(/^\s*>\s?/, '')))
    const isItem = ITEM.test(raw)
    if (text !== '' && !/^[-=*_]{3,}$/.test(text)) {
      const isMarked = /^\s{0,3}#{1,6}\s|^\s*\*\*[^*]+\*\*:?\s*$/.test(raw)
      const isHeading = isMarked || (!isItem && isPartName(text))
      const part = HEADINGS.find(([, heading]) => isHeading && heading.test(text))?.[0]
      lines.push({ text, isHeading, part, isItem, isApart })
    }
    isApart = text === ''
  }
  return lines
}

function isPartName(text: string): boolean {
  const bare = text.replace(/\s*:$/, '')
  return HEADINGS.some(([, heading]) => heading.exec(bare)?.[0].length === bare.length)
}

/** A heading at the beginning, else the first line. */
function titleOf(lines: readonly Line[]): string {
  const [first, ...others] = lines.slice(0, 3).filter(({ text }) => !isPartName(text))
  const heading = [first, ...others].find((line) => line?.isHeading)
  return (heading ?? (first === lines[0] ? first : undefined))?.text.replace(/:$/, '') ?? ''
}

function partsOf(lines: readonly Line[]): Record<Part, Line[]> {
  const parts: Record<Part, Line[]> = {
    head: [],
    ingredients: [],
    steps: [],
    equipment: [],
    notes: [],
  }
  const isMarked = lines.some((line) => line.part !== undefined)
  let part: Part = 'head'
  for (const line of lines) {
    part = line.part ?? (isMarked ? part : unmarkedPart(line, part))
    if (line.part === undefined || part === 'notes') parts[part].push(line)
  }
  return parts
}

const AMOUNT = /^(?:about |a |an )?(?:\d+(?:[.,/-]\d+)?|[½⅓⅔¼¾⅛⅜⅝⅞])[\d½⅓⅔¼¾⅛ –-]*\s*(?:\p{L}|\()/u

function unmarkedPart({ text, isApart, isItem }: Line, before: Part): Part {
  const isAmount = AMOUNT.test(text) && text.length < 120 && !/[.!]$/.test(text)
  if (before === 'head') return isAmount ? 'ingredients' : 'head'
  if (before !== 'ingredients' || isAmount) return before
  const isSentence = /[.!]$/.test(text) || text.length > 80
  return isSentence || (isApart && !isItem && text.length > 40) ? 'steps' : 'ingredients'
}

function stepsIn(lines: readonly Line[]): string[] {
  const hasItems = lines.some(({ isItem }) => isItem)
  const hasGaps = lines.some(({ isApart }, index) => index > 0 && isApart)
  const steps: string[] = []
  for (const { text, isHeading, isItem, isApart } of lines) {
    const isNew = isHeading || (hasItems ? isItem || isApart : isApart || !hasGaps)
    const last = steps.at(-1) ?? ':'
    if (isNew || last.endsWith(':')) steps.push(isHeading ? asHeading(text) : text)
    else steps.splice(-1, 1, `${last} ${text}`)
  }
  return tidySteps(steps)
}

function asHeading(text: string): string {
  return `${text.replace(/:$/, '')}:`
}

function notesIn(lines: readonly Line[]): ImportedNote[] {
  let title = ''
  return lines.flatMap(({ text, isHeading }) => {
    if (isHeading) title = text
    return isHeading ? [] : [{ title, text }]
  })
}

/** A fact above the ingredients, with its key in front matter. */
function factIn(said: string): [key: string, value: string][] {
  const time = timeIn(said)
  if (time) return [[time.field, time.value]]
  const isYield = /^(?:servings?|serves|yields?|makes|portions?|for)\s*:?\s/i.test(said)
  return isYield ? [['servings', said.replace(':', '')]] : []
}
