import { type DeviceStore, useRecords } from '../../storage/deviceStore.ts'

/**
 * The records of a store with their ids, the latest one first.
 *
 * @param dateOf the ISO date of a record
 */
export function useLatestFirst<T>(store: DeviceStore<T>, dateOf: (record: T) => string) {
  return [...useRecords(store)].toSorted(([, one], [, other]) =>
    dateOf(other).localeCompare(dateOf(one)),
  )
}
