import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import path from 'node:path'
import mime from 'mime-types'
import send from 'send'

/** Feeds need their own types, which file endings do not tell. */
const FEED_TYPES: Record<string, string> = {
  'feed.xml': 'application/rss+xml; charset=utf-8',
  'feed.json': 'application/feed+json; charset=utf-8',
}

const OUT_OF_RANGE = 416

/** Sends a file, or a part of it. @throws when it cannot be read */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  status: 200 | 404,
): Promise<void> {
  response.statusCode = status
  const type = mime.contentType(path.extname(file)) || 'application/octet-stream'
  response.setHeader('Content-Type', FEED_TYPES[path.basename(file)] ?? type)
  const isFound = status === 200
  await new Promise<void>((resolve, reject) => {
    response.once('close', resolve)
    send(request, encodeURIComponent(path.basename(file)), {
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
        response.writeHead(OUT_OF_RANGE, { ...error.headers, 'Content-Length': 0 }).end()
      })
      .pipe(response)
  })
}
