import { FRACTION_SIGNS, parseFraction, spellFraction } from '../../../src/cooking/parseFraction.ts'

const SIGNS = new Map([...FRACTION_SIGNS].map((sign) => [spellFraction(sign), sign]))
/** Matches no part of a date, a ratio or a path. */
const FRACTION = /(?<![\d/.,⁄])(\d) ?[/⁄] ?(\d)(?![\d/⁄])/g
const BEFORE_FRACTION = new RegExp(`(\\d)(?: |-| and | ?& ?)(?=[${FRACTION_SIGNS}])`, 'g')

/** `1 1/2` becomes `1½`. */
export function withFractions(text: string): string {
  return text
    .replaceAll(FRACTION, (all, over, under) => SIGNS.get(`${over}/${under}`) ?? all)
    .replaceAll(BEFORE_FRACTION, '$1')
}

/** A number as this site writes it: 0.5 is `½`, 1.333 is `1⅓`, 2.45 is `2.45`. */
export function writeAmount(amount: number): string {
  const whole = Math.floor(amount)
  const rest = amount - whole
  if (rest < 0.005) return String(whole)
  const sign = [...FRACTION_SIGNS].find((each) => Math.abs(parseFraction(each) - rest) < 0.004)
  return sign && whole < 100 ? `${whole || ''}${sign}` : String(Math.round(amount * 100) / 100)
}
