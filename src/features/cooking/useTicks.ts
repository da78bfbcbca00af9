import { useWindowEvent } from '@mantine/hooks'
import { useEffect } from 'react'
import { useRecord } from '../../storage/deviceStore.ts'
import { type CookedRecipe, linesOf } from './cookedRecipe.ts'
import { cookingStore } from '../../storage/cookingStore.ts'
import { tickLine } from './changePlace.ts'

export function useTicks(recipe: CookedRecipe): void {
  const place = useRecord(cookingStore, String(recipe.id))

  useEffect(() => {
    // Ticked while this was loading.
    for (const box of boxes()) if (box.checked) keepTick(recipe, box)
  }, [recipe])
  useWindowEvent('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(BOXES)) keepTick(recipe, target)
  })

  useEffect(() => {
    const lines = linesOf(recipe)
    for (const box of boxes()) {
      const line = lineOf(lines, box)
      box.checked = line !== undefined && (place?.[line.list].includes(line.key) ?? false)
    }
  }, [recipe, place])
}

const BOXES = 'main input:is([name="ingredient"], [name="step"])'

function boxes() {
  return document.querySelectorAll<HTMLInputElement>(BOXES)
}

function keepTick(recipe: CookedRecipe, box: HTMLInputElement) {
  const line = lineOf(linesOf(recipe), box)
  if (line) tickLine(recipe.id, line.list, line.key, box.checked)
}

/** Finds the line of a checkbox; ingredients count from 0, steps from 1, as in addresses. */
function lineOf(
  { ingredientKeys, stepKeys }: ReturnType<typeof linesOf>,
  { name, value }: HTMLInputElement,
) {
  const list = name === 'step' ? 'steps' : 'ingredients'
  const key = list === 'steps' ? stepKeys[Number(value) - 1] : ingredientKeys[Number(value)]
  return key === undefined ? undefined : ({ list, key } as const)
}
