import { FRACTION_GLYPHS } from '../../../src/cooking/parseFraction.ts'
import { NUMBER_WORDS } from '../../../src/cooking/roundForKitchen.ts'
import { scalarText } from '../../content/text/scalarText.ts'
import { isRecord } from '../../../src/shared/checkJson.ts'
import { mostOf } from '../recipeLimits.ts'
import { cleanLine } from './cleanText.ts'

const PEOPLE =
  /\b(?:servings?|serves|serve|portions?|people|persons?|personen|portionen|personnes|porciones|porzioni|porties|porcje|pers\.?|raciones|servir|guests)(?![\p{L}])|人分|人份|인분|порц|μερίδες/iu
const NUMBER = /\d+(?:[.,]\d+)?/
const SIZE = /\d+(?:[.,]\d+)?[ -]?(?:inch(?:es)?|in\.|cm|oz|ounces?|g|ml)\b|\d+(?:[.,]\d+)?[”″"]/gi
const WORD = new RegExp(`\\b(?:${NUMBER_WORDS.join('|')})\\b`, 'i')
/** Matches `1½ cups`, which measures a yield and does not count servings. */
const VOLUME = new RegExp(
  `(?:[\\d${FRACTION_GLYPHS}][\\d${FRACTION_GLYPHS}.,/ –-]*|\\b(?:${NUMBER_WORDS.join('|')}) )(?:cups?|pints?|quarts?|gallons?|lit(?:er|re)s?|l|ml|cl|dl|tbsp|tsp|(?:table|tea)spoons?)\\b`,
  'gi',
)

const LEAD = new RegExp(
  `^(?:serves|servings?|makes|yields?|portions?|portionen|personen|porciones|porzioni|ergibt):? (?:about |approx\\. )?(?:\\d|${NUMBER_WORDS.join('|')})`,
  'i',
)
const COUNTED = /^(?:(?:for|für|pour|para|per|voor) )?\d+(?: ?(?:-|–|to|bis|à) ?\d+)? ?\p{L}+\.?$/iu

/** Returns whether a line only gives the servings: `Serves 6`, `Für 4 Personen`. */
export function isYieldLine(text: string): boolean {
  return text.length < 50 && (LEAD.test(text) || (COUNTED.test(text) && PEOPLE.test(text)))
}

/** Reads `4`, `"4 servings"`, `Makes 24 cookies`, and lists of these; pieces and ranges are unclear. */
export function readYield(value: unknown) {
  const texts = [value].flat(2).map(textOfYield).map(cleanLine).filter(Boolean)
  const numberOnly = texts.find((text) => BARE.test(text))
  const servingsText = texts.find((text) => PEOPLE.test(text))
  const description = texts.find((text) => !BARE.test(text) && !isPlainYield(text))
  const chosen = numberOnly ?? servingsText ?? description
  if (chosen === undefined) return { isUnclear: false }
  const { servings } = parseServings(chosen)
  const isRange = [chosen, servingsText ?? ''].some((text) => parseServings(text).isRange)
  const countsPeople = chosen !== description || PEOPLE.test(chosen)
  const isOnePiece = servings === 1 && !countsPeople
  const yieldText = description?.replace(/^(?:makes|yields?|ergibt):? (?:about )?/i, '')
  return {
    ...(servings !== undefined && !isOnePiece && { servings }),
    ...(yieldText !== undefined && { yield: yieldText }),
    isUnclear: isRange || servings === undefined || !countsPeople,
  }
}

const BARE = /^\d+(?: ?[-–—] ?\d+)?$/
const RANGE = /\d+(?: ?(?:-|–|—|to|bis|à|a) ?\d+)?/i

function isPlainYield(text: string): boolean {
  const rest = text.replace(PEOPLE, '').replace(RANGE, '').replace(WORD, '').trim()
  return PEOPLE.test(text) && /^(?:for|serves|yields?|makes)?[ :.]*$/i.test(rest)
}

function textOfYield(value: unknown): string {
  if (!isRecord(value)) return scalarText(value)
  // schema.org allows a QuantitativeValue.
  const number = scalarText(value.value)
  return number && `${number} ${scalarText(value.unitText)}`
}

function parseServings(whole: string): { servings?: number; isRange: boolean } {
  const text = whole.slice(0, 200).replaceAll(VOLUME, '')
  const isRange = /\d ?(?:-|–|—|to|bis|à|a) ?\d/i.test(text)
  const digits = NUMBER.exec(text.replaceAll(SIZE, ''))?.[0]
  const word = WORD.exec(text)?.[0]
  const number = digits
    ? Number(digits.replace(',', '.'))
    : NUMBER_WORDS.indexOf(word?.toLowerCase() ?? '') + 1
  const servings = Math.max(1, Math.round(number))
  return number > 0 && servings <= mostOf('servings') ? { servings, isRange } : { isRange }
}
