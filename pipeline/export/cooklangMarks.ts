import { durationsIn } from '../content/cooking/durations.ts'
import { FRACTIONS } from '../import/text/fractions.ts'

const SIGNS = [...FRACTIONS.values()].join('')
/** Amount, unit with brackets, name, note, where they read the same again. */
const LINE = new RegExp(
  `^((?:[1-9]\\d*)?[${SIGNS}]|(?:0|[1-9]\\d*)(?:\\.\\d{0,2}[1-9])?) ((?:cups?|tablespoons?|teaspoons?|pounds?|ounces?|cloves?|sprigs?|pinch(?:es)?|cans?|g|kg|ml|l|L)\\b(?: \\([^()]*\\))?) ([^,]+?)(?:, (.+))?$`,
)
const MARKS = /[{}@#~|%]/g

export function ingredientMark(text: string): string {
  const [, amount = '', unit = '', name = '', note = ''] = LINE.exec(text) ?? []
  const isPlain = !/[{}@#~|%]|^[?&+-]/.test(text) && !/[()]/.test(note)
  if (name === '' || !isPlain) return `@${text.replaceAll(MARKS, '').replace(/^[?&+-]+/, '')}{}`
  return `@${name}{${quantity(amount)}%${unit}}${note && `(${note})`}`
}

/** `1½` as `1 1/2`. */
function quantity(amount: string): string {
  for (const [fraction, sign] of FRACTIONS)
    if (amount.endsWith(sign)) return `${amount.slice(0, -1)} ${fraction}`.trim()
  return amount
}

/** A blank behind signs that would begin a mark, comment or metadata. */
export function plainStep(text: string): string {
  return text
    .replaceAll(/([@#~])(?=\S)/g, '$1 ')
    .replaceAll(/--+/g, '—')
    .replaceAll('[-', '[ -')
    .replace(/^(?=[>=])/, '\u200B')
}

/** Where they read the same as timers. */
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
