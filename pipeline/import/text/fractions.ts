import { FRACTION_SIGNS, spelledFraction } from '../../../src/content/cooking/fractions.ts'

/** The characters of kitchen fractions by their spelling: `1/2` is `½`. */
export const FRACTIONS: ReadonlyMap<string, string> = new Map(
  [...FRACTION_SIGNS].map((sign) => [spelledFraction(sign), sign]),
)
/** Matches no part of a date, a ratio or a path. */
const FRACTION = /(?<![\d/.,⁄])(\d) ?[/⁄] ?(\d)(?![\d/⁄])/g
const BEFORE_FRACTION = new RegExp(`(\\d)(?: |-| and | ?& ?)(?=[${FRACTION_SIGNS}])`, 'g')

/** `1 1/2` becomes `1½`. */
export function withFractions(text: string): string {
  return text
    .replaceAll(
      FRACTION,
      (all, over: string, under: string) => FRACTIONS.get(`${over}/${under}`) ?? all,
    )
    .replaceAll(BEFORE_FRACTION, '$1')
}

/** A number as this site writes it: 0.5 is `½`, 1.333 is `1⅓`, 2.45 is `2.45`. */
export function writeAmount(amount: number): string {
  const whole = Math.floor(amount)
  const rest = amount - whole
  if (rest < 0.005) return String(whole)
  for (const [fraction, sign] of FRACTIONS) {
    const [over = 0, under = 1] = fraction.split('/').map(Number)
    if (whole < 100 && Math.abs(over / under - rest) < 0.004) return `${whole || ''}${sign}`
  }
  return String(Math.round(amount * 100) / 100)
}
