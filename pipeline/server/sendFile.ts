import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
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
  /** With 200, conditions and ranges are heeded; with 404 the whole file is sent. */
  status: 200 | 404
  cacheControl: string
}

/** Sends a file, in the precompressed variant that the client accepts when there is one. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { file, status, cacheControl }: Sending,
) {
  const { bytes, modified, encoding, vary } = await readVariant(file, request.headers)
  response.setHeader('Cache-Control', cacheControl)
  if (vary) response.setHeader('Vary', vary)
  // Of the content and not of the time, so that a page which a new build left alone stays cached.
  const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`
  if (status === 200) {
    response.setHeader('ETag', etag)
    response.setHeader('Last-Modified', modified.toUTCString())
    response.setHeader('Accept-Ranges', 'bytes')
    if (isKnown(request.headers['if-none-match'], etag)) {
      response.writeHead(304).end()
      return
    }
  }
  response.setHeader('Content-Type', contentType(file))
  if (encoding) response.setHeader('Content-Encoding', encoding)
  if (status === 200) sendRange(response, bytes, requestedRange(request, etag))
  else sendBytes(response, status, bytes)
}

function contentType(file: string): string {
  return FEED_TYPES[path.basename(file)] ?? CONTENT_TYPES[path.extname(file)] ?? OTHER_TYPE
}

async function readVariant(file: string, headers: IncomingHttpHeaders) {
  const existing = []
  for (const variant of VARIANTS) {
    if (await isFile(file + variant.ending)) existing.push(variant)
  }
  const variant = existing.find(({ encoding }) => accepts(headers, encoding))
  const chosen = file + (variant?.ending ?? '')
  const [bytes, { mtime }] = await Promise.all([readFile(chosen), stat(chosen)])
  const vary = existing.length > 0 ? 'Accept-Encoding' : undefined
  return { bytes, modified: mtime, encoding: variant?.encoding, vary }
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

function sendRange(response: ServerResponse, bytes: Buffer, header: string | undefined) {
  const range = byteRange(header, bytes.length)
  if (range === 'all') return sendBytes(response, 200, bytes)
  if (range === 'none') {
    response.setHeader('Content-Range', `bytes */${bytes.length}`)
    response.removeHeader('Content-Encoding')
    return sendBytes(response, 416, Buffer.alloc(0))
  }
  const { first, last } = range
  response.setHeader('Content-Range', `bytes ${first}-${last}/${bytes.length}`)
  return sendBytes(response, 206, bytes.subarray(first, last + 1))
}

/** The body of an answer to HEAD is left out by Node. */
function sendBytes(response: ServerResponse, status: number, bytes: Buffer) {
  response.writeHead(status, { 'Content-Length': bytes.length }).end(bytes)
}
