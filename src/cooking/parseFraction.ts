/** The fractions with a single character; those of spoons and cups come first. */
export const FRACTION_GLYPHS = '½¼¾⅓⅔⅛⅕⅖⅗⅘⅙⅚⅜⅝⅞⅐⅑⅒'

/** Converts `½` to `1/2`. */
export function spellFraction(sign: string): string {
  return sign.normalize('NFKD').replace('⁄', '/')
}

export function parseFraction(sign: string): number {
  const [over = 0, under = 1] = spellFraction(sign).split('/').map(Number)
  return over / under
}
