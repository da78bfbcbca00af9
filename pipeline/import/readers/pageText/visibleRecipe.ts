import { FRACTION_GLYPHS } from '../../../../src/cooking/parseFraction.ts'
import type { DataNode } from '../jsonLdGraph.ts'
import { type HtmlPage, textsOf } from '../pageTree.ts'
import { linesNamed } from './linesByClass.ts'
import { asLine, linesBelow } from './linesByHeading.ts'
import { readPageLines, type PageLine } from './pageLines.ts'
import {
  bestOf,
  ingredientLikeness,
  stepLikeness,
  endsSentence,
  startsWithAmount,
} from './recipeLikeness.ts'
import { INGREDIENTS, INSTRUCTIONS, namesIngredients, namesSteps, OTHER } from './partNames.ts'

/** Reads a page without structured data: by class names, then headings, then amounts. */
export function visibleRecipes(root: HtmlPage): DataNode[] {
  const flow = readPageLines(root.children)
  const ingredients = bestOf(
    [...linesNamed(root, namesIngredients), ...linesBelow(flow, INGREDIENTS)].map(joinAmounts),
    ingredientLikeness,
  )
  const steps = bestOf(
    [...linesNamed(root, namesSteps), ...linesBelow(flow, INSTRUCTIONS)].map(beforeOther),
    stepLikeness,
  )
  const shape = linesByShape(flow)
  const recipeIngredient = ingredients.length > 0 ? ingredients : shape.ingredients
  const recipeInstructions = steps.length > 0 ? steps : shape.steps
  if (recipeIngredient.length === 0 && recipeInstructions.length === 0) return []
  const name = shownTitle(root)
  return [{ '@type': 'Recipe', name, recipeIngredient, recipeInstructions }]
}

function beforeOther(lines: readonly string[]): readonly string[] {
  const end = lines.findIndex((line, index) => index > 0 && OTHER.test(line))
  return end === -1 ? lines : lines.slice(0, end)
}

/** Matches the class of a plugin's title: `zlrecipe-title`, `recipe-name`, `ERName`. */
const CARD_TITLE = /(?:^|\s)(?:[\w-]*recipe[-_]?(?:title|name)|mv-create-title|ERName)(?:$|\s)/i

/** Prefers a heading that begins or ends the page's title, since other headings may be logos. */
function shownTitle(root: HtmlPage): string | undefined {
  const [card = '', other] = textsOf(root, ({ attribs }) =>
    CARD_TITLE.test(`${attribs.class ?? ''} ${attribs.id ?? ''}`),
  )
  if (card !== '' && other === undefined && card.length < 120) return card
  const textsIn = (tag: RegExp) => textsOf(root, ({ name }) => tag.test(name))
  const [page = ''] = textsIn(/^title$/).map((text) => text.toLowerCase())
  const titles = textsIn(/^h1$/)
  return (
    textsIn(/^h[1-6]$/).find((text) => page.endsWith(`: ${text.toLowerCase()}`)) ??
    titles.find((title) => page.startsWith(title.toLowerCase())) ??
    titles[0]
  )
}

const UNITS =
  'g|gr|kg|mg|ml|cl|dl|l|oz|lb|cups?(?:\\(s\\))?|tbsp|tsp|tablespoons?(?:\\(s\\))?|teaspoons?(?:\\(s\\))?|ounces?|pounds?|cloves?|pinch|slices?|el|tl|msp|prise|bund|stück|stk|st|cs|cc|càs|càc|c\\.à\\.s|szt|łyżk\\p{L}*|szklank\\p{L}*|ek|tk|spsk|tsk|ss|ts|克|毫升|个|大さじ|小さじ'
const AMOUNT = new RegExp(
  `^[\\d${FRACTION_GLYPHS}][\\d\\s.,/${FRACTION_GLYPHS}–-]*(?:${UNITS})?\\.?$`,
  'iu',
)

/** Joins two columns that a page lists one after the other: amounts and foods. */
function joinAmounts(lines: readonly string[]): readonly string[] {
  const isAmountFirst = AMOUNT.test(lines[0] ?? '')
  const isPaired =
    lines.length >= 4 &&
    lines.length % 2 === 0 &&
    lines.every((line, index) => AMOUNT.test(line) === ((index % 2 === 0) === isAmountFirst))
  if (!isPaired) return lines
  return lines.flatMap((line, index) => {
    const next = lines[index + 1] ?? ''
    if (index % 2 === 1) return []
    return [isAmountFirst ? `${line} ${next}` : `${next} ${line}`]
  })
}

const MIN_INGREDIENT_LINES = 3

/** Finds lines that begin with amounts, and the sentences below them, without headings. */
function linesByShape(flow: readonly PageLine[]): Record<'ingredients' | 'steps', string[]> {
  const { start, end, count } = longestRun(flow)
  if (count < MIN_INGREDIENT_LINES) return { ingredients: [], steps: [] }
  return {
    ingredients: flow.slice(start, end).map(asLine),
    steps: sentencesAfter(flow.slice(end)),
  }
}

/** Finds the longest run of lines with amounts; short lines may stand between them. */
function longestRun(flow: readonly PageLine[]): { start: number; end: number; count: number } {
  let best = { start: 0, end: 0, count: 0 }
  let run = { start: 0, end: 0, count: 0 }
  for (const [index, { text, level }] of flow.entries()) {
    const isShort = text.length < 120 && !(text.length > 25 && endsSentence(text))
    if (isShort && level === undefined && startsWithAmount(text)) {
      const isFirst = run.count === 0
      run = { start: isFirst ? index : run.start, end: index + 1, count: run.count + 1 }
      if (run.count > best.count) best = run
    } else if (run.count > 0 && !isShort) {
      run = { start: 0, end: 0, count: 0 }
    }
  }
  // Foods without an amount, such as salt, end a list.
  while (isListItem(flow[best.end - 1]) && isListItem(flow[best.end])) best.end += 1
  return best
}

function isListItem(line?: PageLine): boolean {
  return line !== undefined && line.isItem && !endsSentence(line.text)
}

function sentencesAfter(rest: readonly PageLine[]): string[] {
  const items = rest.filter(({ isItem, text }) => isItem && text.length > 20)
  const sentences =
    items.length > 1 ? items : rest.filter(({ text }) => text.length > 30 && endsSentence(text))
  return sentences.slice(0, 40).map(({ text }) => text)
}
