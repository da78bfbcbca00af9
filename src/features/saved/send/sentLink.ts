/** Packs data for another phone into the hash of an address, which no server sees. */
import { withBase } from '../../../addresses/base.ts'
import { SENT_HASH_PREFIX } from '../../../addresses/paths.ts'
import { parseJson } from '../../../shared/checkJson.ts'
import { memoize } from '../../../shared/memoize.ts'

/** Some messengers cut longer addresses, and cameras read no larger codes. */
const MAX_LINK = 2000
const VERSION = '1.'

/** Guards against decompression bombs. */
const MAX_UNPACKED = 50_000

/**
 * @param path the page that asks for it
 * @param value what JSON can hold
 * @returns an empty string if the link would be too long
 */
export async function makeLink(path: string, value: unknown): Promise<string> {
  const page = window.location.origin + withBase(path)
  const link = `${page}${SENT_HASH_PREFIX}${VERSION}${await pack(JSON.stringify(value))}`
  return link.length > MAX_LINK ? '' : link
}

/** Returns a function that reads each hash once. @param parse returns undefined for an invalid entry */
export function linkReader<Entry>(parse: (entry: unknown) => Entry | undefined) {
  return memoize((hash: string) => readLink(hash, parse))
}

/** All entries of the list in a hash, or why it cannot be read. */
export type ReadLink<Entry> = Entry[] | 'damaged' | 'newer'

async function readLink<Entry>(
  hash: string,
  parse: (entry: unknown) => Entry | undefined,
): Promise<ReadLink<Entry>> {
  const text = hash.slice(SENT_HASH_PREFIX.length)
  if (/^\d+\./.test(text) && !text.startsWith(VERSION)) return 'newer'
  if (text.length > MAX_LINK) return 'damaged'
  const unpacked = await unpack(text.slice(VERSION.length)).catch(() => '')
  const list = unpacked.length > MAX_UNPACKED ? undefined : parseJson(unpacked)
  const entries = Array.isArray(list) ? list.map((entry) => parse(entry)) : []
  const read = entries.filter((entry) => entry !== undefined)
  return read.length > 0 && read.length === entries.length ? read : 'damaged'
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
