import {
  FRACTION_GLYPHS,
  parseFraction,
  spellFraction,
} from '../../../src/cooking/parseFraction.ts'

const SIGNS = new Map(
  [...FRACTION_GLYPHS].map((character) => [spellFraction(character), character]),
)
/** Matches `1/2`, except within a date, a ratio or a path. */
const FRACTION = /(?<![\d/.,⁄])(\d) ?[/⁄] ?(\d)(?![\d/⁄])/g
const BEFORE_FRACTION = new RegExp(`(\\d)(?: |-| and | ?& ?)(?=[${FRACTION_GLYPHS}])`, 'g')

/** Writes `1 1/2` as `1½`. */
export function withFractions(text: string): string {
  return text
    .replaceAll(FRACTION, (all, over, under) => SIGNS.get(`${over}/${under}`) ?? all)
    .replaceAll(BEFORE_FRACTION, '$1')
}

/** Writes a number as this site does: 0.5 as `½`, 1.333 as `1⅓`, 2.45 as `2.45`. */
export function writeAmount(amount: number): string {
  const whole = Math.floor(amount)
  const rest = amount - whole
  if (rest < 0.005) return String(whole)
  const glyph = [...FRACTION_GLYPHS].find((each) => Math.abs(parseFraction(each) - rest) < 0.004)
  return glyph && whole < 100 ? `${whole || ''}${glyph}` : String(Math.round(amount * 100) / 100)
}
