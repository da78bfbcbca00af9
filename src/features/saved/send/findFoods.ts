import { type Listed, type ListedItem, shoppingList } from '../../../storage/shoppingList.ts'
import { fetchRecipe } from '../../../content/fetchRecipe.ts'
import { itemsOf } from '../list/changeList.ts'

/** Matches lines with their recipe's foods, so that amounts scale and add up; keeps every line. */
export async function findFoods(listed: Listed): Promise<Listed> {
  const { recipe, factor, items } = listed
  if (recipe === undefined) return listed
  const known = await knownItems(recipe)
  const complete = items.map(({ text, aisle, isDone }) => {
    const [, share = '1', line = text] = /^([\d.]+) × (.*)/s.exec(text) ?? []
    const place = known.findIndex((one) => one.text === text || one.text === line)
    const [found] = place < 0 ? [] : known.splice(place, 1)
    // A line that cannot be scaled begins with its factor.
    const scale = Math.round(Number(share) * factor * 100) / 100
    const written = { text: scale === 1 ? line : `${scale} × ${line}`, aisle }
    return Object.assign({ isDone }, found ?? written)
  })
  return shoppingList.parse({ ...listed, items: complete }) ?? listed
}

/** The lines of a recipe and its swaps; empty if the recipe cannot be loaded. */
async function knownItems(id: number): Promise<ListedItem[]> {
  try {
    const { ingredients, swaps = [], ...recipe } = await fetchRecipe(id, AbortSignal.timeout(5000))
    const texts = ingredients.map(({ text }) => text)
    const all = [{ ingredients: texts, cooking: recipe.cooking }, ...swaps]
    const lines = all.flatMap(({ ingredients: own, cooking }) =>
      own.map((text, index) => ({ text, cooking: cooking.ingredients[index] })),
    )
    return [...ingredients.flatMap(({ madeBy }) => madeBy?.lines ?? []), ...lines].flatMap(itemsOf)
  } catch {
    return []
  }
}
