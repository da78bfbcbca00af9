import { openDeviceStore } from './deviceStore.ts'
import { STORAGE_KEYS } from './storedList.ts'

/** The units that somebody asks for. */
export function toUnits(value: unknown): 'us' | 'metric' | undefined {
  return value === 'us' || value === 'metric' ? value : undefined
}

/** In which units all amounts are shown; without a record, as their authors wrote them. */
export const chosenUnits = openDeviceStore(STORAGE_KEYS.units, toUnits)

/** The id of the one record; with the name of the store, it is UNITS_KEY. */
export const CHOSEN = 'chosen'
