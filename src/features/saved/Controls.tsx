import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { paths } from '../../addresses/paths.ts'
import { useRecord } from '../../storage/deviceStore.ts'
import { recipeNotes } from '../../storage/recipeNotes.ts'
import { savedRecipes } from '../../storage/savedRecipes.ts'
import classes from './Controls.module.css'
import { recipeKey } from './list/changeList.ts'
import { shoppingList } from './list/shoppingList.ts'
import { toggleSaved } from './toggleSaved.ts'

interface ControlsProps {
  recipe: { id: number; title: string }
  list: () => void
  note: () => void
}

/** What can be kept of a recipe, and what is. */
export function Controls({ recipe: { id, title }, list, note }: ControlsProps) {
  const isSaved = useRecord(savedRecipes, String(id)) !== undefined
  const listed = useRecord(shoppingList, recipeKey(id))
  const hasNote = useRecord(recipeNotes, String(id)) !== undefined
  return (
    <>
      <Button variant="default" onClick={() => toggleSaved(id, title)} aria-pressed={isSaved}>
        {isSaved ? 'Saved' : 'Save'}
      </Button>
      <Button variant="default" onClick={list}>
        {listed ? 'Update shopping list' : 'Add to shopping list'}
      </Button>
      <Button variant="default" onClick={note}>
        {hasNote ? 'Your note' : 'Add a note'}
      </Button>
      {(isSaved || listed) && (
        <p className={classes.ways}>
          {isSaved && <Link to={paths.saved}>Saved recipes</Link>}
          {listed && (
            <Link to={paths.shoppingList}>
              Shopping list{listed.servings !== undefined && `, for ${listed.servings}`}
            </Link>
          )}
        </p>
      )}
    </>
  )
}
