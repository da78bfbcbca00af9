import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type RecipeToCook, recipeLines } from './recipeToCook.ts'
import { dropOldProgress, changeProgress, tickLine } from './cookingProgress.ts'
import { CookMode } from './CookMode.tsx'
import { COOK_HASH, changeScale, scaleOf } from './scaleAddress.ts'
import { scaleRecipe, swapRecipe } from './scaleRecipe.ts'
import { VideoPlayer } from './VideoPlayer.tsx'
import { INGREDIENT_BOX, STEP_BOX } from '../../addresses/pageParts.ts'
import { pagePath, paths, STEP_ID_PREFIX } from '../../addresses/paths.ts'
import { chosenUnits } from '../../storage/chosenUnits.ts'
import { cookingStore } from '../../storage/cookingStore.ts'
import { UNITS_RECORD_ID } from '../../storage/keys.ts'
import { useWindowEvent } from '@mantine/hooks'
import { useRecord } from '../../storage/deviceStore.ts'
import './highlights.css'

export { rescale } from './scaleAddress.ts'
export { startTimer } from './startTimer.ts'

export function renderCooking<R extends RecipeToCook>(written: R, search: string) {
  const recipe = swapRecipe(written, search)
  return {
    recipe,
    ...scaleRecipe(recipe, search),
    video: recipe.video && <VideoPlayer {...recipe.video} />,
    overlay: <Cooking recipe={recipe} />,
  }
}

function Cooking({ recipe }: { recipe: RecipeToCook }) {
  const { hash } = useLocation()
  useEffect(() => dropOldProgress(), [])
  useStoredScale(recipe)
  useTicks(recipe)
  useHighlights(recipe)
  return hash === COOK_HASH && <CookMode recipe={recipe} />
}

/** Stores servings, units and swap. Values in the address win; missing ones come from storage. */
function useStoredScale(recipe: RecipeToCook): void {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const isRestored = useRef(false)

  useEffect(() => {
    const { id } = recipe
    // While the next page loads, the address is already that page's.
    if (pagePath(pathname) !== paths.recipe(id)) return
    const shown = scaleOf(search)
    const stored = {
      ...cookingStore.read(String(id)),
      units: chosenUnits.read(UNITS_RECORD_ID),
    }
    if (!isRestored.current) {
      isRestored.current = true
      const { servings = stored.servings, units = stored.units, swap = stored.swap } = shown
      if (servings !== shown.servings || units !== shown.units || swap !== shown.swap) {
        const address = changeScale({ search, hash }, recipe, { servings, units, swap })
        void navigate(address, { replace: true, state })
        return
      }
    }
    const { servings, units, swap } = shown
    if (stored.servings !== servings || stored.swap !== swap)
      changeProgress(id, () => ({ servings, swap }))
    if (stored.units !== units) chosenUnits.change(UNITS_RECORD_ID, () => units)
  }, [recipe, pathname, search, hash, state, navigate])
}

function useTicks(recipe: RecipeToCook): void {
  const progress = useRecord(cookingStore, String(recipe.id))

  useEffect(() => {
    // Keeps ticks that were set while this code was loading.
    for (const box of boxes()) if (box.checked) keepTick(recipe, box)
  }, [recipe])
  useWindowEvent('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(BOXES)) keepTick(recipe, target)
  })

  useEffect(() => {
    for (const box of boxes()) {
      const line = findLineOfBox(recipe, box)
      box.checked = line !== undefined && (progress?.[line.list].includes(line.key) ?? false)
    }
  }, [recipe, progress])
}

const INGREDIENTS = `main [name="${INGREDIENT_BOX}"]`
const BOXES = `${INGREDIENTS}, main [name="${STEP_BOX}"]`

const boxes = () => document.querySelectorAll<HTMLInputElement>(BOXES)

function keepTick(recipe: RecipeToCook, box: HTMLInputElement) {
  const line = findLineOfBox(recipe, box)
  if (line) tickLine(recipe.id, line.list, line.key, box.checked)
}

/** Finds the line of a checkbox; ingredients count from 0, steps from 1, as in addresses. */
function findLineOfBox(recipe: RecipeToCook, { name, value }: HTMLInputElement) {
  const { ingredientKeys, stepKeys } = recipeLines(recipe)
  const list = name === STEP_BOX ? 'steps' : 'ingredients'
  const key = list === 'steps' ? stepKeys[Number(value) - 1] : ingredientKeys[Number(value)]
  return key === undefined ? undefined : ({ list, key } as const)
}

function useHighlights({ cooking: { steps } }: RecipeToCook): void {
  useWindowEvent('pointerover', ({ target }) => markUsed(steps, target))
  useWindowEvent('focusin', ({ target }) => markUsed(steps, target))
  useEffect(() => {
    // The pointer may already be over a step.
    markUsed(steps, document.querySelector(`${STEP}:hover`))
    return () => markIngredients([])
  }, [steps])
}

const STEP = `li[id^="${STEP_ID_PREFIX}"]`

function markUsed(steps: RecipeToCook['cooking']['steps'], target: EventTarget | null) {
  const hovered = target instanceof Element ? target.closest(STEP) : null
  const step = hovered ?? document.activeElement?.closest(STEP)
  markIngredients(steps[Number(step?.id.slice(STEP_ID_PREFIX.length)) - 1]?.uses ?? [])
}

function markIngredients(indexes: readonly number[]) {
  for (const box of document.querySelectorAll<HTMLInputElement>(INGREDIENTS)) {
    box.closest('li')?.toggleAttribute('data-used', indexes.includes(Number(box.value)))
  }
}
