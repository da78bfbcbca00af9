import { ALL_RECIPES, type AllRecipes } from '../addresses/offlineFiles.ts'
import { paths } from '../addresses/paths.ts'
import { keepStaying } from '../offline/stayingPages.ts'
import { ALL, keepAllChoice } from '../storage/keepAll.ts'
import { savedRecipes } from '../storage/savedRecipes.ts'
import { shoppingList } from '../features/saved/list/shoppingList.ts'

/** Keeps what the visitor has saved or put on the list, and all recipes if wanted; now and later. */
export function keepWhatStays(): void {
  for (const { subscribe } of [savedRecipes, shoppingList, keepAllChoice]) subscribe(keep)
  window.addEventListener('online', keep)
  keep()
}

function keep() {
  // Where nothing says what that is, it stays as it was.
  void stayingPaths()
    .then(keepStaying)
    .catch(() => {})
}

async function allRecipes(): Promise<string[]> {
  const response = await fetch(ALL_RECIPES)
  if (!response.ok) throw new Error(`${ALL_RECIPES} answered ${response.status}.`)
  const { paths: all }: AllRecipes = await response.json()
  return all
}

/** @throws when all recipes are wanted, and nothing says which these are */
async function stayingPaths(): Promise<string[]> {
  const ids = new Set([
    ...[...savedRecipes.readAll().keys()].map(Number),
    ...[...shoppingList.readAll().values()].flatMap(({ recipe }) => recipe ?? []),
  ])
  const all = keepAllChoice.read(ALL) ? await allRecipes() : []
  return [...new Set([...[...ids].map(paths.recipe), ...all])]
}
