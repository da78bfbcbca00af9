import { useEffect } from 'react'
import { useRecord } from '../../storage/deviceStore.ts'
import { cookingStore, tickLine } from './cookingStore.ts'
import { linesOf } from './recipeLines.ts'
import type { CookedRecipe } from './useCooking.tsx'

/**
 * Keeps the ticks of the page. Its checkboxes are the browser's own and answer before any of this is
 * there, so their state is read and written, not rendered.
 */
export function useTicks(recipe: CookedRecipe): void {
  const place = useRecord(cookingStore, String(recipe.id))

  useEffect(() => {
    const keep = (box: HTMLInputElement) => {
      const line = lineOf(recipe, box)
      if (line) tickLine(recipe.id, line.list, line.key, box.checked)
    }
    // What was ticked while this was loading counts, too.
    for (const box of boxes()) if (box.checked) keep(box)
    const onChange = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.matches(BOXES)) keep(target)
    }
    document.addEventListener('change', onChange)
    return () => document.removeEventListener('change', onChange)
  }, [recipe])

  useEffect(() => {
    for (const box of boxes()) {
      const line = lineOf(recipe, box)
      box.checked = line !== undefined && (place?.[line.list].includes(line.key) ?? false)
    }
  }, [recipe, place])
}

const BOXES = 'main input:is([name="ingredient"], [name="step"])'

function boxes() {
  return document.querySelectorAll<HTMLInputElement>(BOXES)
}

/** The line beside a checkbox; ingredients count from 0, steps from 1, as in addresses. */
function lineOf(recipe: CookedRecipe, { name, value }: HTMLInputElement) {
  const { ingredientKeys, stepKeys } = linesOf(recipe)
  const list = name === 'step' ? 'steps' : 'ingredients'
  const key = list === 'steps' ? stepKeys[Number(value) - 1] : ingredientKeys[Number(value)]
  return key === undefined ? undefined : ({ list, key } as const)
}
