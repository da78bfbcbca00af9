import { openDeviceStore } from './deviceStore.ts'
import { STORAGE_KEYS } from './storedList.ts'

/** Whether all recipes are kept on this device; the one record says so. */
export const keepAllChoice = openDeviceStore(STORAGE_KEYS.keepAll, (value) =>
  value === true ? true : undefined,
)

/** The id of that record. */
export const ALL = 'recipes'
