import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import {
  type Listing,
  type Refused,
  TOKEN_HEADER,
} from '../../../pipeline/editorServer/editorProtocol.ts'
import { contentBridge } from '../../../pipeline/editorServer/contentBridge.ts'
import { askRaw } from './askRaw.ts'
import { listenAnywhere } from './listenAnywhere.ts'
import { writeGood } from '../../content/goodContent.ts'
import { temporaryFolder } from '../temporaryFolder.ts'

export const TOKEN = 'token-of-the-test'
export const RECIPE = 'recipes/1.yaml'

/** The good documents in a folder of their own, behind a real server. */
export async function startBridge(otherStagingDir?: string) {
  const root = temporaryFolder()
  const contentDir = path.join(root, 'content')
  await writeGood(contentDir)
  await writeFile(path.join(root, 'secret.yaml'), 'outside')
  const stagingDir = otherStagingDir ?? path.join(root, 'staging')
  const bridge = contentBridge({
    contentDir,
    stagingDir,
    clock: () => new Date(0),
    token: TOKEN,
  })
  const server = createServer((asked, response) => void bridge(asked, response))
  const port = await listenAnywhere(server)
  onTestFinished(() => void server.close())
  return connect(root, `127.0.0.1:${port}`)
}

export interface Call {
  method?: string
  body?: string | Buffer
  /** Undefined removes a header. */
  headers?: Record<string, string | undefined>
}

function connect(root: string, host: string) {
  const file = (name: string) => path.join(root, 'content', name)
  /** Sends a raw request. `fetch` would normalize the address and reject some headers. */
  async function ask<Body = Refused>(address: string, { headers, ...call }: Call = {}) {
    const own = { Host: host, Origin: `http://${host}`, [TOKEN_HEADER]: TOKEN, ...headers }
    const sent = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined))
    const { status, body } = await askRaw(`http://${host}`, address, { ...call, headers: sent })
    const answer: Body = JSON.parse(body.toString())
    return { status, body: answer }
  }
  async function known(name: string) {
    const { body } = await ask<Listing>('/')
    const found = body.files.find((candidate) => candidate.path === `content/${name}`)
    if (!found) throw new Error(`${name} is not listed.`)
    return found
  }
  return { root, host, file, ask, known, read: (name: string) => readFile(file(name), 'utf8') }
}

/** Saves a document over the version that the page has read. */
export function put(body: string | Buffer, version: string): Call {
  return { method: 'PUT', body, headers: { 'If-Match': version } }
}
