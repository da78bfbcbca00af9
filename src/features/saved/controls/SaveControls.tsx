import { Button } from '@mantine/core'
import * as words from 'words/saved'
import { paths } from '../../../addresses/paths.ts'

export interface SaveControlsProps {
  onAction: (action: 'toggleSaved' | 'addRecipeToList' | 'openNote') => void
  isSaved?: boolean
  /** Says whether the list has the recipe for the shown servings or for others. */
  listedFor?: 'these' | 'others'
  hasNote?: boolean
}

export function SaveControls({ onAction, isSaved, listedFor, hasNote }: SaveControlsProps) {
  return (
    <>
      <Button variant="default" onClick={() => onAction('toggleSaved')} aria-pressed={isSaved}>
        {isSaved ? words.saved : words.save}
      </Button>
      {listedFor === 'these' ? (
        <Button component="a" href={paths.shoppingList} variant="default">
          {words.onYourList}
        </Button>
      ) : (
        <Button variant="default" onClick={() => onAction('addRecipeToList')}>
          {listedFor ? words.updateList : words.addToList}
        </Button>
      )}
      <Button variant="default" onClick={() => onAction('openNote')}>
        {hasNote ? words.yourNote : words.addNote}
      </Button>
    </>
  )
}
