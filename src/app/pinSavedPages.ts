/** Keeps the pages of saved, listed and planned recipes, and of dinners, for reading offline. */
import { paths } from '../addresses/paths.ts'
import { dinnerStore } from '../storage/dinnerStore.ts'
import { localDay } from '../shared/localDay.ts'
import { mealPlan } from '../storage/mealPlan.ts'
import { shoppingList } from '../storage/shoppingList.ts'
import { fetchAllRecipes, pinPages } from '../offline/pinnedPages.ts'
import { KEEP_ALL_ID, keepAllChoice, savedRecipes } from '../storage/recipeStores.ts'

export function pinSavedPages(): void {
  for (const { subscribe } of [savedRecipes, shoppingList, dinnerStore, mealPlan, keepAllChoice])
    subscribe(pinNow)
  window.addEventListener('online', pinNow)
  pinNow()
}

function pinNow() {
  void pathsToPin()
    .then(pinPages)
    .catch(() => {})
}

async function pathsToPin(): Promise<string[]> {
  const ids = [
    ...[...savedRecipes.readAll().keys()].map(Number),
    ...[...shoppingList.readAll().values()].flatMap(({ recipe }) => recipe ?? []),
    ...[...dinnerStore.readAll().keys()].flatMap((dishes) => dishes.split(',').map(Number)),
    ...[...mealPlan.readAll().values()].flatMap(({ day, recipe }) =>
      day < localDay(new Date()) ? [] : recipe,
    ),
  ]
  const all = keepAllChoice.read(KEEP_ALL_ID) ? (await fetchAllRecipes()).paths : []
  return [...new Set([...ids.map(paths.recipe), ...all])]
}
