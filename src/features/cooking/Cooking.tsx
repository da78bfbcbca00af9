import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { CookMode } from './CookMode.tsx'
import { dropOldPlaces } from './cookingStore.ts'
import { COOK_HASH } from './scaleAddress.ts'
import type { CookedRecipe } from './cookedRecipe.ts'
import { useHighlights } from './useHighlights.ts'
import { useKeptScale } from './useKeptScale.ts'
import { useTicks } from './useTicks.ts'

export function Cooking({ recipe }: { recipe: CookedRecipe }) {
  const { hash } = useLocation()
  useEffect(() => dropOldPlaces(), [])
  useKeptScale(recipe)
  useTicks(recipe)
  useHighlights(recipe)
  return hash === COOK_HASH && <CookMode recipe={recipe} />
}
