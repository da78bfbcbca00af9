import { FRACTION_GLYPHS } from '../../../src/cooking/parseFraction.ts'
import type { ImportedNote, SourceReading } from '../importedRecipe.ts'
import { cleanLine, withoutMarks } from '../text/cleanText.ts'
import { authorIn, factParts, postedOn, timeIn } from '../text/factLines.ts'
import { nutrientsIn } from '../text/nutrition.ts'
import { tidySteps } from '../text/splitSteps.ts'
import { readMetadata, takeFrontMatter } from './frontMatter.ts'
import { isRecord } from '../../../src/shared/checkJson.ts'
import { takeIngredients, takeNotesBelow } from './schemaRecipe.ts'
import { asHeading, groupLines } from '../text/groupLines.ts'
import { takeIntroduction } from './pageText/pageFacts.ts'
import { INGREDIENTS, INSTRUCTIONS } from './pageText/partNames.ts'
import { scalarText } from '../../content/text/scalarText.ts'
import { linksIn } from './trackUnread.ts'

type Part = 'head' | 'ingredients' | 'steps' | 'equipment' | 'notes' | 'nutrition' | 'letter'

const HEADINGS: readonly [part: Part, heading: RegExp][] = [
  ['ingredients', INGREDIENTS],
  ['steps', INSTRUCTIONS],
  ['equipment', /^(?:equipment|tools?|you will need)\b/i],
  ['nutrition', /^nutrition\b/i],
  [
    'notes',
    /^(?:recipe )?(?:notes?|tips?|storage|make[- ]ahead|variations?|substitutions?|serving)\b/i,
  ],
]

interface Line {
  text: string
  isHeading: boolean
  part?: Part
  isItem: boolean
  isApart: boolean
}

/** Reads Markdown or plain text, with or without headings. */
export function readMarkdown(name: string, source: string): SourceReading {
  const { data, body, problem } = takeFrontMatter(source)
  const parts = splitIntoParts(markdownLines(body))
  const title = scalarText(data.title) || findTitle(parts.head)
  const index = parts.head.findIndex(({ text }) => text.replace(/:$/, '') === title)
  const [letter, head] = [parts.head.slice(0, Math.max(0, index)), parts.head.slice(index + 1)]
  const facts = Object.fromEntries(
    head.flatMap(({ text }) => factParts(text).flatMap(factIn)).toReversed(),
  )
  const nutrition = {
    ...nutrientsIn(parts.nutrition.map(({ text }) => text).join('\n')),
    ...(isRecord(data.nutrition) && data.nutrition),
  }
  const recipe = readMetadata({ ...facts, ...data, nutrition, ...(title && { title }) }, name)
  const loose = head.filter(({ text }) => factParts(text).some((part) => factIn(part).length === 0))
  const paragraphs = loose.filter(isParagraph).map(({ text }) => text)
  takeIntroduction(recipe, paragraphs)
  const letters = [...letter, ...loose.filter((line) => !isParagraph(line)), ...parts.letter]
  recipe.dropped.push(...letters.map(({ text }) => `“${text}”`))
  const lines = parts.ingredients.map(({ isHeading, text }) => (isHeading ? asHeading(text) : text))
  takeIngredients(recipe, groupLines(lines))
  recipe.steps = stepsIn(parts.steps)
  takeNotesBelow(recipe)
  recipe.equipment = parts.equipment.map(({ text }) => text)
  const extra = parts.nutrition.filter(({ text }) => Object.keys(nutrientsIn(text)).length === 0)
  recipe.notes.push(...notesIn(parts.notes), ...notesIn(extra))
  recipe.dropped.push(...linksIn(body))
  const isRecipe = recipe.ingredients.length > 0 && recipe.steps.length > 0
  return { recipes: isRecipe ? [recipe] : [], problems: isRecipe && problem ? [problem] : [] }
}

const ITEM = /^\s*(?:[-*+•▢☐]|\d{1,2}[.)])\s+(?:\[[ x]\]\s*)?/i

function markdownLines(body: string): Line[] {
  const lines: Line[] = []
  let isApart = true
  const rows = body.replaceAll(/^(.+)\n(?:={3,}|-{3,})\s*$/gm, '# $1').split('\n')
  const lastStep = rows.findLastIndex((row) => /^\s*\d{1,2}[.)] /.test(row))
  const parted = rows.map((row, at) => (at > lastStep ? row.replace(LABELED_PART, '$1\n') : row))
  for (const raw of parted.join('\n').split('\n')) {
    const text = cleanLine(withoutMarks(raw.replace(ITEM, '').replace(/^\s*>\s?/, '')))
    const isItem = ITEM.test(raw)
    if (text !== '' && !/^[-=*_|: ]+$/.test(text)) {
      const isMarked = /^\s{0,3}#{1,6}\s|^\s*\*\*[^*]+\*\*:?\s*$/.test(raw)
      const isHeading = isMarked || (!isItem && isPartName(text))
      const part = HEADINGS.find(([, heading]) => isHeading && heading.test(text))?.[0]
      lines.push({ text, isHeading, part, isItem, isApart })
    }
    isApart = text === ''
  }
  return lines
}

/** Splits `Notes: Freezes well.` after the last step into a heading and a line. */
const LABELED_PART = /^((?:notes|tips):)[ \t]+(?=\S)/i

function isPartName(text: string): boolean {
  const bare = text.replace(/\s*:$/, '')
  return HEADINGS.some(([, heading]) => heading.exec(bare)?.[0].length === bare.length)
}

/** Finds a heading at the beginning, or else the first line that is not part of a letter. */
function findTitle(head: readonly Line[]): string {
  const heading = head.slice(0, 3).find(({ isHeading }) => isHeading)
  const name = head.find(({ text }, index) => {
    const isSentence = index > 0 && /[.!?:]$/.test(text)
    return !isSentence && !LETTER.test(text) && factParts(text).flatMap(factIn).length === 0
  })
  return (heading ?? name)?.text.replace(/:$/, '') ?? ''
}

/** Matches `Subject: beans`, `Hi Ann,` and `here are the beans you asked for!` */
const LETTER =
  /^(?:(?:[Hh]i|[Hh]ey|[Hh]ello|[Dd]ear)\b.{0,40}[,!.]|(?:[Ff]rom|[Tt]o|[Ss]ubject|[Dd]ate|[Ss]ent): .*|\p{Ll}.*[.!?:])$/u
const SIGN_OFF =
  /^(?:sent from my|get outlook|(?:xo+|love|hugs|cheers|best|enjoy|regards|thanks|yours)\b.{0,30}$)/i
const MAX_SIGN_OFF = 4

function splitIntoParts(lines: readonly Line[]): Record<Part, Line[]> {
  const cooking = { ingredients: [], steps: [], equipment: [] }
  const parts: Record<Part, Line[]> = { head: [], ...cooking, notes: [], nutrition: [], letter: [] }
  const isMarked = lines.some((line) => line.part !== undefined)
  let part: Part = 'head'
  for (const [index, line] of lines.entries()) {
    const isEnd = index > 0 && index >= lines.length - MAX_SIGN_OFF && !line.isItem
    if (isEnd && SIGN_OFF.test(line.text)) part = 'letter'
    part = line.part ?? (isMarked ? part : unmarkedPart(line, part))
    if (line.part === undefined || part === 'notes' || part === 'nutrition') parts[part].push(line)
  }
  return parts
}

const AMOUNT = new RegExp(
  `^(?:about |a |an )?(?:\\d+(?:[.,/-]\\d+)?|[${FRACTION_GLYPHS}])[\\d${FRACTION_GLYPHS} –-]*\\s*(?:\\p{L}|\\()`,
  'u',
)

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

function isParagraph({ text, isHeading }: Line): boolean {
  return !isHeading && text.length > 25 && (postedOn(text) ?? authorIn(text)) === undefined
}

function notesIn(lines: readonly Line[]): ImportedNote[] {
  let title = ''
  return lines.flatMap(({ text, isHeading }) => {
    if (isHeading) title = text.replace(/:$/, '')
    return isHeading ? [] : [{ title, text }]
  })
}

/** Reads a fact above the ingredients as a key and value of front matter: `Serves 4`. */
function factIn(text: string): [key: string, value: string][] {
  const time = timeIn(text)
  if (time) return [[time.field, time.value]]
  const isYield = /^(?:servings?|serves|yields?|makes|portions?|for)\s*:?\s/i.test(text)
  return isYield ? [['servings', text.replace(':', '')]] : []
}
