import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../addresses/paths.ts'
import { splitAtTimers } from '../../cooking/splitAtTimers.ts'
import { UNITS_RECORD_ID, keyOf, STORAGE_KEYS } from '../../storage/keys.ts'
import { lazyFeature, useLazyFeature } from '../../ui/lazyFeature.ts'
import { useLocationOf } from '../../ui/useLocationOf.ts'
import type { RecipeToCook } from './recipeToCook.ts'
import type { Rescale } from './ScaleControls.tsx'
import { StepText } from './StepText.tsx'

const ADDRESS_NEEDS_COOKING = /[?&](servings|units|swap)=|#cook$/

const cookingFeature = lazyFeature(() => import('./cookingFeature.tsx'))

/** Loads scaling, timers and cook mode when they are used. The result does not depend on `#cook`. */
export function useCooking<R extends RecipeToCook>(recipe: R) {
  const { search, hash } = useLocationOf(paths.recipe(recipe.id))
  const navigate = useNavigate()
  const keys = `${keyOf(STORAGE_KEYS.cooking, recipe.id)} ${keyOf(STORAGE_KEYS.units, UNITS_RECORD_ID)}`
  const isUsed = recipe.video !== undefined || ADDRESS_NEEDS_COOKING.test(search + hash)
  const [cooking, use] = useLazyFeature(cookingFeature, keys, isUsed)

  return useMemo(() => {
    const prepare = () => void use(() => {})
    const shown = cooking?.renderCooking(recipe, search)
    const cooked = shown?.recipe ?? recipe
    return {
      loadingProps: { onPointerOver: prepare, onFocus: prepare, onChange: () => void use() },
      rescale: (to: Rescale) => void use().then((code) => code?.rescale(recipe, to, navigate)),
      /** The text of a step. @param position from 1 */
      renderStep: (text: string, position: number) => (
        <StepText
          pieces={
            shown?.steps[position - 1] ??
            splitAtTimers(text, cooked.cooking.steps[position - 1]?.timers)
          }
          start={(timer) => void use().then((code) => code?.startTimer(cooked, position, timer))}
        />
      ),
      recipe,
      servings: recipe.servings,
      /** The title reserves the place until the player is loaded. */
      video: recipe.video?.title,
      ...shown,
    }
  }, [recipe, search, navigate, cooking, use])
}
