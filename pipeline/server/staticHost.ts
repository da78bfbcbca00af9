import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import compression from 'compression'
import { HEADERS_FILE, headersFor } from '../hosts/headersFile.ts'
import { REVALIDATE, SECURE_ONLY } from '../hosts/siteHeaders.ts'
import { ExplainedError } from '../system/explainFailure.ts'
import { isErrno } from '../system/isErrno.ts'
import { REDIRECTS_FILE, readRedirectsFile } from '../hosts/redirectsFile.ts'
import { type RequestAddress, findFile, findNotFoundPage, parseAddress } from './findFile.ts'
import { sendFile } from './sendFile.ts'
import { messageOf } from '../../src/shared/messageOf.ts'

/** Accepts only local connections, since the server does not withstand hostile clients. */
const HOST = '127.0.0.1'

const NOTHING = 'There is nothing at this address.'

export type StaticHost = Awaited<ReturnType<typeof startStaticHost>>

interface Served {
  root: string
  /** The path prefix of the site, such as `/bakery`. */
  base?: string
}

/** Serves a built site as static hosts do. @throws when the port is in use */
export async function startStaticHost({ port: wanted, ...served }: Served & { port: number }) {
  const compress = compression()
  const server = createServer((request, response) =>
    compress(request, response, async () => {
      try {
        const address = parseAddress(request.url ?? '')
        await respond(served, address, request, response)
      } catch {
        if (response.headersSent) response.destroy()
        else sendText(response, 500, 'The file cannot be read.')
      }
    }),
  )
  const port = await listen(server, wanted)
  return {
    url: `http://${HOST}:${port}`,
    port,
    /** Drops open connections; may be called again. */
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, HOST)
  await once(server, 'listening').catch((cause: unknown) => {
    if (!isErrno(cause, 'EADDRINUSE')) throw new ExplainedError(messageOf(cause), { cause })
    const advice = `Stop what runs there, or take another: PORT=${port + 1} npm start`
    throw new ExplainedError(`Port ${port} is in use. ${advice}`, { cause })
  })
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}

async function respond(
  { root, base = '' }: Served,
  address: RequestAddress | null,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  await setHeaders(root, address, response)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return sendText(response, 405, 'Only GET and HEAD are answered here.')
  }
  if (!address) return sendText(response, 400, 'The address is malformed.')
  const pathname = requestPath({ ...address, isFolder: false })
  const redirects = readRedirectsFile(await readFileOrEmpty(root, REDIRECTS_FILE))
  const isAbove = base !== '' && ['/', base].includes(requestPath(address))
  const target = isAbove ? `${base}/` : redirects.get(pathname)
  if (target !== undefined) {
    response.setHeader('Location', target)
    return sendText(response, 301, `This page has moved to ${target}.`)
  }
  if (!`${pathname}/`.startsWith(`${base}/`)) return sendText(response, 404, NOTHING)
  const below = { ...address, segments: address.segments.slice(base.split('/').length - 1) }
  const file = await findFile(root, below)
  if (file) return sendFile(request, response, file, 200)
  response.setHeader('Cache-Control', REVALIDATE)
  const page = await findNotFoundPage(root, below)
  if (page) return sendFile(request, response, page, 404)
  return sendText(response, 404, NOTHING)
}

async function setHeaders(root: string, address: RequestAddress | null, response: ServerResponse) {
  const file = await readFileOrEmpty(root, HEADERS_FILE)
  const { [SECURE_ONLY]: _, ...headers } = headersFor(file, address ? requestPath(address) : '/')
  for (const [name, value] of Object.entries({ 'Cache-Control': REVALIDATE, ...headers }))
    response.setHeader(name, value)
}

function requestPath({ segments, isFolder }: RequestAddress): string {
  return `/${segments.join('/')}${isFolder && segments.length > 0 ? '/' : ''}`
}

function readFileOrEmpty(root: string, name: string): Promise<string> {
  return readFile(path.join(root, name), 'utf8').catch(() => '')
}

function sendText(response: ServerResponse, status: number, text: string) {
  const body = Buffer.from(`${text}\n`)
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': REVALIDATE,
  })
  response.end(body)
}
