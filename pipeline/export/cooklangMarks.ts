import { durationsIn } from '../content/cooking/durations.ts'
import { FRACTIONS } from '../import/text/fractions.ts'

const SIGNS = [...FRACTIONS.values()].join('')
/** An amount that reads the same again, its unit with what is in brackets, the name, a note. */
const LINE = new RegExp(
  `^((?:[1-9]\\d*)?[${SIGNS}]|(?:0|[1-9]\\d*)(?:\\.\\d{0,2}[1-9])?) ((?:cups?|tablespoons?|teaspoons?|pounds?|ounces?|cloves?|sprigs?|pinch(?:es)?|cans?|g|kg|ml|l|L)\\b(?: \\([^()]*\\))?) ([^,]+?)(?:, (.+))?$`,
)
/** What means something in Cooklang. */
const MARKS = /[{}@#~|%]/g

/** A line of ingredients as an ingredient of Cooklang: in its parts, or whole as its name. */
export function ingredientMark(text: string): string {
  const [, amount = '', unit = '', name = '', note = ''] = LINE.exec(text) ?? []
  const isPlain = !/[{}@#~|%]|^[?&+-]/.test(text) && !/[()]/.test(note)
  if (name === '' || !isPlain) return `@${text.replaceAll(MARKS, '').replace(/^[?&+-]+/, '')}{}`
  return `@${name}{${quantity(amount)}%${unit}}${note && `(${note})`}`
}

/** `1½` as `1 1/2`, which can be scaled. */
function quantity(amount: string): string {
  for (const [fraction, sign] of FRACTIONS)
    if (amount.endsWith(sign)) return `${amount.slice(0, -1)} ${fraction}`.trim()
  return amount
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
    const [, amount, unit] = /^([1-9]\d*) (minutes?|hours?|seconds?)$/.exec(words) ?? []
    if (amount === undefined || unit === undefined) continue
    marked += `${text.slice(from, start)}~{${amount}%${unit}}`
    from = end
  }
  return marked + text.slice(from)
}
