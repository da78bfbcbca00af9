/** Has the pages of what the visitor keeps be there without a connection. */
import { ALL_RECIPES, type AllRecipes } from '../addresses/offlineFiles.ts'
import { paths } from '../addresses/paths.ts'
import { shoppingList } from '../features/saved/list/shoppingList.ts'
import { pinPages } from '../offline/pinnedPages.ts'
import { KEEP_ALL_ID, keepAllChoice, savedRecipes } from '../storage/keptRecipes.ts'

export function followKept(): void {
  for (const { subscribe } of [savedRecipes, shoppingList, keepAllChoice]) subscribe(pin)
  window.addEventListener('online', pin)
  pin()
}

function pin() {
  void wantedPaths()
    .then(pinPages)
    .catch(() => {})
}

async function wantedPaths(): Promise<string[]> {
  const ids = [
    ...[...savedRecipes.readAll().keys()].map(Number),
    ...[...shoppingList.readAll().values()].flatMap(({ recipe }) => recipe ?? []),
  ]
  const all = keepAllChoice.read(KEEP_ALL_ID) ? await allRecipes() : []
  return [...new Set([...ids.map(paths.recipe), ...all])]
}

async function allRecipes(): Promise<string[]> {
  const response = await fetch(ALL_RECIPES)
  if (!response.ok) throw new Error(`${ALL_RECIPES} answered ${response.status}.`)
  const all: AllRecipes = await response.json()
  return all.paths
}
