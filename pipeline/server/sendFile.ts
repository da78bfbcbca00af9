import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { byteRange } from './byteRange.ts'
import { isFile } from './findFile.ts'

const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

/** Of feeds, whose endings say only half of it. */
const FEED_TYPES: Record<string, string> = {
  'feed.xml': 'application/rss+xml; charset=utf-8',
  'feed.json': 'application/feed+json; charset=utf-8',
}

const OTHER_TYPE = 'application/octet-stream'

const VARIANTS = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
]

interface Sending {
  /** Absolute path. */
  file: string
  /** With 200, conditions and ranges are observed; with 404 the whole file is sent. */
  status: 200 | 404
  cacheControl: string
}

/**
 * Sends a file, in the precompressed variant that the client accepts when there is one. It is read
 * while it is sent, so that a client that takes its time holds no more than a piece of it.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { file, status, cacheControl }: Sending,
) {
  const { chosen, encoding, vary } = await chooseVariant(file, request.headers)
  response.setHeader('Cache-Control', cacheControl)
  if (vary) response.setHeader('Vary', vary)
  // One handle for all, so that a build which replaces the file does not mix two of them.
  const handle = await open(chosen)
  try {
    const { size, mtime } = await handle.stat()
    const body = { handle, size, isLeftOut: request.method === 'HEAD' }
    const etag = await etagOf(handle)
    if (status === 200) {
      response.setHeader('ETag', etag)
      response.setHeader('Last-Modified', mtime.toUTCString())
      response.setHeader('Accept-Ranges', 'bytes')
      if (isKnown(request.headers['if-none-match'], etag)) {
        response.writeHead(304).end()
        return
      }
    }
    response.setHeader('Content-Type', contentType(file))
    if (encoding) response.setHeader('Content-Encoding', encoding)
    if (status === 200) await sendRange(response, body, requestedRange(request, etag))
    else await sendBytes(response, status, body)
  } finally {
    await handle.close()
  }
}

/** Of the content and not of the time, so that a page which a new build left alone stays cached. */
async function etagOf(handle: FileHandle): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of handle.createReadStream({ start: 0, autoClose: false })) {
    hash.update(chunk)
  }
  return `"${hash.digest('base64url')}"`
}

function contentType(file: string): string {
  return FEED_TYPES[path.basename(file)] ?? CONTENT_TYPES[path.extname(file)] ?? OTHER_TYPE
}

async function chooseVariant(file: string, headers: IncomingHttpHeaders) {
  const existing = []
  for (const variant of VARIANTS) {
    if (await isFile(file + variant.ending)) existing.push(variant)
  }
  const variant = existing.find(({ encoding }) => accepts(headers, encoding))
  const vary = existing.length > 0 ? 'Accept-Encoding' : undefined
  return { chosen: file + (variant?.ending ?? ''), encoding: variant?.encoding, vary }
}

function accepts({ 'accept-encoding': accepted = '' }: IncomingHttpHeaders, encoding: string) {
  return accepted.split(',').some((entry) => {
    const [name, ...weights] = entry.toLowerCase().replaceAll(/\s/g, '').split(';')
    return name === encoding && !weights.some((weight) => /^q=0(\.0*)?$/.test(weight))
  })
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return known.includes(etag) || known.includes('*')
}

function requestedRange({ method, headers }: IncomingMessage, etag: string): string | undefined {
  const ifRange = headers['if-range']
  return method === 'GET' && (!ifRange || ifRange === etag) ? headers.range : undefined
}

/** An open file as the body of an answer. */
interface FileBody {
  handle: FileHandle
  /** In bytes. */
  size: number
  /** For HEAD. */
  isLeftOut: boolean
}

async function sendRange(response: ServerResponse, body: FileBody, header: string | undefined) {
  const range = byteRange(header, body.size)
  if (range === 'all') return sendBytes(response, 200, body)
  if (range === 'none') {
    response.setHeader('Content-Range', `bytes */${body.size}`)
    response.removeHeader('Content-Encoding')
    response.writeHead(416, { 'Content-Length': 0 }).end()
    return
  }
  const { first, last } = range
  response.setHeader('Content-Range', `bytes ${first}-${last}/${body.size}`)
  return sendBytes(response, 206, body, { first, last })
}

async function sendBytes(
  response: ServerResponse,
  status: number,
  { handle, size, isLeftOut }: FileBody,
  { first, last } = { first: 0, last: size - 1 },
) {
  response.writeHead(status, { 'Content-Length': last - first + 1 })
  if (isLeftOut || size === 0) {
    response.end()
    return
  }
  const bytes = handle.createReadStream({ start: first, end: last, autoClose: false })
  await pipeline(bytes, response)
}
