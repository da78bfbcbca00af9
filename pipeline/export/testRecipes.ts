import { seedFiles } from '../../scripts/seed/seedFiles.ts'
import { recipeType } from '../../src/content/schema/recipe.ts'
import { readDocument } from '../content/readDocument.ts'
import { type RecipeFields, recipeFields } from './recipeFields.ts'

/** The recipes that the site starts with, as exports get them. */
export function seedRecipes(): RecipeFields[] {
  return seedFiles()
    .filter(({ name }) => name.startsWith('recipes/'))
    .map(({ name, text }) => readDocument(name, new TextEncoder().encode(text), recipeType).values)
    .map(recipeFields)
}

export const SITE = { address: 'https://pinchwell.example', brand: 'Pinchwell' }
