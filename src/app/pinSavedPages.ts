/** Pins pages for reading offline: saved, listed and planned recipes, and dinners. */
import { paths } from '../addresses/paths.ts'
import { dinnerStore } from '../storage/dinnerStore.ts'
import { localDay } from '../shared/localDay.ts'
import { mealPlan } from '../storage/mealPlan.ts'
import { shoppingList } from '../storage/shoppingList.ts'
import { fetchAllRecipes, pinPages } from '../offline/pinnedPages.ts'
import { KEEP_ALL_ID, keepAllChoice, savedRecipes } from '../storage/recipeStores.ts'
import type { PinnedStore } from './startOffline.ts'

/** The type ties this list to that of startOffline.ts, which cannot import the stores so early. */
const STORES: Record<PinnedStore, { subscribe: (listener: () => void) => unknown }> = {
  savedRecipes,
  shoppingList,
  mealPlan,
  dinner: dinnerStore,
  keepAll: keepAllChoice,
}

export function pinSavedPages(): void {
  for (const { subscribe } of Object.values(STORES)) subscribe(pinNow)
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
