import { useRecord } from '../../storage/deviceStore.ts'
import { recipeNotes, savedRecipes } from '../../storage/recipeStores.ts'
import { SaveControls } from './SaveControls.tsx'
import { recipeKey } from './list/changeList.ts'
import { shoppingList } from './list/shoppingList.ts'

export { listRecipe as list } from './list/changeList.ts'
export { beginNote as note, Note } from './Note.tsx'
export { toggleSaved as save } from './toggleSaved.ts'

interface ControlsProps {
  recipe: { id: number }
  /** The shopping list gets the amounts for these. */
  servings: number
  use: (what: 'save' | 'list' | 'note') => void
}

export function Controls({ recipe: { id }, servings, use }: ControlsProps) {
  const listed = useRecord(shoppingList, recipeKey(id))
  return (
    <SaveControls
      use={use}
      isSaved={useRecord(savedRecipes, String(id)) !== undefined}
      listedFor={listed && (listed.servings === servings ? 'these' : 'others')}
      hasNote={useRecord(recipeNotes, String(id)) !== undefined}
    />
  )
}
