/** Records in local storage, each under its own key, so that tabs do not overwrite each other. */
import { useSyncExternalStore } from 'react'
import { liveValue } from '../shared/liveValue.ts'
import { parseJson } from '../shared/checkJson.ts'
import { keyOf, type StoreName } from './keys.ts'
import { followChanges, keysAfter, readItem, writeItem } from './webStorage.ts'

export type DeviceStore<T> = ReturnType<typeof openDeviceStore<T>>

/** @param parse converts parsed JSON to a record; returns undefined if it is invalid */
export function openDeviceStore<T>(name: StoreName, parse: (value: unknown) => T | undefined) {
  const prefix = keyOf(name, '')
  /** Records that could not be stored; undefined for one that could not be removed. */
  const unsaved = new Map<string, T | undefined>()
  const parsed = new Map<string, { text: string; record: T | undefined }>()
  const changes = liveValue(0)
  let all: ReadonlyMap<string, T> | undefined

  /** Reads the newest record of an id; returns the same object until it changes. */
  function read(id: string): T | undefined {
    if (unsaved.has(id)) return unsaved.get(id)
    const text = readItem(prefix + id)
    if (text === null) return undefined
    const cached = parsed.get(id)
    if (cached?.text === text) return cached.record
    const record = parse(parseJson(text))
    parsed.set(id, { text, record })
    return record
  }

  function readAll(): ReadonlyMap<string, T> {
    if (all) return all
    const ids = new Set([...keysAfter(prefix), ...unsaved.keys()])
    const records = [...ids].toSorted().flatMap((id) => {
      const record = read(id)
      return record === undefined ? [] : [[id, record] as const]
    })
    all = records.length > 0 ? new Map(records) : NO_RECORDS
    return all
  }

  /**
   * Replaces a record with the result of `next` for its newest value; undefined removes it.
   * @returns false if storage is blocked or full; memory then keeps it until the page is left
   */
  function change(id: string, next: (current: T | undefined) => T | undefined): boolean {
    const current = read(id)
    const record = next(current)
    if (record === current) return !unsaved.has(id)
    const text = record === undefined ? null : JSON.stringify(record)
    const isStored = writeItem(prefix + id, text)
    if (isStored) unsaved.delete(id)
    else unsaved.set(id, record)
    announce()
    return isStored
  }

  function announce() {
    all = undefined
    changes.set(0)
  }

  followChanges((key) => {
    if (key === null) unsaved.clear()
    else if (key.startsWith(prefix)) unsaved.delete(key.slice(prefix.length))
    else return
    announce()
  })
  // Pages in the back/forward cache miss the changes of other tabs.
  globalThis.addEventListener?.('pageshow', ({ persisted }) => persisted && announce())
  return { name, parse, read, readAll, change, subscribe: changes.subscribe }
}

/** Returns undefined while prerendering and hydrating. */
export function useRecord<T>({ subscribe, read }: DeviceStore<T>, id: string): T | undefined {
  return useSyncExternalStore(
    subscribe,
    () => read(id),
    () => undefined,
  )
}

const NO_RECORDS = new Map<string, never>()

/** Returns no records while prerendering and hydrating. */
export function useRecords<T>({ subscribe, readAll }: DeviceStore<T>): ReadonlyMap<string, T> {
  return useSyncExternalStore<ReadonlyMap<string, T>>(subscribe, readAll, () => NO_RECORDS)
}
