import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../addresses/paths.ts'
import { CHOSEN, chosenUnits } from '../../../storage/chosenUnits.ts'
import { useRecord, useRecords } from '../../../storage/deviceStore.ts'
import { capitalized } from '../../../ui/text/capitalized.ts'
import { EmptyState } from '../../../ui/list/EmptyState.tsx'
import { sayUnstored } from '../../../ui/toast/sayUnstored.ts'
import { RemoveButton } from '../RemoveButton.tsx'
import { AddLine } from './AddLine.tsx'
import { recipeKey } from './changeList.ts'
import { Line } from './Line.tsx'
import { ListActions } from './ListActions.tsx'
import { readLines } from './listLines.ts'
import { type Listed, shoppingList } from './shoppingList.ts'
import classes from './ShoppingListView.module.css'

export function ShoppingListView() {
  const records = useRecords(shoppingList)
  const aisles = readLines(records, useRecord(chosenUnits, CHOSEN))
  const [edited, setEdited] = useState<string>()
  const recipes = [...records.values()].filter(({ recipe }) => recipe !== undefined)
  return (
    <div className={classes.list}>
      <AddLine />
      {recipes.length > 0 && <ListedRecipes recipes={recipes} />}
      {aisles.length === 0 && (
        <EmptyState>
          The list is empty. “Add to shopping list” on the page of a recipe fills it, at the number
          of servings that you choose there.
        </EmptyState>
      )}
      {aisles.map(({ aisle, lines }) => (
        <section key={aisle} aria-labelledby={`aisle-${aisle}`} className={classes.aisle}>
          <h2 id={`aisle-${aisle}`}>{capitalized(aisle)}</h2>
          <ul className={classes.lines}>
            {lines.map((line) => (
              <Line
                key={line.key}
                line={line}
                isEdited={edited === line.key}
                edit={(isEdited) => setEdited(isEdited ? line.key : undefined)}
              />
            ))}
          </ul>
        </section>
      ))}
      <ListActions aisles={aisles} />
    </div>
  )
}

function ListedRecipes({ recipes }: { recipes: Listed[] }) {
  return (
    <ul aria-label="Recipes on the list" className={classes.recipes}>
      {recipes.map(({ recipe = 0, title, servings }) => (
        <li key={recipe}>
          <Link to={`${paths.recipe(recipe)}${servings ? `?servings=${servings}` : ''}`}>
            {title}
          </Link>
          {servings !== undefined && <span>for {servings}</span>}
          <RemoveButton
            title={title}
            remove={() => {
              if (!shoppingList.change(recipeKey(recipe), () => undefined)) sayUnstored()
            }}
          />
        </li>
      ))}
    </ul>
  )
}
