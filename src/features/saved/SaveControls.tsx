import { Button } from '@mantine/core'
import { paths } from '../../addresses/paths.ts'

interface SaveControlsProps {
  use: (action: 'toggleSaved' | 'listRecipe' | 'openNote') => void
  isSaved?: boolean
  /** Says whether the list has the recipe for the shown servings or for others. */
  listedFor?: 'these' | 'others'
  hasNote?: boolean
}

export function SaveControls({ use, isSaved, listedFor, hasNote }: SaveControlsProps) {
  return (
    <>
      <Button variant="default" onClick={() => use('toggleSaved')} aria-pressed={isSaved}>
        {isSaved ? 'Saved' : 'Save'}
      </Button>
      {listedFor === 'these' ? (
        <Button component="a" href={paths.shoppingList} variant="default">
          On your shopping list
        </Button>
      ) : (
        <Button variant="default" onClick={() => use('listRecipe')}>
          {listedFor ? 'Update shopping list' : 'Add to shopping list'}
        </Button>
      )}
      <Button variant="default" onClick={() => use('openNote')}>
        {hasNote ? 'Your note' : 'Add a note'}
      </Button>
    </>
  )
}
