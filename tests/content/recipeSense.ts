/** Whether measures stand in both systems, as in every document that the site starts with. */

const US_MEASURE = /\b(cup|tablespoon|teaspoon|ounce|pound|pint|quart|gallon|stick|inch(es)?)s?\b/gi
const METRIC = /\d ?(g|kg|ml|l|cm|mm)\b/i

/** Texts with a US measure and no metric one behind it. */
export function withoutMetric(texts: string[]): string[] {
  return texts.filter((text) =>
    [...text.matchAll(US_MEASURE)].some(({ index }) => !METRIC.test(text.slice(index))),
  )
}

/** Texts that give a temperature in one scale only; both stand together, as `425°F (220°C)`. */
export function inOneScale(texts: string[]): string[] {
  return texts.filter((text) =>
    /°[FC]/.test(text.replaceAll(/(\d+°F to )?\d[^°.;]*°F \([^()]*°C\)/g, '')),
  )
}
