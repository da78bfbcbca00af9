import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import path from 'node:path'
import mime from 'mime-types'
import send from 'send'
import { isFile } from './findFile.ts'

/** The endings of these files do not tell that they are feeds. */
const FEED_TYPES: Record<string, string> = {
  'feed.xml': 'application/rss+xml; charset=utf-8',
  'feed.json': 'application/feed+json; charset=utf-8',
}

const VARIANTS = Object.entries({ br: '.br', gzip: '.gz' })

const OUT_OF_RANGE = 416

/** Sends the smallest variant that the client accepts. @throws when the file cannot be read */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  status: 200 | 404,
): Promise<void> {
  const ending = await chooseVariant(file, request, response)
  response.statusCode = status
  const type = mime.contentType(path.extname(file)) || 'application/octet-stream'
  response.setHeader('Content-Type', FEED_TYPES[path.basename(file)] ?? type)
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

async function chooseVariant(file: string, request: IncomingMessage, response: ServerResponse) {
  const { 'accept-encoding': accepted = '' } = request.headers
  const encodings = String(accepted)
    .toLowerCase()
    .replaceAll(/[^,]*;\s*q=0(\.0*)?\s*(?=,|$)/g, '')
    .split(/[,;\s]+/)
  for (const [encoding, ending] of VARIANTS) {
    if (!(await isFile(file + ending))) continue
    response.setHeader('Vary', 'Accept-Encoding')
    if (!encodings.includes(encoding)) continue
    response.setHeader('Content-Encoding', encoding)
    return ending
  }
  return ''
}
