import {
  type Food,
  PAINTS,
  PLACES,
  type Product,
  vocabulary,
} from '@pinchwell/illustrator/language'

/**
 * A regular expression, as text, for the lines that the illustrator understands: the words that
 * exist, each in its part of the line with marks that fit. It cannot say what is wrong, as the
 * content check does, but an editor can mark a wrong line with it while it is written.
 */
export function artPattern(): string {
  const { grounds, vessels, foods, props, stages, stageProps, products } = vocabulary
  const inFront = Object.entries(products).filter(([, { view }]) => view === 'front')
  const fromAbove = Object.entries(products).filter(([, { view }]) => view === 'above')
  const ground = one(painted(grounds))
  const around = list(`${painted(props)}@${oneOf(PLACES)}`)
  const dish = [ground, one(painted(vessels)), list(foodWords(foods)), around]
  const onStage = [
    one(painted(stages)),
    one(productWords(inFront)),
    list(`${painted(stageProps)}@[we]`),
  ]
  const onGround = [ground, one(productWords(fromAbove)), around]
  return `^${KNOWN_COLORS}${oneOf([dish, onStage, onGround].map(line))}$`
}

/** No `:` and no `/` without a color behind it; said once, so that it need not be for every word. */
const KNOWN_COLORS = `(?![\\s\\S]*[:/](?!${oneOf([...Object.keys(PAINTS), '#[0-9a-fA-F]{6}'])}(?!\\w)))`
const COLORS = '(?::#?\\w+)?(?:/#?\\w+)?'
const HOUR = '(?:@(?:c|0?[1-9]|1[0-2]))?'
const COUNT = '(?:\\*(?!0+\\b)\\d{1,3})?'
const SCALE = '(?:!(?!0?(?:\\.0+)?(?![\\d.]))(?:\\d(?:\\.\\d{1,2})?|\\.\\d{1,2}))?'

function oneOf(options: readonly string[]): string {
  return `(?:${options.join('|')})`
}

/** A word that takes two colors and nothing else. */
function painted(words: Readonly<Record<string, unknown>>): string {
  return `${oneOf(Object.keys(words))}${COLORS}`
}

function foodWords(foods: Readonly<Record<string, Food>>): string {
  const names = (counted: boolean) =>
    Object.entries(foods)
      .filter(([, { placed }]) => (placed !== 'base' && placed !== 'one') === counted)
      .map(([name]) => name)
  const marks = `(?::#?\\w+)?${HOUR}`
  return oneOf([
    `${oneOf(names(true))}${marks}${COUNT}${SCALE}`,
    `${oneOf(names(false))}${marks}${SCALE}`,
  ])
}

/** Each product takes details of its own, which stand behind its colors. */
function productWords(products: [string, Product][]): string {
  const names = products.map(([name, { details }]) =>
    details.length === 0
      ? `${name}(?![^|;+]*\\+)`
      : `${name}(?=[^|;+]*(?:\\+${oneOf(details)})*\\s*(?:[|;]|$))`,
  )
  return `${oneOf(names)}${COLORS}(?:\\+\\w+)*`
}

/** A part of the line with exactly one word. */
function one(word: string): string {
  return `[\\s;]*${word}[\\s;]*`
}

/** A part of the line with any number of words between semicolons. */
function list(word: string): string {
  return `(?:[\\s;]|${word}(?=\\s*(?:[;|]|$)))*`
}

/** Parts between bars: the first two are needed, and empty ones at the end do no harm. */
function line([scene = '', thing = '', ...rest]: string[]): string {
  const optional = rest.reduceRight((after, part) => `(?:\\|${part}${after})?`, '(?:\\|[\\s;]*)*')
  return `${scene}\\|${thing}${optional}`
}
