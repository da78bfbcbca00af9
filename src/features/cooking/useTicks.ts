import { useWindowEvent } from '@mantine/hooks'
import { useEffect } from 'react'
import { useRecord } from '../../storage/deviceStore.ts'
import { type CookedRecipe, recipeLines } from './cookedRecipe.ts'
import { cookingStore } from '../../storage/cookingStore.ts'
import { tickLine } from './cookingProgress.ts'

export function useTicks(recipe: CookedRecipe): void {
  const progress = useRecord(cookingStore, String(recipe.id))

  useEffect(() => {
    // Ticked while this was loading.
    for (const box of boxes()) if (box.checked) keepTick(recipe, box)
  }, [recipe])
  useWindowEvent('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(BOXES)) keepTick(recipe, target)
  })

  useEffect(() => {
    const lines = recipeLines(recipe)
    for (const box of boxes()) {
      const line = lineOf(lines, box)
      box.checked = line !== undefined && (progress?.[line.list].includes(line.key) ?? false)
    }
  }, [recipe, progress])
}

const BOXES = 'main input:is([name="ingredient"], [name="step"])'

function boxes() {
  return document.querySelectorAll<HTMLInputElement>(BOXES)
}

function keepTick(recipe: CookedRecipe, box: HTMLInputElement) {
  const line = lineOf(recipeLines(recipe), box)
  if (line) tickLine(recipe.id, line.list, line.key, box.checked)
}

/** Finds the line of a checkbox; ingredients count from 0, steps from 1, as in addresses. */
function lineOf(
  { ingredientKeys, stepKeys }: ReturnType<typeof recipeLines>,
  { name, value }: HTMLInputElement,
) {
  const list = name === 'step' ? 'steps' : 'ingredients'
  const key = list === 'steps' ? stepKeys[Number(value) - 1] : ingredientKeys[Number(value)]
  return key === undefined ? undefined : ({ list, key } as const)
}
