import { useSyncExternalStore } from 'react'
import { openDeviceStore } from '../../storage/deviceStore.ts'
import { liveValue } from '../../storage/liveValue.ts'
import { isRecord, isStrings } from '../../storage/readFields.ts'
import { STORAGE_KEYS } from '../../storage/keys.ts'
import { showToast } from '../../ui/toast/toast.ts'

/** Lines are identified by their text, so that edits of others move none. */
interface CookingPlace {
  /** The time of the last change, in milliseconds since 1970. */
  at: number
  /** The key of the open step; see `lineKeys`. */
  step?: string
  /** Undefined: as the recipe is written. */
  servings?: number
  ingredients: string[]
  steps: string[]
}

const KEPT_MS = 30 * 24 * 60 * 60 * 1000

export const cookingStore = openDeviceStore<CookingPlace>(STORAGE_KEYS.cooking, (value) => {
  if (!isRecord(value)) return undefined
  const { at, step, servings, ingredients, steps } = value
  if (typeof at !== 'number' || !isStrings(ingredients) || !isStrings(steps)) return undefined
  return {
    at,
    ingredients,
    steps,
    ...(typeof step === 'string' && { step }),
    ...(typeof servings === 'number' && servings > 0 && { servings }),
  }
})

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

export function startOver(id: number): void {
  changePlace(id, () => ({ step: undefined, ingredients: [], steps: [] }))
}

export function dropOldPlaces(now = Date.now()): void {
  for (const [id, { at }] of cookingStore.readAll()) {
    if (now - at > KEPT_MS) cookingStore.change(id, () => undefined)
  }
}

export const UNSTORED_NOTE =
  'This browser stores nothing more. Your place is kept until you leave the page.'

const unstored = liveValue(false)

export function reportStored(isStored: boolean): void {
  if (isStored || unstored.read()) return
  unstored.set(true)
  showToast({ title: 'Not saved', message: UNSTORED_NOTE, variant: 'destructive' })
}

export function useUnstored(): boolean {
  return useSyncExternalStore(unstored.subscribe, unstored.read)
}
