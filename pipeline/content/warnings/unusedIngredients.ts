import { singular } from '../cooking/words.ts'
import { ingredientsOf, stepsOf } from '../read/placedTexts.ts'
import { type Complain, quote } from '../report/problem.ts'
import type { ReadDocument } from '../read/document.ts'

/** Words that do not say what an ingredient is. */
const NOT_NAMES = new Set(
  `black brown dark gold golden green light red white yellow
  and any about at boneless bunch can chopped cleaned clove cloves coarse coarsely cold cooked cored
  crosswise crushed cube cubes cup cups cut deveined diced divided drained drop dried dry each extra
  fine finely firm firmly flaky for freely fresh freshly from grated ground halved handful head
  inch inches into jar kosher large leaf leaves lengthwise lightly loosely low matchsticks medium
  melted mild minced more much needed or ounce ounces package packed packet patted peeled
  picked piece pieces pinch pitted plain plus pound pounds quart quartered quarters quarts removed
  rinsed ripe room roughly rounds scrubbed seeded separated shaved shredded skin-on
  skinless slice sliced slices small smashed sodium softened split sprig sprigs stalk stalks stemmed
  stick sticks strip strips such taste teaspoon teaspoons tablespoon tablespoons temperature the thaw
  thawed thick thickly thin thinly tightly toasted torn total trimmed unsalted use very virgin warm
  washed wedges well whole with without zested`.split(/\s+/),
)

const USES_ALL = /\bingredients\b|\b(blend|combine|mix|stir|toss|whisk)( together)? everything\b/i
const FOR_THE_TABLE = /\b(garnish|optional|serving|to serve)\b/i
const SEASONING = /\b(salt|pepper)\b/i
const SEASONS = /\bseason(s|ed|ing)?\b/i

/** Singular, in small letters, with the parts of compounds. */
function comparedWords(text: string): string[] {
  const words: string[] = text.toLowerCase().match(/[\p{L}’'-]{3,}/gu) ?? []
  return words.concat(words.flatMap((word) => word.split('-'))).map(singular)
}

/** Mostly before the first comma. */
function namesIn(ingredient: string): string[] {
  const bare = ingredient.replaceAll(/\([^)]*\)/g, '')
  const names = [bare.split(',')[0] ?? '', bare].map((part) =>
    comparedWords(part).filter((word) => word.length > 2 && !NOT_NAMES.has(word)),
  )
  return names.find((some) => some.length > 0) ?? []
}

/** `oil` is in an oiled pan, `crumbs` in breadcrumbs. */
function isNamed(name: string, steps: readonly string[]): boolean {
  return steps.some((word) => word.startsWith(name) || (word.length > 3 && name.endsWith(word)))
}

/** None where a step takes them all. */
export function unusedIngredients(
  ingredients: readonly string[],
  steps: readonly string[],
): string[] {
  const text = steps.join(' ')
  if (USES_ALL.test(text)) return []
  const words = [...new Set(comparedWords(text))]
  return ingredients.filter((ingredient) => {
    if (FOR_THE_TABLE.test(ingredient)) return false
    if (SEASONING.test(ingredient) && SEASONS.test(text)) return false
    const names = namesIn(ingredient)
    return names.length > 0 && !names.some((name) => isNamed(name, words))
  })
}

export function checkUnusedIngredients(document: ReadDocument, complain: Complain): void {
  const ingredients = ingredientsOf(document)
  const steps = stepsOf(document)
  // Missing steps are an error.
  if (steps.length === 0) return
  const unused = unusedIngredients(
    ingredients.map(({ text }) => text),
    steps.map(({ text }) => text),
  )
  for (const { text, place } of ingredients) {
    if (!unused.includes(text)) continue
    const what = `No step names the ingredient ${quote(text)}.`
    complain(place, 'unused-ingredient', what, 'Name it in the step that uses it, or remove it.')
  }
}
