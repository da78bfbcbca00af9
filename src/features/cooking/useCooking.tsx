import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../addresses/paths.ts'
import type { PackedCooking } from '../../content/cooking/packedCooking.ts'
import { writtenPieces } from '../../content/cooking/writtenPieces.ts'
import { STORAGE_KEYS, UNITS_KEY } from '../../storage/storedList.ts'
import { lazyLayer, useLayer } from '../../ui/useLayer.ts'
import { useLocationOf } from '../../ui/useLocationOf.ts'
import type { Rescale } from './ScaleControls.tsx'
import { StepWords } from './StepWords.tsx'

/** What cooking needs to know of a recipe. */
export interface CookedRecipe {
  id: number
  title: string
  servings: number
  ingredients: readonly { text: string }[]
  instructions: string[]
  cooking: PackedCooking
}

/** What the address of a recipe says when it is cooked. */
const USED = /[?&](servings|units)=|#cook$/

const layer = lazyLayer(() => import('./openCooking.ts'))

/**
 * What a cook can do with a recipe. All that does it loads when it is first used, or when the address
 * or the storage of the browser says that it was in use.
 *
 * @returns the same object until something of it changes; the part of the address that opens cook
 * mode changes nothing
 */
export function useCooking(recipe: CookedRecipe) {
  const { search, hash } = useLocationOf(paths.recipe(recipe.id))
  const navigate = useNavigate()
  const kept = `${STORAGE_KEYS.cooking}:${recipe.id} ${UNITS_KEY}`
  const [cooking, load] = useLayer(layer, kept, USED.test(search + hash))

  return useMemo(() => {
    const use = () => void load()
    const shown = cooking?.pageParts(recipe, search)
    return {
      /** For the parts of the page that need it: a finger or a mouse on them, or the focus, is a use. */
      uses: { onPointerOver: use, onFocus: use },
      rescale: (to: Rescale) => void load().then((there) => there?.rescale(recipe, to, navigate)),
      /** What stands on the page for the text of a step, whose position counts from 1. */
      words: (text: string, position: number) => (
        <StepWords
          pieces={
            shown?.steps[position - 1] ?? writtenPieces(text, recipe.cooking[1][position - 1])
          }
          start={(timer) => void load().then((there) => there?.startTimer(recipe, position, timer))}
        />
      ),
      servings: recipe.servings,
      /** What is on the page in place of what is written. */
      ...shown,
    }
  }, [recipe, search, navigate, cooking, load])
}
