import { useLocation, useNavigate } from 'react-router-dom'
import type { PackedCooking } from '../../content/cooking/packedCooking.ts'
import { STORAGE_KEYS, UNITS_KEY } from '../../storage/storedList.ts'
import { lazyLayer, useLayer } from '../../ui/useLayer.ts'

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
 */
export function useCooking(recipe: CookedRecipe) {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const kept = `${STORAGE_KEYS.cooking}:${recipe.id} ${UNITS_KEY}`
  const [cooking, load] = useLayer(layer, kept, USED.test(search + hash))
  const use = () => void load()

  return {
    /** For the parts of the page that need it: a finger or a mouse on them, or the focus, is a use. */
    uses: { onPointerOver: use, onFocus: use },
    /** Changes the servings, which may be by none, and opens what else scales the recipe. */
    scale: (by: number) => void load().then((there) => there?.scaleBy(recipe, by, navigate)),
    servings: recipe.servings,
    /** What is on the page in place of what is written. */
    ...cooking?.pageParts(recipe, search),
  }
}
