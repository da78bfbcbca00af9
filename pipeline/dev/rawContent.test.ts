import { mkdir, realpath, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createServer, type ViteDevServer } from 'vite'
import { askRaw } from '../../tests/support/servers/askRaw.ts'
import { withoutRawFiles } from './contentPlugin.ts'
import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'

const SECRET = 'ran-from-the-content'
const ACTIVE = {
  'evil.svg': `<svg xmlns="http://www.w3.org/2000/svg"><script>${SECRET}</script></svg>`,
  'evil.html': `<script>${SECRET}</script>`,
  'evil.js': `export default '${SECRET}'`,
  'evil.ts': `export default '${SECRET}'`,
  'evil.css': `/* ${SECRET} */`,
  'evil.xml': `<a>${SECRET}</a>`,
  'evil.json': `"${SECRET}"`,
  'recipes/1-evil.yaml': SECRET,
  'recipes/evil.svg': SECRET,
}

/** Alternative spellings of a file's URL, given `/content/…`. */
const SPELLINGS: ((address: string, root: string) => string)[] = [
  (address) => address,
  (address) => `${address}?raw`,
  (address) => `${address}?import&raw`,
  (address) => `${address}?url`,
  (address) => `${address}?inline`,
  (address) => `${address}?import`,
  (address) => `${address}?html-proxy&index=0.js`,
  (address) => `${address}?v=1#x`,
  (address) => `${address}/`,
  (address) => address.replace('/c', '/%63'),
  (address) => address.replace('/c', '//c'),
  (address) => address.replace('/c', '/./c'),
  (address) => address.replace('/c', '/src/../c'),
  (address) => address.replace('/c', '/src/%2e%2e/c'),
  (address) => address.replace('/c', '/src/..%2fc'),
  (address) => address.replaceAll('/', '%2f').replace('%2f', '/'),
  (address) => address.replaceAll('/', '\\').replace('\\', '/'),
  (address) => address.replace('content', 'CONTENT'),
  (address, root) => `/@fs${root}${address}`,
  (address, root) => `/@fs/${root}${address}?raw`,
  (address, root) => `/@fs${root}/src/..${address}`,
  (address) => `/@id${address}`,
  (address) => `/@id/__x00__${address}`,
]

let server: ViteDevServer
// The folder name contains special characters of globs.
const root = path.join(await realpath(temporaryFolder()), 'a (1) [b] {c,d}')

beforeAll(async () => {
  for (const [name, content] of Object.entries(ACTIVE)) {
    const file = path.join(root, 'content', name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  await mkdir(path.join(root, 'src/content'), { recursive: true })
  await writeFile(path.join(root, 'src/content/documents.ts'), 'export const documents = 1')
  await writeFile(path.join(root, 'index.html'), 'home')
  await writeFile(path.join(root, '.env'), SECRET)
  server = await createServer({
    configFile: false,
    root,
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1', fs: withoutRawFiles(path.join(root, 'content')) },
  })
  await server.listen()
})

afterAll(() => server.close())

async function ask(address: string) {
  const [url = ''] = server.resolvedUrls?.local ?? []
  // A space would end the URL in the request line.
  const { status, body } = await askRaw(url, address.replaceAll(' ', '%20'))
  return { status, body: body.toString() }
}

test.each(Object.keys(ACTIVE))(
  'content/%s is not handed out, however it is asked for',
  async (name) => {
    const shown: string[] = []
    for (const spell of SPELLINGS) {
      const address = spell(`/content/${name}`, root)
      const { body } = await ask(address)
      if (body.includes(SECRET)) shown.push(address)
    }
    expect(shown).toEqual([])
  },
)

test('what Vite keeps to itself it still does, and code in a folder of that name is served', async () => {
  expect((await ask('/.env')).body).not.toContain(SECRET)
  expect(await ask('/src/content/documents.ts')).toMatchObject({
    status: 200,
    body: expect.stringContaining('documents = 1'),
  })
})
