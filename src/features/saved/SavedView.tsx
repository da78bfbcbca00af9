import { RecipeCard } from '../../cards/RecipeCard.tsx'
import type { RecipeCardData } from '../../content/cards.ts'
import { useRecords } from '../../storage/deviceStore.ts'
import { savedRecipes } from '../../storage/savedRecipes.ts'
import card from '../../ui/card.module.css'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Cooked } from './Cooked.tsx'
import { KeepRecipes } from './KeepRecipes.tsx'
import { Notes } from './Notes.tsx'
import { OneFile } from './OneFile.tsx'
import classes from './SavedView.module.css'
import { toggleSaved } from './toggleSaved.ts'

/** @param recipes all of the site */
export function SavedView({ recipes }: { recipes: RecipeCardData[] }) {
  return (
    <div className={classes.parts}>
      <Saved recipes={recipes} />
      <Cooked />
      <Notes />
      <KeepRecipes />
      <OneFile />
    </div>
  )
}

/** The saved recipes, the last one first. */
function Saved({ recipes }: { recipes: RecipeCardData[] }) {
  const saved = [...useRecords(savedRecipes)].toSorted(([, one], [, other]) =>
    other.at.localeCompare(one.at),
  )
  if (saved.length === 0) {
    return (
      <EmptyState>
        Nothing is saved yet. “Save” on the page of a recipe puts it here, and keeps it for when
        there is no connection.
      </EmptyState>
    )
  }
  return (
    <ul aria-label="Saved recipes" className={card.gridOfFour}>
      {saved.map(([id, { title }]) => {
        const recipe = recipes.find((candidate) => String(candidate.id) === id)
        return (
          <li key={id} className={classes.saved}>
            {recipe ? (
              <RecipeCard recipe={recipe} heading="h2" />
            ) : (
              <p>{title} is no longer on the site.</p>
            )}
            <button
              type="button"
              className={classes.remove}
              onClick={() => toggleSaved({ id: Number(id), title })}
            >
              Remove<span className="visually-hidden"> {title}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
