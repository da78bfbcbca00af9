import { Button } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../addresses/paths.ts'
import { chosenUnits } from '../../../storage/chosenUnits.ts'
import { useRecord, useRecords } from '../../../storage/deviceStore.ts'
import { CHOSEN_UNITS } from '../../../storage/keys.ts'
import textInput from '../../../ui/field/textInput.module.css'
import { EmptyState } from '../../../ui/list/EmptyState.tsx'
import { capitalized } from '../../../shared/words.ts'
import { RemoveButton } from '../RemoveButton.tsx'
import { addLine, removeRecipe } from './changeList.ts'
import { Line, MAX_LINE } from './Line.tsx'
import { ListActions } from './ListActions.tsx'
import { readLines } from './listLines.ts'
import { type Listed, shoppingList } from './shoppingList.ts'
import classes from './ShoppingListView.module.css'

export default function ShoppingListView({ empty }: { empty: string }) {
  const records = useRecords(shoppingList)
  const aisles = readLines(records, useRecord(chosenUnits, CHOSEN_UNITS))
  const [edited, setEdited] = useState<string>()
  const recipes = [...records.values()].filter(({ recipe }) => recipe !== undefined)
  return (
    <div className={`print-columns ${classes.list}`}>
      {aisles.length === 0 && <EmptyState>{empty}</EmptyState>}
      <AddLine />
      {recipes.length > 0 && <ListedRecipes recipes={recipes} />}
      {aisles.map(({ aisle, lines }) => (
        <section key={aisle} aria-labelledby={`aisle-${aisle}`} className={classes.aisle}>
          <h2 id={`aisle-${aisle}`} className="minor">
            {capitalized(aisle)}
          </h2>
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

function AddLine() {
  const field = useRef<HTMLInputElement>(null)
  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = field.current?.value.trim() ?? ''
    if (text === '') return
    addLine({ text })
    event.currentTarget.reset()
  }
  return (
    <form onSubmit={add} className={`${textInput.group} ${classes.add} screen-only`}>
      <input
        ref={field}
        aria-label="Something else to buy"
        placeholder="Something else to buy"
        maxLength={MAX_LINE}
        autoComplete="off"
        enterKeyHint="done"
      />
      <Button type="submit" size="md" radius="xl">
        Add
      </Button>
    </form>
  )
}

function ListedRecipes({ recipes }: { recipes: Listed[] }) {
  return (
    <ul aria-label="Recipes on the list" className={classes.recipes}>
      {recipes.map(({ recipe = 0, title, servings }) => (
        <li key={recipe}>
          <Link
            className="tall"
            to={`${paths.recipe(recipe)}${servings ? `?servings=${servings}` : ''}`}
          >
            {title}
          </Link>
          {servings !== undefined && <span className="dimmed small together">for {servings}</span>}
          <RemoveButton title={title} remove={() => removeRecipe(recipe)} />
        </li>
      ))}
    </ul>
  )
}
