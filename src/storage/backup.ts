import { isRecord } from './readFields.ts'
import { STORAGE_KEYS } from './keys.ts'
import { parseJson } from './storedText.ts'

const FORMAT = 'recipes-of-a-browser'
const VERSION = 1

/** The stores in the file; what forms have stored is not. */
const STORES = [
  STORAGE_KEYS.savedRecipes,
  STORAGE_KEYS.cookedRecipes,
  STORAGE_KEYS.recipeNotes,
  STORAGE_KEYS.shoppingList,
  STORAGE_KEYS.cooking,
  STORAGE_KEYS.timers,
  STORAGE_KEYS.units,
] as const

/** An id as stores write it; nothing else becomes part of a key. */
const ID = /^[\w.-]{1,80}$/

/** @throws when storage is blocked */
export function exportRecords(now: Date): string {
  const records = Object.fromEntries(STORES.map((name) => [name, recordsOf(name)]))
  const file = { format: FORMAT, version: VERSION, exported: now.toISOString(), records }
  return JSON.stringify(file, null, 2)
}

function recordsOf(name: string): Record<string, unknown> {
  const prefix = `${name}:`
  const records = Object.entries({ ...localStorage })
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, text]) => [key.slice(prefix.length), parseJson(text)])
  return Object.fromEntries(records)
}

export interface Imported {
  added: number
  /** Differ from what is stored here, which stayed. */
  left: number
}

export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}

/**
 * Adds the records of a file; what is stored here stays.
 *
 * @throws UnreadableFile; any other error when storage is blocked or full, after a part was added
 */
export function importRecords(text: string): Imported {
  const imported: Imported = { added: 0, left: 0 }
  for (const [key, value] of readFile(text)) {
    const record = JSON.stringify(value)
    const here = localStorage.getItem(key)
    if (here === record) continue
    if (here !== null) {
      imported.left += 1
      continue
    }
    localStorage.setItem(key, record)
    imported.added += 1
    // The stores of this page read it like the write of another tab.
    window.dispatchEvent(new StorageEvent('storage', { key }))
  }
  return imported
}

function readFile(text: string): [key: string, value: unknown][] {
  const file = parseJson(text)
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
    return Object.entries(ofStore).flatMap(([id, value]): [string, unknown][] =>
      ID.test(id) && value !== null ? [[`${name}:${id}`, value]] : [],
    )
  })
}
