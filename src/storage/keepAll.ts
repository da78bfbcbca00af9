import { openDeviceStore } from './deviceStore.ts'
import { STORAGE_KEYS } from './storedList.ts'

/** One record, under the id ALL. */
export const keepAllChoice = openDeviceStore(STORAGE_KEYS.keepAll, (value) =>
  value === true ? true : undefined,
)

export const ALL = 'recipes'
