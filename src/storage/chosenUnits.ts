import { openDeviceStore } from './deviceStore.ts'
import { STORAGE_KEYS } from './keys.ts'

export function toUnits(value: unknown): 'us' | 'metric' | undefined {
  return value === 'us' || value === 'metric' ? value : undefined
}

/** Without a record, amounts keep their written units. */
export const chosenUnits = openDeviceStore(STORAGE_KEYS.units, toUnits)
