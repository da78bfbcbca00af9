import { withBase } from '../addresses/base.ts'
import { ALL_RECIPES, type AllRecipes } from '../addresses/offlineFiles.ts'
import { requireOk } from './keptFiles.ts'

/** Reads which pages “Keep all recipes” keeps. @throws if the file does not arrive */
export async function fetchAllRecipes(): Promise<AllRecipes> {
  return requireOk(await fetch(withBase(ALL_RECIPES))).json()
}
