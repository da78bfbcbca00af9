import { emptyRecipe, type ImportedRecipe, type Reading } from '../importedRecipe.ts'
import { cleanLine } from '../text/cleanText.ts'
import { tidySteps } from '../text/splitSteps.ts'
import { takeFrontMatter } from './frontMatter.ts'
import { INGREDIENTS, INSTRUCTIONS } from './shown/words.ts'
import { withoutMarks } from './markdownText.ts'
import { applyYield, groupLines, takeTime } from './schemaRecipe.ts'
import { namesIn, textOf } from './values.ts'

const NOTES =
  /^(?:recipe )?(?:notes?|tips?|storage|make[- ]ahead|variations?|substitutions?|serving)\b/i
const EQUIPMENT = /^(?:equipment|tools?|you will need)\b/i

type Part = 'head' | 'ingredients' | 'steps' | 'notes' | 'equipment'

interface Line {
  text: string
  isHeading: boolean
  isItem: boolean
  /** Behind an empty line. */
  isApart: boolean
}

/**
 * A recipe in Markdown or plain text: a title, and below headings what they say; in a text without
 * headings, lines that begin with an amount are ingredients and those behind them steps.
 */
export function readMarkdown(name: string, source: string): Reading {
  const { data, body } = takeFrontMatter(source)
  const lines = linesIn(body)
  const title =
    textOf(data.title) || titleOf(lines) || (name.split('/').at(-1) ?? '').replace(/\.\w+$/, '')
  const recipe = emptyRecipe(cleanLine(title))
  const parts = partsOf(lines)
  recipe.ingredients = groupLines(
    parts.ingredients.map(({ text, isHeading }) =>
      isHeading ? `${text.replace(/:$/, '')}:` : text,
    ),
  )
  recipe.steps = stepsIn(parts.steps)
  recipe.equipment = parts.equipment.map(({ text }) => text)
  recipe.notes = notesIn(parts.notes)
  readHead(
    recipe,
    parts.head.filter(({ text }) => text !== title),
  )
  readData(recipe, data)
  const isRecipe = recipe.ingredients.length > 0 && recipe.steps.length > 0
  return { recipes: isRecipe ? [recipe] : [], problems: [] }
}

const ITEM = /^\s*(?:[-*+•▢☐]|\d{1,2}[.)])\s+(?:\[[ x]\]\s*)?/i

function linesIn(body: string): Line[] {
  const lines: Line[] = []
  let isApart = true
  for (const raw of body.replaceAll(/^(.+)\n(?:={3,}|-{3,})\s*$/gm, '# $1').split('\n')) {
    const isHeading = /^\s{0,3}#{1,6}\s|^\s*\*\*[^*]+\*\*:?\s*$/.test(raw)
    const text = cleanLine(withoutMarks(raw.replace(ITEM, '').replace(/^\s*>\s?/, '')))
    if (text !== '' && !/^[-=*_]{3,}$/.test(text)) {
      const isTitle = !ITEM.test(raw) && isPartName(text)
      lines.push({ text, isHeading: isHeading || isTitle, isItem: ITEM.test(raw), isApart })
    }
    isApart = text === ''
  }
  return lines
}

function isPartName(text: string): boolean {
  const bare = text.replace(/\s*:$/, '')
  return (
    bare.length < 32 &&
    [INGREDIENTS, INSTRUCTIONS, EQUIPMENT, NOTES].some(
      (name) => name.exec(bare)?.[0].length === bare.length,
    )
  )
}

function titleOf(lines: readonly Line[]): string {
  const heading = lines.find(({ isHeading, text }) => isHeading && !isPartName(text))
  const first = lines[0]
  const isAbove = heading && first && lines.indexOf(heading) <= 2
  return (isAbove ? heading.text : first && !isPartName(first.text) ? first.text : '').replace(
    /:$/,
    '',
  )
}

function partName(text: string): Part | undefined {
  if (INGREDIENTS.test(text)) return 'ingredients'
  if (INSTRUCTIONS.test(text)) return 'steps'
  if (EQUIPMENT.test(text)) return 'equipment'
  return NOTES.test(text) ? 'notes' : undefined
}

/** An amount at the beginning of a line. */
const AMOUNT = /^(?:about |a |an )?(?:\d+(?:[.,/-]\d+)?|[½⅓⅔¼¾⅛⅜⅝⅞])[\d½⅓⅔¼¾⅛ –-]*\s*(?:\p{L}|\()/u

function partsOf(lines: readonly Line[]): Record<Part, Line[]> {
  const parts: Record<Part, Line[]> = {
    head: [],
    ingredients: [],
    steps: [],
    notes: [],
    equipment: [],
  }
  const isMarked = lines.some(({ isHeading, text }) => isHeading && partName(text) !== undefined)
  let part: Part = 'head'
  for (const line of lines) {
    const named = line.isHeading ? partName(line.text) : undefined
    if (named === 'notes') parts.notes.push(line)
    if (named !== undefined) part = named
    else if (isMarked) parts[part].push(line)
    else {
      part = unmarkedPart(line, part)
      parts[part].push(line)
    }
  }
  return parts
}

/** Where a line belongs in a text without headings. */
function unmarkedPart(line: Line, before: Part): Part {
  const isAmount = AMOUNT.test(line.text) && line.text.length < 120 && !/[.!]$/.test(line.text)
  if (before === 'head') return isAmount ? 'ingredients' : 'head'
  if (before !== 'ingredients' || isAmount) return before
  const isSentence = /[.!]$/.test(line.text) || line.text.length > 80
  return isSentence || (line.isApart && !line.isItem && line.text.length > 40)
    ? 'steps'
    : 'ingredients'
}

/** Each item is a step; without items each paragraph is. */
function stepsIn(lines: readonly Line[]): string[] {
  const hasItems = lines.some(({ isItem }) => isItem)
  const hasGaps = lines.some(({ isApart }, index) => index > 0 && isApart)
  const steps: string[] = []
  for (const { text, isHeading, isItem, isApart } of lines) {
    const isNew = isHeading || (hasItems ? isItem || isApart : isApart || !hasGaps)
    const isBelow = steps.at(-1)?.endsWith(':') === true
    if (isHeading) steps.push(`${text.replace(/:$/, '')}:`)
    else if (isNew || isBelow || steps.length === 0) steps.push(text)
    else steps.splice(-1, 1, `${steps.at(-1)} ${text}`)
  }
  return tidySteps(steps)
}

function notesIn(lines: readonly Line[]): { title?: string; text: string }[] {
  let title: string | undefined
  return lines.flatMap(({ text, isHeading }) => {
    if (isHeading) {
      title = text
      return []
    }
    return [title === undefined ? { text } : { title, text }]
  })
}

const FACTS: readonly [
  pattern: RegExp,
  field: 'prepTime' | 'cookTime' | 'totalTime' | 'restTime' | 'servings',
][] = [
  [/^(?:prep(?:aration)?(?: time)?|active(?: time)?|hands-on(?: time)?)\s*:\s*(.+)$/i, 'prepTime'],
  [/^(?:cook(?:ing)?|bak(?:e|ing))(?: time)?\s*:\s*(.+)$/i, 'cookTime'],
  [/^(?:total(?: time)?|time|ready in)\s*:\s*(.+)$/i, 'totalTime'],
  [/^(?:rest(?:ing)?|chill(?:ing)?|rising|inactive)(?: time)?\s*:\s*(.+)$/i, 'restTime'],
  [/^(?:servings?|serves|yields?|makes|portions?|for)\s*:?\s+(.+)$/i, 'servings'],
]

/** What stands above the ingredients: times, servings, and the description. */
function readHead(recipe: ImportedRecipe, lines: readonly Line[]): void {
  for (const { text, isHeading } of lines) {
    for (const said of text.split(/\s*[|·•]\s*/)) {
      const fact = FACTS.find(([pattern]) => pattern.test(said))
      const value = fact && fact[0].exec(said)?.[1]
      if (fact && value !== undefined) {
        if (fact[1] === 'servings') applyYield(recipe, said.replace(/:/, ''))
        else takeTime(recipe, fact[1], value)
      } else if (!isHeading && said.length > 25) recipe.description ??= said
    }
  }
}

function readData(recipe: ImportedRecipe, data: Record<string, unknown>): void {
  recipe.categories = [
    ...namesIn(data.category),
    ...namesIn(data.categories),
    ...namesIn(data.course),
  ]
  recipe.keywords = namesIn(data.tags ?? data.keywords)
  recipe.cuisine = textOf(data.cuisine) || undefined
  recipe.description = textOf(data.description) || recipe.description
  const source = textOf(data.source ?? data.url)
  if (/^https?:\/\//.test(source)) recipe.source = source
  takeTime(recipe, 'prepTime', data.prepTime ?? data.prep_time ?? data.prep)
  takeTime(recipe, 'cookTime', data.cookTime ?? data.cook_time ?? data.cook)
  if (data.servings !== undefined) applyYield(recipe, data.servings)
}
