import { useState, useSyncExternalStore } from 'react'
import * as words from 'words/cooking'
import { type CookingProgress, cookingStore } from '../../storage/cookingStore.ts'
import { useRecord } from '../../storage/deviceStore.ts'
import { liveValue } from '../../shared/liveValue.ts'
import { showToast } from '../../ui/toast/toast.ts'

/** Ticks and the step of a recipe are forgotten after a month. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000

export function changeProgress(
  id: number,
  change: (progress: CookingProgress) => Partial<Omit<CookingProgress, 'at'>>,
): void {
  const isStored = cookingStore.change(String(id), (current) => {
    const progress = current ?? { at: 0, ingredients: [], steps: [] }
    const changed = { ...progress, ...change(progress), at: Date.now() }
    const { step, servings, swap, ingredients, steps } = changed
    const isEmpty = !step && !servings && !swap && ingredients.length + steps.length === 0
    return isEmpty ? undefined : changed
  })
  reportStorage(isStored)
}

export function tickLine(
  id: number,
  list: 'ingredients' | 'steps',
  key: string,
  isTicked: boolean,
) {
  changeProgress(id, (progress) => {
    const rest = progress[list].filter((other) => other !== key)
    return { [list]: isTicked ? [...rest, key] : rest }
  })
}

export function startOver(id: number): void {
  changeProgress(id, () => ({ step: undefined, ingredients: [], steps: [] }))
}

/** Undo is offered until the progress changes again. */
export function useStartOver(id: number) {
  const [cleared, setCleared] = useState<Record<'before' | 'after', CookingProgress | undefined>>()
  const progress = useRecord(cookingStore, String(id))
  const isUndoable = cleared?.before !== undefined && cleared.after === progress
  return {
    startOver() {
      startOver(id)
      setCleared({ before: progress, after: cookingStore.read(String(id)) })
    },
    undo: isUndoable
      ? () => {
          reportStorage(cookingStore.change(String(id), () => cleared.before))
          setCleared(undefined)
        }
      : undefined,
  }
}

export function dropOldProgress(now = Date.now()): void {
  for (const [id, { at }] of cookingStore.readAll()) {
    if (now - at > MAX_AGE_MS) cookingStore.change(id, () => undefined)
  }
}

/** Whether the last change could not be stored. */
const unstored = liveValue(false)

/** Warns at the first change that cannot be stored, not at each one. */
export function reportStorage(isStored: boolean): void {
  if (isStored !== unstored.read()) return
  unstored.set(!isStored)
  if (!isStored)
    showToast({ title: words.notStored, message: words.placeNotStored, variant: 'destructive' })
}

export function useUnstored(): boolean {
  return useSyncExternalStore(unstored.subscribe, unstored.read)
}
