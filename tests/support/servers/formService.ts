import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listenAnywhere } from './listenAnywhere.ts'

interface Received {
  type: string
  fields: Record<string, string>
}

/** A service's reaction to a submission. It may never answer. */
type Behavior = (response: ServerResponse, request: IncomingMessage) => void

export const accept: Behavior = (response) => answer(response, 200, '{"ok":true}')

export function withStatus(status: number, body = '{}', headers = {}): Behavior {
  return (response) => answer(response, status, body, headers)
}

export const hang: Behavior = () => {}

/** Sends only the beginning of an answer. */
export const stall: Behavior = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' })
  response.write('{"ok":')
}

export const reset: Behavior = (response, request) => {
  response.destroy()
  request.socket.resetAndDestroy()
}

/** Receives the submission, but loses the connection before answering. */
export function afterwards(delay: number, behavior: Behavior): Behavior {
  return (response, request) => void setTimeout(() => behavior(response, request), delay)
}

function answer(response: ServerResponse, status: number, body: string, headers = {}) {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
  response.end(body)
}

/** Starts a service for forms with a behavior set by the test. It receives before it answers. */
export async function startFormService() {
  const received: Received[] = []
  const service = { behave: accept }
  const server = createServer((request, response) => void take(request, response))

  async function take(request: IncomingMessage, response: ServerResponse) {
    response.setHeader('Access-Control-Allow-Origin', '*')
    if (request.method === 'OPTIONS') {
      response.setHeader('Access-Control-Allow-Headers', 'content-type')
      response.writeHead(204).end()
      return
    }
    const body = await text(request)
    const type = request.headers['content-type']?.replace(/;.*/, '') ?? ''
    const isJson = type === 'application/json'
    const fields: Record<string, string> = isJson
      ? JSON.parse(body)
      : Object.fromEntries(new URLSearchParams(body))
    received.push({ type, fields })
    service.behave(response, request)
  }

  const port = await listenAnywhere(server)
  return Object.assign(service, {
    url: `http://127.0.0.1:${port}/submit`,
    received,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  })
}
