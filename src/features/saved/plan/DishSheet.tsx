import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { addRecipe } from 'words/dinner'
import * as words from 'words/plan'
import { jumpToRecipe, servings } from 'words/recipe'
import { done, remove as removeWord } from 'words/shoppingList'
import { paths } from '../../../addresses/paths.ts'
import type { PageData } from '../../../content/prerender/pageData.ts'
import { mealPlan, slotId, type PlannedDish, type Slot } from '../../../storage/mealPlan.ts'
import { savedRecipes } from '../../../storage/recipeStores.ts'
import textInput from '../../../ui/field/textInput.module.css'
import { Sheet } from '../../../ui/sheet/Sheet.tsx'
import { MAX_SERVINGS } from '../../../cooking/servings.ts'
import { leftoversOf, nameDish, nameSlot } from './week.ts'
import classes from './plan.module.css'

interface DishSheetProps extends PageData<'plan'> {
  slots: readonly Slot[]
  /** The meal to add a dish to, or the dish to change. */
  opened: Slot | PlannedDish
  place: (dish: PlannedDish, before?: PlannedDish) => void
  remove: (dish: PlannedDish) => void
  close: () => void
}

export function DishSheet({ recipes, slots, opened, place, remove, close }: DishSheetProps) {
  const dish = 'recipe' in opened ? opened : undefined
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const recipe = findByTitle(recipes, String(form.get('title')))
    const slot = slots.find((one) => slotId(one) === form.get('slot'))
    const chosen = dish ?? { ...recipe, recipe: recipe?.id }
    const typed = Number(form.get('servings'))
    const next = mealPlan.parse({ ...chosen, ...slot, servings: typed || recipe?.servings })
    if (next) place(next, dish)
  }
  return (
    <Sheet name={dish ? nameDish(dish) : addRecipe} close={close}>
      <form className={`stack ${classes.form}`} onSubmit={submit}>
        {dish ? (
          <a href={`${paths.recipe(dish.recipe)}?servings=${dish.servings}`}>{jumpToRecipe}</a>
        ) : (
          <TitleField recipes={recipes} />
        )}
        <label>
          {servings}
          <input
            name="servings"
            type="number"
            min={1}
            max={MAX_SERVINGS}
            required={dish !== undefined}
            className={textInput.box}
            defaultValue={dish?.servings}
          />
        </label>
        <label>
          {words.when}
          <select
            name="slot"
            className={textInput.box}
            defaultValue={slotId({ day: opened.day, meal: opened.meal })}
          >
            {slots.map((slot) => (
              <option key={slotId(slot)} value={slotId(slot)}>
                {nameSlot(slot)}
              </option>
            ))}
          </select>
        </label>
        <div className="row">
          <Button type="submit">{done}</Button>
          {dish && (
            <>
              <Button variant="default" onClick={() => place(leftoversOf(dish))}>
                {words.planLeftovers}
              </Button>
              <Button variant="default" onClick={() => remove(dish)}>
                {removeWord}
              </Button>
            </>
          )}
        </div>
      </form>
    </Sheet>
  )
}

function TitleField({ recipes }: PageData<'plan'>) {
  return (
    <label>
      {words.recipe}
      <input
        name="title"
        list="titles"
        required
        autoComplete="off"
        className={textInput.box}
        onChange={({ target }) =>
          target.setCustomValidity(findByTitle(recipes, target.value) ? '' : words.noRecipe)
        }
      />
      <datalist id="titles">
        {recipes
          .toSorted((a, b) => rank(a) - rank(b))
          .map(({ id, title }) => (
            <option key={id}>{title}</option>
          ))}
      </datalist>
    </label>
  )
}

/** Finds the only title with the text, else the shortest that has it as whole words. */
function findByTitle(recipes: PageData<'plan'>['recipes'], typed: string) {
  const text = typed.trim().toLowerCase()
  const found = recipes.filter(({ title }) => title.toLowerCase().includes(text))
  if (found.length === 1) return found[0]
  return found
    .filter(({ title }) => ` ${plainWords(title)} `.includes(` ${plainWords(text)} `))
    .toSorted((a, b) => a.title.length - b.title.length)[0]
}

function plainWords(text: string): string {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')
    .trim()
}

/** Saved recipes come first. */
const rank = ({ id }: { id: number }) => (savedRecipes.read(String(id)) ? 0 : 1)
