import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { type CookedRecipe } from './cookedRecipe.ts'
import { dropOldProgress } from './cookingProgress.ts'
import { CookMode } from './CookMode.tsx'
import { COOK_HASH } from './scaleAddress.ts'
import { showRecipe } from './showRecipe.ts'
import { useHighlights } from './useHighlights.ts'
import { useStoredScale } from './useStoredScale.ts'
import { useTicks } from './useTicks.ts'

export { rescale } from './scaleAddress.ts'
export { startTimer } from './startTimer.ts'

export function pageParts(recipe: CookedRecipe, search: string) {
  return { ...showRecipe(recipe, search), parts: <Cooking recipe={recipe} /> }
}

function Cooking({ recipe }: { recipe: CookedRecipe }) {
  const { hash } = useLocation()
  useEffect(() => dropOldProgress(), [])
  useStoredScale(recipe)
  useTicks(recipe)
  useHighlights(recipe)
  return hash === COOK_HASH && <CookMode recipe={recipe} />
}
