import { useRecord } from '../../storage/deviceStore.ts'
import { recipeNotes, savedRecipes } from '../../storage/recipeStores.ts'
import { SaveControls } from './SaveControls.tsx'
import { listingId } from '../../storage/keys.ts'
import { shoppingList } from '../../storage/shoppingList.ts'

export { listRecipe } from './list/changeList.ts'
export { LastCooked } from './LastCooked.tsx'
export { openNote, Note } from './Note.tsx'
export { toggleSaved } from './toggleSaved.ts'

interface ControlsProps {
  recipe: { id: number }
  servings: number
  use: (action: 'toggleSaved' | 'listRecipe' | 'openNote') => void
}

export function Controls({ recipe: { id }, servings, use }: ControlsProps) {
  const listed = useRecord(shoppingList, listingId(id))
  return (
    <SaveControls
      use={use}
      isSaved={useRecord(savedRecipes, String(id)) !== undefined}
      listedFor={listed && (listed.servings === servings ? 'these' : 'others')}
      hasNote={useRecord(recipeNotes, String(id)) !== undefined}
    />
  )
}
