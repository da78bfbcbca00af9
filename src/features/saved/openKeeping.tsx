import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { paths } from '../../addresses/paths.ts'
import { useRecord } from '../../storage/deviceStore.ts'
import { recipeNotes, savedRecipes } from '../../storage/keptRecipes.ts'
import { recipeKey } from './list/changeList.ts'
import { shoppingList } from './list/shoppingList.ts'

export { listRecipe as list } from './list/listRecipe.ts'
export { beginNote as note, Note } from './Note.tsx'
export { toggleSaved as save } from './toggleSaved.ts'

interface ControlsProps {
  recipe: { id: number }
  /** The shopping list gets the amounts for these. */
  servings: number
  use: (what: 'save' | 'list' | 'note') => Promise<void>
}

export function Controls({ recipe: { id }, servings, use }: ControlsProps) {
  const isSaved = useRecord(savedRecipes, String(id)) !== undefined
  const listed = useRecord(shoppingList, recipeKey(id))
  const hasNote = useRecord(recipeNotes, String(id)) !== undefined
  return (
    <>
      <Button variant="default" onClick={() => void use('save')} aria-pressed={isSaved}>
        {isSaved ? 'Saved' : 'Save'}
      </Button>
      {listed?.servings === servings ? (
        <Button component={Link} to={paths.shoppingList} variant="default">
          On your shopping list
        </Button>
      ) : (
        <Button variant="default" onClick={() => void use('list')}>
          {listed ? 'Update shopping list' : 'Add to shopping list'}
        </Button>
      )}
      <Button variant="default" onClick={() => void use('note')}>
        {hasNote ? 'Your note' : 'Add a note'}
      </Button>
    </>
  )
}
