/** A shopping list as the hash of an address, which browsers send to no server. */
import { withBase } from '../../../addresses/base.ts'
import { LIST_HASH, paths } from '../../../addresses/paths.ts'
import { AISLES } from '../../../cooking/cookingData.ts'
import { parseJson } from '../../../shared/checkJson.ts'
import { type Listed, shoppingList } from '../../../storage/shoppingList.ts'

/** Some messengers cut longer addresses, and cameras read no larger codes. */
const MAX_LINK = 2000
const VERSION = '1.'

/** Guards against links that were made to be large once they are unpacked. */
const MAX_UNPACKED = 50_000
const LARGEST_NUMBER = 1e6

/** One for each aisle, then those of ticked lines. */
const MARKS = '0123456789abcdefghij'

/** @returns an empty text for a list that is too long for a link */
export async function linkOf(records: Iterable<Listed>): Promise<string> {
  const packed = await pack(JSON.stringify([...records].map(packRecord)))
  const page = window.location.origin + withBase(paths.shoppingList)
  const link = `${page}${LIST_HASH}${VERSION}${packed}`
  return link.length > MAX_LINK ? '' : link
}

function packRecord({ recipe = 0, servings = 0, factor, title, swap = '', items }: Listed) {
  const kept = items.filter(({ isGone }) => !isGone)
  const marks = kept.map(({ cooking, aisle = 'other', isDone }) =>
    MARKS.charAt(AISLES.indexOf(cooking?.aisle ?? aisle) + (isDone ? AISLES.length : 0)),
  )
  const texts = kept.map(({ text, cooking, share = cooking ? 1 : 1 / factor }) =>
    share === 1 ? text : `${share} × ${text}`,
  )
  return [recipe, servings, factor, title, swap, marks.join(''), ...texts]
}

/** Reads a list without the foods of its recipes; says why if it cannot. */
export async function readLink(hash: string): Promise<Listed[] | 'damaged' | 'newer'> {
  const text = hash.slice(LIST_HASH.length)
  if (/^\d+\./.test(text) && !text.startsWith(VERSION)) return 'newer'
  if (text.length > MAX_LINK) return 'damaged'
  const unpacked = await unpack(text.slice(VERSION.length)).catch(() => '')
  const value = unpacked.length > MAX_UNPACKED ? undefined : parseJson(unpacked)
  if (!Array.isArray(value)) return 'damaged'
  const records = value.flatMap((entry) => readRecord(entry) ?? [])
  return records.length > 0 && records.length === value.length ? records : 'damaged'
}

function readRecord(value: unknown): Listed | undefined {
  if (!Array.isArray(value)) return undefined
  const [recipe, servings, factor, title, swap, marks, ...texts]: unknown[] = value
  if (!isCount(recipe) || !isCount(servings) || typeof marks !== 'string') return undefined
  const items = texts.map((text, line) => {
    const mark = MARKS.indexOf(marks.charAt(line) || '?')
    return { text, aisle: AISLES[mark % AISLES.length], isDone: mark >= AISLES.length || undefined }
  })
  const numbers = { recipe: recipe || undefined, servings: servings || undefined, factor }
  const listed = shoppingList.parse({ ...numbers, title, swap: swap || undefined, items, at: '' })
  const isWhole = listed?.factor === factor && listed?.items.every(({ aisle }) => aisle)
  return isWhole && listed?.items.length === texts.length ? listed : undefined
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= LARGEST_NUMBER && value % 1 === 0
}

async function pack(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

async function unpack(packed: string): Promise<string> {
  const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return new Response(stream).text()
}
