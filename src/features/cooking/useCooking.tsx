import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import * as words from 'words/timers'
import { paths } from '../../addresses/paths.ts'
import { splitAtTimers, type TextPiece } from '../../cooking/splitAtTimers.ts'
import { UNITS_RECORD_ID, keyOf, STORAGE_KEYS } from '../../storage/keys.ts'
import { lazyFeature, useLazyFeature } from '../../ui/lazyFeature.ts'
import { useLocationOf } from '../../ui/useLocationOf.ts'
import type { RecipeToCook } from './recipeToCook.ts'
import type { Rescale } from './ScaleControls.tsx'
import { keepTogether } from '../../ui/inline/keepTogether.tsx'
import { useHydrated } from '../../shared/useBrowserValue.ts'
import classes from './StepWords.module.css'

const ADDRESS_NEEDS_COOKING = /[?&](servings|units|swap)=|#cook$/

const feature = lazyFeature(() => import('./cookingFeature.tsx'))

/** Loads scaling, timers and cook mode when they are used. The result does not depend on `#cook`. */
export function useCooking<R extends RecipeToCook>(recipe: R) {
  const { search, hash } = useLocationOf(paths.recipe(recipe.id))
  const navigate = useNavigate()
  const keys = `${keyOf(STORAGE_KEYS.cooking, recipe.id)} ${keyOf(STORAGE_KEYS.units, UNITS_RECORD_ID)}`
  const isUsed = recipe.video !== undefined || ADDRESS_NEEDS_COOKING.test(search + hash)
  const [cooking, use] = useLazyFeature(feature, keys, isUsed)

  return useMemo(() => {
    const prepare = () => void use(() => {})
    const shown = cooking?.renderCooking(recipe, search)
    const cooked = shown?.recipe ?? recipe
    return {
      loadingProps: { onPointerOver: prepare, onFocus: prepare, onChange: () => void use() },
      rescale: (to: Rescale) => void use().then((code) => code?.rescale(recipe, to, navigate)),
      /** The text of a step. @param position from 1 */
      renderStep: (text: string, position: number) => (
        <StepWords
          pieces={
            shown?.steps[position - 1] ??
            splitAtTimers(text, cooked.cooking.steps[position - 1]?.timers)
          }
          start={(timer) => void use().then((code) => code?.startTimer(cooked, position, timer))}
        />
      ),
      recipe,
      servings: recipe.servings,
      /** Until its player is loaded, its title keeps the place. */
      video: recipe.video?.title,
      ...shown,
    }
  }, [recipe, search, navigate, cooking, use])
}

type StepWordsProps = { pieces: readonly TextPiece[]; start: (timer: number) => void }

function StepWords({ pieces, start }: StepWordsProps) {
  // A button that needs scripts is not prerendered.
  const isHydrated = useHydrated()
  return pieces.map(({ text, timer }) => {
    if (timer === undefined) return keepTogether(text)
    const key = `timer ${timer}`
    return isHydrated ? (
      <button
        key={key}
        type="button"
        className={`${classes.timer} ${classes.button}`}
        title={words.startTimer}
        onClick={() => start(timer)}
      >
        {text}
      </button>
    ) : (
      <span key={key} className={classes.timer}>
        {text}
      </span>
    )
  })
}
