import { ALL_RECIPES, type AllRecipes } from '../addresses/offlineFiles.ts'
import { checkResponse } from '../loading/loadErrors.ts'

/** Reads which pages “Keep all recipes” keeps. @throws LoadError */
export async function fetchAllRecipes(): Promise<AllRecipes> {
  return checkResponse(await fetch(ALL_RECIPES)).json()
}
