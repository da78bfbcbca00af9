import type {
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http'
import path from 'node:path'
import mime from 'mime-types'
import send from 'send'
import { isFile } from './findFile.ts'

/** Of feeds, whose endings say only half of it. */
const FEED_TYPES: Record<string, string> = {
  'feed.xml': 'application/rss+xml; charset=utf-8',
  'feed.json': 'application/feed+json; charset=utf-8',
}

const VARIANTS = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
]

const OUT_OF_RANGE = 416

interface Sending {
  /** Absolute path. */
  file: string
  /** With 200, conditions and ranges are observed; with 404 the whole file is sent. */
  status: 200 | 404
  cacheControl: string
}

/**
 * Sends a file, in the precompressed variant that the client accepts when there is one.
 * @throws when the file cannot be read and nothing was sent
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { file, status, cacheControl }: Sending,
): Promise<void> {
  const { ending, encoding, vary } = await chooseVariant(file, request.headers)
  response.statusCode = status
  response.setHeader('Cache-Control', cacheControl)
  response.setHeader('Content-Type', contentType(file))
  if (vary) response.setHeader('Vary', vary)
  if (encoding) response.setHeader('Content-Encoding', encoding)
  const isFound = status === 200
  await new Promise<void>((resolve, reject) => {
    response.once('close', resolve)
    send(request, encodeURIComponent(path.basename(file + ending)), {
      root: path.dirname(file),
      dotfiles: 'allow',
      index: false,
      cacheControl: false,
      etag: isFound,
      lastModified: isFound,
      acceptRanges: isFound,
    })
      .on('error', (error: { status?: number; headers?: OutgoingHttpHeaders }) => {
        if (error.status !== OUT_OF_RANGE) return reject(error)
        response.removeHeader('Content-Encoding')
        response.writeHead(OUT_OF_RANGE, { ...error.headers, 'Content-Length': 0 }).end()
      })
      .pipe(response)
  })
}

function contentType(file: string): string {
  const known = mime.contentType(path.extname(file)) || 'application/octet-stream'
  return FEED_TYPES[path.basename(file)] ?? known
}

async function chooseVariant(file: string, headers: IncomingHttpHeaders) {
  const existing = []
  for (const variant of VARIANTS) {
    if (await isFile(file + variant.ending)) existing.push(variant)
  }
  const variant = existing.find(({ encoding }) => accepts(headers, encoding))
  const vary = existing.length > 0 ? 'Accept-Encoding' : undefined
  return { ending: variant?.ending ?? '', encoding: variant?.encoding, vary }
}

function accepts({ 'accept-encoding': accepted = '' }: IncomingHttpHeaders, encoding: string) {
  return accepted
    .toLowerCase()
    .split(/[,;\s]+/)
    .includes(encoding)
}
