/**
 * Computes for a recipe and an address once as long as neither changes: a page asks as often as it
 * renders, and what is the same object need not be rendered again.
 */
export function rememberLast<Recipe, Result>(
  compute: (recipe: Recipe, search: string) => Result,
): (recipe: Recipe, search: string) => Result {
  let last: { recipe: Recipe; search: string; result: Result } | undefined
  return (recipe, search) => {
    if (last?.recipe !== recipe || last.search !== search) {
      last = { recipe, search, result: compute(recipe, search) }
    }
    return last.result
  }
}
