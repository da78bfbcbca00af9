import { type IncomingMessage, request, type RequestOptions } from 'node:http'
import { request as secureRequest } from 'node:https'
import { buffer } from 'node:stream/consumers'

interface Asking extends Pick<RequestOptions, 'method' | 'headers'> {
  body?: string | Buffer
}

/** Requests an address and returns the raw body. `fetch` would normalize both. */
export async function askRaw(server: string, address: string, { body, ...asking }: Asking = {}) {
  const send = server.startsWith('https:') ? secureRequest : request
  const options = { ...asking, path: address, agent: false, rejectUnauthorized: false }
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    send(server, options, resolve).on('error', reject).end(body)
  })
  const { statusCode: status, headers } = response
  return { status, headers, body: await buffer(response) }
}
