import { type ImportedRecipe, type Remark } from '../importedRecipe.ts'
import { cookingValues } from './cookingValues.ts'
import { factValues } from './factValues.ts'
import type { Circumstances, Note, Values } from './values.ts'
import { wordValues } from './wordValues.ts'

export function recipeValues(
  recipe: ImportedRecipe,
  circumstances: Circumstances,
): { values: Values; remarks: Remark[] } {
  const remarks = [...recipe.remarks]
  const note: Note = (kind, field, text) => remarks.push({ kind, field, text })
  const values = {
    id: circumstances.id,
    draft: true,
    ...wordValues(recipe, circumstances, note),
    ...factValues(recipe, circumstances, note),
    ...cookingValues(recipe, note),
  }
  return {
    values: { ...values, ...recipe.own },
    remarks: remarks.filter(({ kind, field }) => kind !== 'missing' || !(field in recipe.own)),
  }
}
