const UNITS =
  'g|gr|kg|mg|ml|cl|dl|l|oz|lb|cups?(?:\\(s\\))?|tbsp|tsp|tablespoons?(?:\\(s\\))?|teaspoons?(?:\\(s\\))?|ounces?|pounds?|cloves?|pinch|slices?|el|tl|msp|prise|bund|stück|stk|st|cs|cc|càs|càc|c\\.à\\.s|szt|łyżk\\p{L}*|szklank\\p{L}*|ek|tk|spsk|tsk|ss|ts|克|毫升|个|大さじ|小さじ'
/** An amount by itself, without what it is of. */
const AMOUNT = new RegExp(`^[\\d½⅓⅔¼¾⅛][\\d\\s.,/½⅓⅔¼¾⅛–-]*(?:${UNITS})?\\.?$`, 'iu')

/** Joins what a page shows in two columns: amounts, and what they are of, one after the other. */
export function joinAmounts(lines: readonly string[]): readonly string[] {
  const isBare = lines.map((line) => AMOUNT.test(line))
  const pairs = lines.length / 2
  const leads = isBare[0] === true
  const isPaired =
    pairs >= 2 &&
    Number.isInteger(pairs) &&
    isBare.every((bare, at) => bare === ((at % 2 === 0) === leads))
  if (!isPaired) return lines
  return lines.flatMap((line, at) => {
    const next = lines[at + 1] ?? ''
    if (at % 2 === 1) return []
    return [leads ? `${line} ${next}` : `${next} ${line}`]
  })
}
