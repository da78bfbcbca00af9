import { durationsIn } from '../content/cooking/durations.ts'
import { ingredientText, writeAmount } from '../import/text/amounts.ts'
import { readCookText } from '../import/readers/cooklangText.ts'

const SIGNS: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
}
const SIGN = Object.keys(SIGNS).join('')
/** An amount, the words of its unit with what stands in brackets, the name, what is behind a comma. */
const LINE = new RegExp(
  `^(\\d*[${SIGN}]|\\d+(?:\\.\\d+)?) ((?:cups?|tablespoons?|teaspoons?|pounds?|ounces?|cloves?|sprigs?|pinch(?:es)?|cans?|g|kg|ml|l|L)\\b(?: \\([^()]*\\))?) ([^,]+?)(?:, (.+))?$`,
)

/**
 * A line of ingredients as an ingredient of Cooklang: in its parts where they say the same when they
 * are put together again, else whole as its name.
 */
export function ingredientMark(text: string): string {
  const [, amount = '', unit = '', name = '', note] = LINE.exec(text) ?? []
  const behind = note === undefined ? '' : `(${note})`
  const mark = `@${name}{${quantity(amount)}%${unit}}${behind}`
  if (name !== '' && readBack(mark) === text) return mark
  return `@${plainName(text)}{}`
}

/** `1½` as a number that can be scaled. */
function quantity(amount: string): string {
  const sign = amount.at(-1) ?? ''
  const fraction = SIGNS[sign]
  if (fraction === undefined) return amount
  const whole = amount.slice(0, -1)
  if (whole === '') return fraction
  const [over, under] = fraction.split('/').map(Number)
  const decimal = Number(whole) + (over ?? 0) / (under ?? 1)
  // Thirds have no end.
  return Number.isInteger(decimal * 8) ? String(decimal) : `${whole} ${fraction}`
}

function readBack(mark: string): string | undefined {
  const [block] = readCookText(mark).blocks
  const [part, other] = block?.type === 'step' ? block.parts : []
  if (other || part?.type !== 'ingredient') return undefined
  const { quantity: amount, units, name, note } = part
  const written =
    typeof amount === 'number'
      ? writeAmount(amount)
      : amount.replace(
          /^(\d+) (\d)\/(\d)$/,
          (_, whole, over, under) => whole + signOf(`${over}/${under}`),
        )
  return ingredientText({ amount: written, unit: units, food: name, note })
}

function signOf(fraction: string): string {
  return Object.entries(SIGNS).find(([, each]) => each === fraction)?.[0] ?? fraction
}

/** A name may not hold the signs of Cooklang. */
function plainName(text: string): string {
  return text.replaceAll(/[{}@#~]/g, '').replace(/^[?&+-]+/, '')
}

/** Signs that would begin a mark, a comment or metadata, with a blank behind them, where they are none. */
export function plainStep(text: string): string {
  return text
    .replaceAll(/([@#~])(?=\S)/g, '$1 ')
    .replaceAll(/--+/g, '—')
    .replaceAll('[-', '[ -')
    .replace(/^(?=[>=])/, '\u200B')
}

/** Times as timers, where they read the same as such. */
export function markTimers(text: string): string {
  let marked = ''
  let from = 0
  for (const { start, end } of durationsIn(text)) {
    const words = text.slice(start, end)
    const [, amount, unit] = /^(\d+) (minutes?|hours?|seconds?)$/.exec(words) ?? []
    if (amount === undefined || unit === undefined) continue
    marked += `${text.slice(from, start)}~{${amount}%${unit}}`
    from = end
  }
  return marked + text.slice(from)
}
