import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import { HEADERS_FILE, headersFor, readHeadersFile } from '../headers/headersFile.ts'
import { type Headers, REVALIDATE, SECURE_ONLY } from '../headers/siteHeaders.ts'
import { isErrno } from '../isErrno.ts'
import { REDIRECTS_FILE, readRedirectsFile } from '../redirects/redirectsFile.ts'
import {
  type Address,
  findFile,
  findNotFoundPage,
  isNavigation,
  parseAddress,
  pathOf,
} from './findFile.ts'
import { sendFile } from './sendFile.ts'

/** Nobody but this machine is answered: the server is not made for clients of bad will. */
const HOST = '127.0.0.1'

export interface StaticHostOptions {
  /** Folder to serve; read again for every request, so that a build may replace it meanwhile. */
  root: string | (() => string)
  /** 0 takes a free one. */
  port: number
  /** Awaited before an address is looked up, by what makes its file on demand. */
  provide?: (parts: readonly string[]) => Promise<void>
}

export interface StaticHost {
  /** Without a slash at the end. */
  url: string
  port: number
  /** Drops open connections; may be called again. */
  close(): Promise<void>
}

/**
 * Serves a built site to this machine as a static host does: clean URLs, the nearest `404.html`
 * with status 404, precompressed variants, and the site's own `_headers` and `_redirects`.
 *
 * @throws when the port is in use; the message says what to do about it.
 */
export async function startStaticHost(options: StaticHostOptions): Promise<StaticHost> {
  const { root, provide = () => Promise.resolve() } = options
  const site = { root: typeof root === 'string' ? () => root : root, provide }
  const server = createServer(async (request, response) => {
    try {
      await answer(site, request, response)
    } catch {
      if (response.headersSent) response.destroy()
      else sendText(response, 500, 'The file cannot be read.')
    }
  })
  const port = await listen(server, options.port)
  return { url: `http://${HOST}:${port}`, port, close: () => close(server) }
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(isErrno(error, 'EADDRINUSE') ? portInUse(port, error) : error),
    )
    server.listen(port, HOST, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

function portInUse(port: number, cause: Error): Error {
  const fix = `Stop what runs there, or take another: PORT=${port + 1} npm start`
  return new Error(`Port ${port} is in use. ${fix}`, { cause })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // The one error it can report is that the server is closed already.
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

interface Site {
  root: () => string
  provide: NonNullable<StaticHostOptions['provide']>
}

async function answer(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const address = parseAddress(request.url ?? '')
  if (address) await site.provide(address.parts)
  const root = site.root()
  const { 'Cache-Control': cacheControl = REVALIDATE, ...headers } = await headersAt(root, address)
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return sendText(response, 405, 'Only GET and HEAD are answered here.')
  }
  if (!address) return sendText(response, 400, 'The address is malformed.')

  const target = await redirectAt(root, address)
  if (target !== undefined) {
    response.setHeader('Location', target)
    return sendText(response, 301, `This page has moved to ${target}.`)
  }
  const file = await findFile(root, address)
  if (file) return sendFile(request, response, { file, status: 200, cacheControl })
  // A build has published the site meanwhile.
  if (site.root() !== root) return answer(site, request, response)
  const page = isNavigation(address) ? await findNotFoundPage(root, address) : null
  if (page) {
    return sendFile(request, response, { file: page, status: 404, cacheControl: REVALIDATE })
  }
  return sendText(response, 404, 'There is nothing at this address.')
}

/** The site's headers for an address, however it is spelled; none without a file of headers. */
async function headersAt(root: string, address: Address | null): Promise<Headers> {
  const text = await readFile(path.join(root, HEADERS_FILE), 'utf8').catch(() => '')
  const pathname = address ? pathOf(address) : '/'
  const { [SECURE_ONLY]: _, ...headers } = headersFor(readHeadersFile(text), pathname)
  return headers
}

/** Where the site's redirects lead from an address; undefined when they do not name it. */
async function redirectAt(root: string, { parts }: Address): Promise<string | undefined> {
  const text = await readFile(path.join(root, REDIRECTS_FILE), 'utf8').catch(() => '')
  return text === '' ? undefined : readRedirectsFile(text).get(pathOf({ parts, folder: false }))
}

function sendText(response: ServerResponse, status: number, text: string) {
  const body = Buffer.from(`${text}\n`)
  response.removeHeader('Content-Encoding')
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': REVALIDATE,
  })
  response.end(body)
}
