import { existsSync, statSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, type OutgoingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type Listing, type Refused, type Saved, TOKEN_HEADER } from '../../admin/local/bridge.ts'
import { formatProblem } from '../content/problem.ts'
import { contentBridge } from './contentBridge.ts'

const TOKEN = 'token-of-the-test'
const PANCAKES = 'recipes/7-tall-buttermilk-pancakes.yaml'

/** Of the site's own content one recipe, the reviews that the settings name, and what all need. */
const SOME =
  /content($|\/(recipes|reviews|pages|site\.yaml)$|\/pages\/|\/recipes\/7-|\/reviews\/(7|8|12|13|16|17)-)/

/** A folder from which no file can be renamed into that of the tests, as Linux has it. */
const OTHER_DISK = ['/dev/shm'].find(
  (folder) => existsSync(folder) && statSync(folder).dev !== statSync(tmpdir()).dev,
)

/** Some of the site's own content in a folder of its own, behind a real server. */
async function startBridge(otherStagingDir?: string) {
  const root = await mkdtemp(path.join(tmpdir(), 'bridge-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const contentDir = path.join(root, 'content')
  await cp('content', contentDir, { recursive: true, filter: (name) => SOME.test(name) })
  await mkdir(path.join(contentDir, 'posts'))
  await writeFile(path.join(root, 'secret.yaml'), 'outside')
  const stagingDir = otherStagingDir ?? path.join(root, 'staging')
  const bridge = contentBridge({
    contentDir,
    stagingDir,
    clock: () => new Date(0),
    token: TOKEN,
  })
  const server = createServer((asked, response) => void bridge(asked, response))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return connect(root, `127.0.0.1:${port}`)
}

interface Call {
  method?: string
  body?: string | Buffer
  /** Undefined leaves one out. */
  headers?: Record<string, string | undefined>
}

function connect(root: string, host: string) {
  const file = (name: string) => path.join(root, 'content', name)
  /** Sends a request as it stands; fetch would tidy up the address and refuse some headers. */
  function ask<Body = Refused>(address: string, { method = 'GET', body, headers }: Call = {}) {
    return new Promise<{ status?: number; body: Body }>((resolve, reject) => {
      const own = { Host: host, Origin: `http://${host}`, [TOKEN_HEADER]: TOKEN, ...headers }
      const sent: OutgoingHttpHeaders = Object.fromEntries(
        Object.entries(own).filter(([, value]) => value !== undefined),
      )
      const options = { path: address, method, headers: sent, agent: false }
      const asked = request(`http://${host}`, options, (response) => {
        void text(response).then((answer) =>
          resolve({ status: response.statusCode, body: JSON.parse(answer) }),
        )
      })
      asked.on('error', reject)
      asked.end(body)
    })
  }
  async function known(name: string) {
    const { body } = await ask<Listing>('/')
    const found = body.files.find((candidate) => candidate.path === `content/${name}`)
    if (!found) throw new Error(`${name} is not listed.`)
    return found
  }
  return { root, host, file, ask, known, read: (name: string) => readFile(file(name), 'utf8') }
}

describe('the editor’s own page', () => {
  test('is told every document with its text and version', async () => {
    const { ask, known, read, root } = await startBridge()
    const { status, body } = await ask<Listing>('/', { headers: { Origin: undefined } })
    expect(status).toBe(200)
    const names = await readdir(path.join(root, 'content'), { recursive: true })
    expect(body.files).toHaveLength(names.filter((name) => /\.(yaml|mdx)$/.test(name)).length)
    expect((await known(PANCAKES)).text).toBe(await read(PANCAKES))
  })

  test('writes a document it has read, byte for byte, and again with the new version', async () => {
    const { ask, known, read, root } = await startBridge()
    const { text: before, version } = await known(PANCAKES)
    const windows = `\uFEFF${before.replaceAll('\n', '\r\n')}`
    const saved = await ask<Saved>(`/${PANCAKES}`, put(windows, version))
    expect(saved.status).toBe(200)
    expect(await read(PANCAKES)).toBe(windows)
    expect((await known(PANCAKES)).version).toBe(saved.body.version)
    expect((await ask(`/${PANCAKES}`, put(before, saved.body.version))).status).toBe(200)
    expect(await read(PANCAKES)).toBe(before)
    expect(await readdir(path.join(root, 'staging'))).toEqual([])
  })

  test('writes a new document, and deletes one', async () => {
    const { ask, known, read } = await startBridge()
    const body = (await read(PANCAKES)).replace('id: 7', 'id: 1007')
    const created = { method: 'PUT', body, headers: { 'If-None-Match': '*' } }
    expect((await ask('/recipes/1007-crepes.yaml', created)).status).toBe(200)
    expect((await ask('/recipes/1007-crepes.yaml', created)).status).toBe(412)
    const { version } = await known('recipes/1007-crepes.yaml')
    const deleted = { method: 'DELETE', headers: { 'If-Match': version } }
    expect((await ask('/recipes/1007-crepes.yaml', deleted)).status).toBe(200)
    await expect(read('recipes/1007-crepes.yaml')).rejects.toThrow('ENOENT')
  })
})

function put(body: string | Buffer, version: string): Call {
  return { method: 'PUT', body, headers: { 'If-Match': version } }
}

describe('nothing is read or written', () => {
  const FOREIGN = {
    'for a foreign origin': { Origin: 'https://evil.example' },
    'for another port of this machine': { Origin: 'http://127.0.0.1:1' },
    'for a page that has no origin': { Origin: 'null' },
    'under a foreign name': { Host: 'evil.example', Origin: undefined },
    'under one as host and origin': { Host: 'evil.example:8', Origin: 'http://evil.example:8' },
    'under one that begins like ours': { Host: 'localhost.evil.example', Origin: undefined },
    'without the token': { [TOKEN_HEADER]: undefined },
    'with an empty token': { [TOKEN_HEADER]: '' },
    'with a part of the token': { [TOKEN_HEADER]: TOKEN.slice(0, -1) },
    'with another token': { [TOKEN_HEADER]: TOKEN.replace('t', 'T') },
    'for one who hides its origin': { Origin: undefined, 'Sec-Fetch-Site': 'cross-site' },
  }

  test.each(Object.entries(FOREIGN))('%s', async (_who, headers) => {
    const { ask, known, read } = await startBridge()
    const { text: before, version } = await known(PANCAKES)
    expect((await ask('/', { headers })).status).toBe(403)
    const change = put(before.replace('Tall', 'Evil'), version)
    const asked = { ...change, headers: { ...change.headers, ...headers } }
    expect((await ask(`/${PANCAKES}`, asked)).status).toBe(403)
    expect(await read(PANCAKES)).toBe(before)
  })

  test('when a write has no origin', async () => {
    const { ask, known } = await startBridge()
    const { text: before, version } = await known(PANCAKES)
    const { headers, ...rest } = put(before, version)
    const asked = { ...rest, headers: { ...headers, Origin: undefined } }
    expect((await ask(`/${PANCAKES}`, asked)).status).toBe(403)
  })
})

describe('others are not held up', () => {
  test('by a save that does not end, nor by one that is given up', async () => {
    const { ask, known, host, read } = await startBridge()
    const { text: before, version } = await known(PANCAKES)
    const headers = {
      Origin: `http://${host}`,
      'If-Match': version,
      [TOKEN_HEADER]: TOKEN,
      'Content-Length': 1000,
    }
    const unfinished = Array.from({ length: 20 }, () => {
      const asked = request(`http://${host}/${PANCAKES}`, { method: 'PUT', headers, agent: false })
      asked.on('error', () => {}).write('title: Evil')
      return asked
    })
    expect((await ask('/')).status).toBe(200)
    expect((await ask(`/${PANCAKES}`, put(before, version))).status).toBe(200)
    for (const asked of unfinished) asked.destroy()
    expect((await ask('/')).status).toBe(200)
    expect(await read(PANCAKES)).toBe(before)
  })
})

describe('a place that is none for a document', () => {
  const PLACES = [
    ['/../secret.yaml', 404],
    ['/recipes/../../secret.yaml', 404],
    ['/recipes/%2e%2e/%2e%2e/secret.yaml', 404],
    ['/recipes/..%2f..%2fsecret.yaml', 404],
    ['/recipes/%252e%252e%252f%252e%252e%252fsecret.yaml', 404],
    ['/recipes/..%5c..%5csecret.yaml', 404],
    ['/recipes/a%00.yaml', 404],
    ['/recipes/.hidden.yaml', 404],
    ['/recipes/deeper/a.yaml', 404],
    ['//etc/passwd.yaml', 404],
    ['/elsewhere/a.yaml', 404],
    ['/other.yaml', 404],
    ['/recipes/a.mdx', 404],
    ['/recipes/a.sh', 415],
    ['/recipes/a.yaml.js', 415],
    ['/recipes/a', 415],
    ['/recipes/%zz.yaml', 400],
    ['/D:/x.yaml', 404],
    ['/recipes/C:x.yaml', 404],
    ['/recipes/a.yaml:stream.yaml', 404],
    [`/recipes/${'x'.repeat(251)}.yaml`, 400],
    [`/recipes/${encodeURIComponent('é'.repeat(126))}.yaml`, 400],
  ] as const

  test('is refused, however it is written', async () => {
    const { ask, root } = await startBridge()
    const before = await readdir(root, { recursive: true })
    const created = { method: 'PUT', body: 'x: 1\n', headers: { 'If-None-Match': '*' } }
    const answers = PLACES.map(async ([address]) => [address, (await ask(address, created)).status])
    expect(await Promise.all(answers)).toEqual(PLACES)
    expect(await readdir(root, { recursive: true })).toEqual(before)
  })

  test('is a link, be it a file or its folder', async () => {
    const { ask, root, file } = await startBridge()
    await symlink(path.join(root, 'secret.yaml'), file('recipes/link.yaml'))
    const overwrite = { method: 'PUT', body: 'x: 1\n', headers: { 'If-None-Match': '*' } }
    expect((await ask('/recipes/link.yaml', overwrite)).status).toBe(403)
    await rm(file('reviews'), { recursive: true })
    await mkdir(path.join(root, 'outside'))
    await symlink(path.join(root, 'outside'), file('reviews'))
    expect((await ask('/reviews/a.yaml', overwrite)).status).toBe(403)
    expect(await readdir(path.join(root, 'outside'))).toEqual([])
    expect(await readFile(path.join(root, 'secret.yaml'), 'utf8')).toBe('outside')
  })
})

describe('a save is refused, and says why,', () => {
  test('when there is nothing to delete', async () => {
    const { ask, known } = await startBridge()
    const { version } = await known(PANCAKES)
    for (const headers of [{}, { 'If-Match': version }, { 'If-None-Match': '*' }]) {
      const { status, body } = await ask('/recipes/999-none.yaml', { method: 'DELETE', headers })
      expect([status, body.message]).toEqual([404, 'There is no content/recipes/999-none.yaml.'])
    }
  })

  test.runIf(OTHER_DISK)('when the disk does not take it, and leaves nothing behind', async () => {
    const stagingDir = await mkdtemp(path.join(OTHER_DISK ?? '', 'staging-'))
    onTestFinished(() => rm(stagingDir, { recursive: true }))
    const { ask, known, read } = await startBridge(stagingDir)
    const { text: before, version } = await known(PANCAKES)
    const { status, body } = await ask(`/${PANCAKES}`, put(before, version))
    expect([status, body.message]).toEqual([500, expect.stringContaining('could not be replaced')])
    expect(await readdir(stagingDir)).toEqual([])
    expect(await read(PANCAKES)).toBe(before)
  })

  test('when the file has changed or gone since it was read', async () => {
    const { ask, known, read, file } = await startBridge()
    const { text: before, version } = await known(PANCAKES)
    const elsewhere = before.replace('Tall', 'Short')
    await writeFile(file(PANCAKES), elsewhere)
    const { status, body } = await ask(`/${PANCAKES}`, put(before, version))
    expect(status).toBe(412)
    expect(body.message).toContain(`content/${PANCAKES} has changed on the disk`)
    expect(await read(PANCAKES)).toBe(elsewhere)
    await rm(file(PANCAKES))
    const gone = await ask(`/${PANCAKES}`, put(before, version))
    expect(gone.body.message).toContain('is no longer on the disk')
    expect((await ask(`/${PANCAKES}`, { method: 'PUT', body: before })).status).toBe(412)
  })

  test('when it is too large, or no text', async () => {
    const { ask, known, read } = await startBridge()
    const { text: before, version } = await known(PANCAKES)
    const large = await ask(`/${PANCAKES}`, put(`${before}# ${'x'.repeat(100_000)}\n`, version))
    expect(large.status).toBe(413)
    expect(large.body.message).toContain('100 kB')
    const bytes = await ask(`/${PANCAKES}`, put(Buffer.from([0xff, 0xfe, 0]), version))
    expect(bytes.status).toBe(422)
    expect(await read(PANCAKES)).toBe(before)
  })

  test('with the place and the fix of every mistake in the file', async () => {
    const { ask, known, read } = await startBridge()
    const { text: before, version } = await known(PANCAKES)
    const broken = before.replace('Breakfast', 'Brekfast').replace('Keyword: vanilla', 'Keyword: v')
    const { status, body } = await ask(`/${PANCAKES}`, put(broken, version))
    expect(status).toBe(422)
    expect(body.problems?.map(formatProblem)).toEqual([
      `content/${PANCAKES}:3:11  “category” cannot be “Brekfast”.  Did you mean “Breakfast”?`,
      expect.stringContaining('which content/site.yaml does not map to a product'),
    ])
    expect(await read(PANCAKES)).toBe(before)
  })

  test('for a photo that is not there, and not for what the check only warns of', async () => {
    const { ask, known } = await startBridge()
    const { text: before, version } = await known(PANCAKES)
    const pictured = before.replace('imageDesc:', 'image: none.jpg\nimageDesc:')
    const { status, body } = await ask(`/${PANCAKES}`, put(pictured, version))
    expect(status).toBe(422)
    expect(body.problems?.map(({ rule }) => rule)).toEqual(['image-file'])
    const doubtful = before.replace('protein: ', 'protein: 9')
    expect((await ask(`/${PANCAKES}`, put(doubtful, version))).status).toBe(200)
  })

  test('when it would break another document, and not for what was broken before', async () => {
    const { ask, known, file } = await startBridge()
    const review = 'reviews/7-grovella-extra-virgin-olive-oil.yaml'
    const { version } = await known(review)
    const removed = { method: 'DELETE', headers: { 'If-Match': version } }
    const refused = await ask(`/${review}`, removed)
    expect(refused.status).toBe(422)
    expect(refused.body.problems?.map((problem) => problem.file)).toContain('content/site.yaml')
    await writeFile(file('posts/broken.mdx'), 'no front matter\n')
    const pancakes = await known(PANCAKES)
    const changed = pancakes.text.replace('Tall', 'Short')
    expect((await ask(`/${PANCAKES}`, put(changed, pancakes.version))).status).toBe(200)
  })

  test('when it is no way of saving', async () => {
    const { ask } = await startBridge()
    expect((await ask(`/${PANCAKES}`, { method: 'POST', body: 'x' })).status).toBe(405)
    expect((await ask(`/${PANCAKES}`)).status).toBe(405)
  })
})
