/** Fractions that kitchens have, with the characters for them. */
export const FRACTIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '1/2': '½',
    '1/3': '⅓',
    '2/3': '⅔',
    '1/4': '¼',
    '3/4': '¾',
    '1/5': '⅕',
    '2/5': '⅖',
    '3/5': '⅗',
    '4/5': '⅘',
    '1/6': '⅙',
    '5/6': '⅚',
    '1/8': '⅛',
    '3/8': '⅜',
    '5/8': '⅝',
    '7/8': '⅞',
  }),
)
/** Not inside a date, a ratio or a path. */
const FRACTION = /(?<![\d/.,⁄])(\d) ?[/⁄] ?(\d)(?![\d/⁄])/g
/** Between a whole number and its fraction. */
const BEFORE_FRACTION = /(\d)(?: |-| and | ?& ?)(?=[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])/g

/** `1 1/2` becomes `1½`. */
export function withFractions(text: string): string {
  const signs = /[/⁄]/.test(text)
    ? text.replaceAll(FRACTION, (all, over: string, under: string) => {
        return FRACTIONS.get(`${over}/${under}`) ?? all
      })
    : text
  return signs.replaceAll(BEFORE_FRACTION, '$1')
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
