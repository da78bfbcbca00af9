/** Everything that the visitor keeps of recipes, as one file. */
import { isSetAside, STORAGE_KEYS } from './storedList.ts'
import { isRecord } from './isRecord.ts'
import { mergeRecords } from './mergeRecords.ts'

/** What such a file says that it is. */
const FORMAT = 'recipes-of-a-browser'
const VERSION = 1

/** The stores that are in it; what forms have stored is not. */
const STORES = [
  STORAGE_KEYS.savedRecipes,
  STORAGE_KEYS.cookedRecipes,
  STORAGE_KEYS.recipeNotes,
  STORAGE_KEYS.shoppingList,
  STORAGE_KEYS.cooking,
  STORAGE_KEYS.timers,
  STORAGE_KEYS.units,
] as const
type BackedUp = (typeof STORES)[number]

/** An id of a record, as stores write them; nothing else becomes part of a key. */
const ID = /^[\w.-]{1,80}$/

/** Everything that is stored, as the text of a file. @throws when storage is blocked */
export function exportRecords(now: Date): string {
  const records = STORES.map((name) => [name, Object.fromEntries(recordsOf(name))] as const)
  const file = { format: FORMAT, version: VERSION, exported: now.toISOString() }
  return JSON.stringify({ ...file, records: Object.fromEntries(records) }, null, 2)
}

function* recordsOf(name: BackedUp): Generator<[id: string, value: unknown]> {
  for (const key of Object.keys(localStorage).toSorted()) {
    if (!key.startsWith(`${name}:`) || isSetAside(key)) continue
    const value = parse(localStorage.getItem(key) ?? '')
    if (value !== undefined) yield [key.slice(name.length + 1), value]
  }
}

/** What became of the records of a file. */
export interface Imported {
  /** How many were not here before. */
  added: number
  /** How many were joined with what is here. */
  joined: number
  /** How many say something else than what is here, which stayed. */
  left: number
}

/** A file that cannot be read; the message says why, for the visitor. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}

/**
 * Adds the records of a file to those that are stored. Nothing that is stored is lost: where both
 * have something to say, they are joined, or what is here stays. Either all of it is stored or none.
 *
 * @throws UnreadableFile; any other error when storage is blocked or has no room for it
 */
export function importRecords(text: string): Imported {
  const imported: Imported = { added: 0, joined: 0, left: 0 }
  const changes = new Map<string, string>()
  for (const { name, id, value } of readFile(text)) {
    const key = `${name}:${id}`
    const here = parse(localStorage.getItem(key) ?? '')
    const merged = here === undefined ? value : mergeRecords(name, here, value)
    if (here === undefined) imported.added += 1
    else if (merged === undefined) imported.left += 1
    else if (JSON.stringify(merged) !== JSON.stringify(here)) imported.joined += 1
    else continue
    if (merged !== undefined) changes.set(key, JSON.stringify(merged))
  }
  storeAll(changes)
  return imported
}

interface FileRecord {
  name: BackedUp
  id: string
  value: unknown
}

function readFile(text: string): FileRecord[] {
  const file = parse(text)
  if (!isRecord(file) || file.format !== FORMAT || !isRecord(file.records)) {
    throw new UnreadableFile('This is not a file that was exported here.')
  }
  if (file.version !== VERSION) {
    throw new UnreadableFile('This file is of a newer version of the site. Reload the page first.')
  }
  const { records } = file
  return STORES.flatMap((name) => {
    const ofStore = Object.hasOwn(records, name) ? records[name] : {}
    if (!isRecord(ofStore)) throw new UnreadableFile(`“${name}” in this file cannot be read.`)
    return Object.entries(ofStore).flatMap(([id, value]) => {
      return ID.test(id) && value !== null ? [{ name, id, value }] : []
    })
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Stores all texts under their keys, or none. @throws when there is no room for all */
function storeAll(changes: ReadonlyMap<string, string>): void {
  const before = new Map<string, string | null>()
  try {
    for (const [key, text] of changes) {
      const old = localStorage.getItem(key)
      localStorage.setItem(key, text)
      before.set(key, old)
    }
  } catch (error) {
    for (const [key, text] of before) {
      if (text === null) localStorage.removeItem(key)
      else localStorage.setItem(key, text)
    }
    throw error
  }
  // As another tab would say it: the stores of this page read again what is stored.
  for (const key of changes.keys()) {
    window.dispatchEvent(new StorageEvent('storage', { key }))
  }
}
