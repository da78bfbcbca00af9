import { useRecord } from '../../../storage/deviceStore.ts'
import { recipeNotes, savedRecipes } from '../../../storage/recipeStores.ts'
import { SaveControls, type SaveControlsProps } from './SaveControls.tsx'
import { listingId } from '../../../storage/keys.ts'
import { shoppingList } from '../../../storage/shoppingList.ts'
import { warnIfNotStored } from '../../../ui/toast/warnIfNotStored.ts'

export { addRecipeToList } from '../list/changeList.ts'
export { LastCooked } from './LastCooked.tsx'
export { openNote, Note } from './Note.tsx'

export function toggleSaved({ id, title }: { id: number; title: string }): void {
  const saved = { title, at: new Date().toISOString() }
  warnIfNotStored(savedRecipes.change(String(id), (current) => (current ? undefined : saved)))
}

interface ControlsProps extends Pick<SaveControlsProps, 'onAction'> {
  recipe: { id: number; swapped?: string }
  servings: number
}

export function Controls({ recipe: { id, swapped }, servings, onAction }: ControlsProps) {
  const listed = useRecord(shoppingList, listingId(id))
  const isSame = listed?.servings === servings && listed.swap === swapped
  return (
    <SaveControls
      onAction={onAction}
      isSaved={useRecord(savedRecipes, String(id)) !== undefined}
      listedFor={listed && (isSame ? 'these' : 'others')}
      hasNote={useRecord(recipeNotes, String(id)) !== undefined}
    />
  )
}
