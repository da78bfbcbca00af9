import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request, type OutgoingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { startStaticHost } from './staticHost.ts'

export type Files = Record<string, string>

const HEADERS_FILE = `/*
  X-Content-Type-Options: nosniff
  Strict-Transport-Security: max-age=31536000
/assets/*
  Cache-Control: public, max-age=31536000, immutable
`

export const SITE: Files = {
  'index.html': 'home',
  'about.html': 'about',
  '404.html': 'nothing here',
  'recipes/index.html': 'recipes',
  'recipes/7/index.html': 'recipe 7',
  'recipes/404/index.html': 'recipe 404',
  'recipes/404.html': 'no such recipe',
  'data/recipes/7.json': '{}',
  'assets/app-1a2b.js': '0123456789',
  '.env': 'secret',
  '.well-known/security.txt': 'contact',
  '.well-known/.env': 'secret',
  _headers: HEADERS_FILE,
}

export const REVALIDATE = 'public, max-age=0, must-revalidate'

export async function makeFolder(files: Files): Promise<string> {
  const parent = await mkdtemp(path.join(tmpdir(), 'static-host-'))
  onTestFinished(() => rm(parent, { recursive: true }))
  await writeFile(path.join(parent, 'package.json'), 'outside')
  const root = path.join(parent, 'dist')
  await writeFiles(root, files)
  return root
}

export async function writeFiles(root: string, files: Files) {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true })
    await writeFile(path.join(root, name), content)
  }
}

export async function serve(files: Files = SITE) {
  const root = await makeFolder(files)
  const host = await startStaticHost({ root, port: 0 })
  onTestFinished(() => host.close())
  return { ...host, root }
}

interface Answer {
  status: number | undefined
  headers: NodeJS.Dict<string | string[]>
  body: string
}

/** Asks for an address as it stands, and takes the body as it comes; fetch would tidy up both. */
export function ask(
  url: string,
  address: string,
  headers: OutgoingHttpHeaders = {},
  method = 'GET',
) {
  return new Promise<Answer>((resolve, reject) => {
    request(url, { path: address, headers, method, agent: false }, (response) => {
      const { statusCode: status, headers: received } = response
      text(response).then((body) => resolve({ status, headers: received, body }), reject)
    })
      .on('error', reject)
      .end()
  })
}
