import { RecipeCard } from '../../cards/RecipeCard.tsx'
import type { RecipeCardData } from '../../content/cards.ts'
import { savedRecipes } from '../../storage/savedRecipes.ts'
import card from '../../ui/list/card.module.css'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { KeepRecipes } from './KeepRecipes.tsx'
import { OneFile } from './OneFile.tsx'
import { Cooked, Notes, useLatestFirst } from './RecipeRows.tsx'
import { RemoveButton } from './RemoveButton.tsx'
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

function Saved({ recipes }: { recipes: RecipeCardData[] }) {
  const saved = useLatestFirst(savedRecipes, ({ at }) => at)
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
            <RemoveButton title={title} remove={() => toggleSaved({ id: Number(id), title })} />
          </li>
        )
      })}
    </ul>
  )
}
