import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { recipeType } from '../../src/content/schema/recipe.ts'
import { readDocument } from '../content/read/readDocument.ts'
import { type RecipeFields, recipeFields } from './recipeFields.ts'

const FOLDER = 'tests/documents/recipes'

/** The recipes that the program is tested on, as exports get them. */
export function testRecipes(): RecipeFields[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => readDocument(name, readFileSync(path.join(FOLDER, name)), recipeType).values)
    .map(recipeFields)
}

export const SITE = { address: 'https://pinchwell.example', brand: 'Pinchwell' }
