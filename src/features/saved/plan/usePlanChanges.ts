import * as words from 'words/plan'
import { addedDishes } from 'words/sendPlan'
import { removed } from 'words/shoppingList'
import { mealPlan, slotId, type PlannedDish } from '../../../storage/mealPlan.ts'
import { warnIfNotStored } from '../../../ui/toast/warnIfNotStored.ts'
import { useDoneNote } from '../useDoneNote.tsx'
import { nameDish, nameSlot } from './week.ts'
import classes from './plan.module.css'

interface PlanViewActions {
  /** Shows the week that begins on a day. */
  show: (day: string) => void
  /** Closes the sheet of a dish. */
  close: () => void
}

/** Changes the plan, and shows a note with an Undo button. */
export function usePlanChanges({ show, close }: PlanViewActions) {
  const { note, tell } = useDoneNote(`tip ${classes.done}`)

  function change(text: string, dish: PlannedDish, before: PlannedDish, changes: Change[]) {
    const putBack = changePlan(changes)
    const undo = () => {
      putBack()
      focusPlace(before)
    }
    tell({ text, undo })
    close()
    focusPlace(dish)
  }
  function place(dish: PlannedDish, before = dish) {
    const text = words.placed({ dish: nameDish(dish), place: nameSlot(dish) })
    change(text, dish, before, [[slotId(before)], [slotId(dish), dish]])
  }
  function add(dishes: readonly PlannedDish[]) {
    const undo = changePlan(dishes.map((dish): Change => [slotId(dish), dish]))
    tell({ text: addedDishes({ count: dishes.length }), undo })
    const [first] = dishes.map(({ day }) => day).toSorted()
    if (first) show(first)
    else close()
  }
  const remove = (dish: PlannedDish) => change(removed, dish, dish, [[slotId(dish)]])
  return { note, tell, place, add, remove }
}

type Change = [id: string, dish?: PlannedDish]

/** Stores dishes, or removes one. @returns a function that restores the previous dishes */
function changePlan(changes: readonly Change[]): () => void {
  const before = changes.map(([id]): Change => [id, mealPlan.read(id)])
  const stored = changes.map(([id, dish]) => mealPlan.change(id, () => dish))
  warnIfNotStored(stored.every(Boolean))
  return () => void changePlan(before)
}

/** Focuses a dish once it is shown, or its meal's “add” link if it is gone. */
function focusPlace(dish: PlannedDish) {
  const { day, meal } = dish
  const links = [dish, { day, meal }].map((place) => `[href="#${slotId(place)}"]`)
  requestAnimationFrame(() => document.querySelector<HTMLElement>(links.join())?.focus())
}
