import { openDeviceStore } from '../../storage/deviceStore.ts'
import { isStrings, readFields } from '../../storage/readFields.ts'
import { STORAGE_KEYS } from '../../storage/storedList.ts'
import { reportStored } from './unstored.ts'

/** Where a cook is in a recipe. Lines stand for themselves, so that an edit of others moves none. */
export interface CookingPlace {
  /** Milliseconds since 1970 at which it was last changed. */
  at: number
  /** The step that is open in cook mode; see `lineKeys`. */
  step?: string
  /** For how many, where that is not as written. */
  servings?: number
  /** The lines that are ticked. */
  ingredients: string[]
  steps: string[]
}

/** For how long a place is kept, in milliseconds. */
const KEPT = 30 * 24 * 60 * 60 * 1000

/** The places, by the ids of their recipes. */
export const cookingStore = openDeviceStore<CookingPlace>(STORAGE_KEYS.cooking, (value) => {
  const { at, step, servings, ingredients, steps } = readFields(value)
  if (typeof at !== 'number' || !isStrings(ingredients) || !isStrings(steps)) return undefined
  return {
    at,
    ingredients,
    steps,
    ...(typeof step === 'string' && { step }),
    ...(typeof servings === 'number' && servings > 0 && { servings }),
  }
})

/** Changes the place in a recipe; one that says nothing is removed. */
export function changePlace(
  id: number,
  change: (place: CookingPlace) => Partial<Omit<CookingPlace, 'at'>>,
): void {
  const isKept = cookingStore.change(String(id), (current) => {
    const place = current ?? { at: 0, ingredients: [], steps: [] }
    const changed = { ...place, ...change(place), at: Date.now() }
    const { step, servings, ingredients, steps } = changed
    const isEmpty = !step && !servings && ingredients.length + steps.length === 0
    return isEmpty ? undefined : changed
  })
  reportStored(isKept)
}

/** Ticks a line, or takes its tick away. */
export function tickLine(
  id: number,
  list: 'ingredients' | 'steps',
  key: string,
  isTicked: boolean,
) {
  changePlace(id, (place) => {
    const others = place[list].filter((other) => other !== key)
    return { [list]: isTicked ? [...others, key] : others }
  })
}

/** Forgets step and ticks. For how many it is cooked does not change by that. */
export function startOver(id: number): void {
  changePlace(id, () => ({ step: undefined, ingredients: [], steps: [] }))
}

/** Removes what was last changed more than 30 days ago. */
export function dropOldPlaces(now = Date.now()): void {
  for (const [id, { at }] of cookingStore.readAll()) {
    if (now - at > KEPT) cookingStore.change(id, () => undefined)
  }
}
