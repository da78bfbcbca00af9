import { openDeviceStore } from './deviceStore.ts'
import { isRecord } from '../shared/checkJson.ts'
import { STORAGE_KEYS } from './keys.ts'

/** A dinner in progress; times are in milliseconds since 1970. */
export interface Dinner {
  meal: number
  /** When each task was done, by its key. */
  done: Readonly<Record<string, number>>
}

/** The id of a record lists its recipes, such as `7,12`. */
export const dinnerStore = openDeviceStore<Dinner>(STORAGE_KEYS.dinner, (value) => {
  if (!isRecord(value) || typeof value.meal !== 'number' || !isRecord(value.done)) return undefined
  // Formatting a date out of range would throw.
  if (Number.isNaN(new Date(value.meal).valueOf())) return undefined
  const done = Object.entries(value.done).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  )
  return { meal: value.meal, done: Object.fromEntries(done) }
})
