import * as words from 'words/saved'
import { chosenUnits } from '../../../storage/chosenUnits.ts'
import { cookingStore } from '../../../storage/cookingStore.ts'
import { keyOf, type StoreName } from '../../../storage/keys.ts'
import { mealPlan } from '../../../storage/mealPlan.ts'
import { announceChange, keysAfter, readItem } from '../../../storage/webStorage.ts'
import { cookedRecipes, recipeNotes, savedRecipes } from '../../../storage/recipeStores.ts'
import { BASE } from '../../../addresses/base.ts'
import { isRecord, parseJson } from '../../../shared/checkJson.ts'
import { shoppingList } from '../../../storage/shoppingList.ts'

const FORMAT = 'recipes-of-a-browser'
const VERSION = 1

/** The exported stores. Timers run on one device, and forms are not exported. */
const STORES = [
  savedRecipes,
  cookedRecipes,
  recipeNotes,
  shoppingList,
  mealPlan,
  cookingStore,
  chosenUnits,
]

const ID = /^[\w.-]{1,80}$/

export function exportRecords(now: Date): string {
  const records = Object.fromEntries(STORES.map(({ name }) => [name, recordsOf(name)]))
  const file = { format: FORMAT, version: VERSION, exported: now.toISOString(), records }
  return JSON.stringify(file, null, 2)
}

function recordsOf(name: StoreName): Record<string, unknown> {
  const prefix = keyOf(name, '')
  return Object.fromEntries(keysAfter(prefix).map((id) => [id, parseJson(readItem(prefix + id))]))
}

export interface Imported {
  added: number
  /** Records that differ from stored ones, which are kept. */
  conflicting: number
  unreadable: number
}

export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}

/** Adds records that are missing here. @throws UnreadableFile; other errors if storage is full */
export function importRecords(text: string): Imported {
  const imported: Imported = { added: 0, conflicting: 0, unreadable: 0 }
  for (const { store, records } of parseBackup(text)) {
    try {
      for (const [id, value] of records) {
        const outcome = importRecord(store, id, value)
        if (outcome) imported[outcome] += 1
      }
    } finally {
      announceChange(store.name)
    }
  }
  return imported
}

type Store = (typeof STORES)[number]

function importRecord({ name, parse }: Store, id: string, value: unknown) {
  if (!ID.test(id) || parse(value) === undefined) return 'unreadable'
  const key = keyOf(name, id)
  const record = JSON.stringify(value)
  const stored = readItem(key)
  if (stored !== null) return stored === record ? undefined : 'conflicting'
  localStorage.setItem(BASE + key, record)
  return 'added'
}

function parseBackup(text: string): { store: Store; records: [id: string, value: unknown][] }[] {
  const file = parseJson(text)
  const { format, version, records } = isRecord(file) ? file : {}
  if (typeof version === 'number' && version > VERSION) {
    throw new UnreadableFile(words.newerFile)
  }
  if (format !== FORMAT || version !== VERSION || !isRecord(records)) {
    throw new UnreadableFile(words.foreignFile)
  }
  return STORES.map((store) => {
    const ofStore = Object.hasOwn(records, store.name) ? records[store.name] : {}
    if (isRecord(ofStore)) return { store, records: Object.entries(ofStore) }
    throw new UnreadableFile(words.unreadableRecords({ store: store.name }))
  })
}
