/** Whether a recipe makes sense to someone who cooks from it, as far as words and sums can tell. */

interface Nutrition {
  calories: string
  protein: string
  carbs: string
  fat: string
}

/** Amounts, cuts and states: words of an ingredient that do not say what it is. */
const NOT_NAMES = new Set(
  `and any about at boneless bunch can chopped cleaned clove cloves coarse coarsely cold cooked cored
  crosswise crushed cube cubes cup cups cut deveined diced divided drained drop dried dry each extra
  fine finely firm firmly flaky for freely fresh freshly from grated ground halved handful head
  inch inches into jar kosher large leaf leaves lengthwise lightly loosely low matchsticks medium
  melted mild minced more much needed optional or ounce ounces package packed packet patted peeled
  picked piece pieces pinch pitted plain plus pound pounds quart quartered quarters quarts removed
  rinsed ripe room roughly rounds scrubbed seeded separated serve serving shaved shredded skin-on
  skinless slice sliced slices small smashed sodium softened split sprig sprigs stalk stalks stemmed
  stick sticks strip strips such taste teaspoon teaspoons tablespoon tablespoons temperature the thaw
  thawed thick thickly thin thinly tightly toasted torn total trimmed unsalted use very virgin warm
  washed wedges well whole with without zested`.split(/\s+/),
)

/** A word without the ending of its plural, so that tomatoes and tomato are one. */
function singular(word: string): string {
  return word
    .replace(/ies$/, 'y')
    .replace(/(o|s|x|ch|sh)es$/, '$1')
    .replace(/([^su])s$/, '$1')
}

/** The words of a text in small letters and singular; parts of compounds count, too. */
function wordsOf(text: string): string[] {
  const words: string[] = text.toLowerCase().match(/[\p{L}’'-]{3,}/gu) ?? []
  return words.concat(words.flatMap((word) => word.split('-'))).map(singular)
}

/** The ingredients that no step names. */
export function unusedIngredients(ingredients: string[], steps: string[]): string[] {
  const named = new Set(wordsOf(steps.join(' ')))
  return ingredients.filter((ingredient) => {
    const names = wordsOf(ingredient.replaceAll(/\([^)]*\)/g, '')).filter(
      (word) => word.length > 2 && !NOT_NAMES.has(word),
    )
    return !names.some((name) => named.has(name))
  })
}

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

/** Energy in kcal by what the nutrients give: 4 per gram of protein or carbs, 9 per gram of fat. */
export function energyOf({ protein, carbs, fat }: Nutrition): number {
  return 4 * Number.parseInt(protein) + 4 * Number.parseInt(carbs) + 9 * Number.parseInt(fat)
}

/** By how much the stated energy differs from that of the nutrients, as a part of the stated one. */
export function energyError(nutrition: Nutrition): number {
  const stated = Number.parseInt(nutrition.calories)
  return Math.abs(energyOf(nutrition) - stated) / stated
}
