import { mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { request } from 'node:http'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { TOKEN_HEADER } from './editorProtocol.ts'
import { RECIPE, put, startBridge, TOKEN } from '../../tests/support/servers/testBridge.ts'

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
    const { text: before, version } = await known(RECIPE)
    expect((await ask('/', { headers })).status).toBe(403)
    const change = put(before.replace('Tomato', 'Evil'), version)
    const asked = { ...change, headers: { ...change.headers, ...headers } }
    expect((await ask(`/${RECIPE}`, asked)).status).toBe(403)
    expect(await read(RECIPE)).toBe(before)
  })

  test('when a write has no origin', async () => {
    const { ask } = await startBridge()
    const asked = { method: 'PUT', headers: { Origin: undefined } }
    expect((await ask(`/${RECIPE}`, asked)).status).toBe(403)
  })
})

test('others are not held up by saves that do not end, nor by those that are given up', async () => {
  const { ask, known, host, read } = await startBridge()
  const { text: before, version } = await known(RECIPE)
  const headers = {
    Origin: `http://${host}`,
    'If-Match': version,
    [TOKEN_HEADER]: TOKEN,
    'Content-Length': 1000,
  }
  const unfinished = Array.from({ length: 20 }, () => {
    const asked = request(`http://${host}/${RECIPE}`, { method: 'PUT', headers, agent: false })
    asked.on('error', () => {}).write('title: Evil')
    return asked
  })
  expect((await ask('/')).status).toBe(200)
  expect((await ask(`/${RECIPE}`, put(before, version))).status).toBe(200)
  for (const asked of unfinished) asked.destroy()
  expect((await ask('/')).status).toBe(200)
  expect(await read(RECIPE)).toBe(before)
})

describe('a place that is none for a document or a photo', () => {
  const PLACES = [
    ['/../secret.yaml', 404],
    ['/recipes/../../secret.yaml', 404],
    ['/recipes/%2e%2e/%2e%2e/secret.yaml', 404],
    ['/recipes/..%2f..%2fsecret.yaml', 404],
    ['/recipes/%252e%252e%252f%252e%252e%252fsecret.yaml', 400],
    ['/recipes/..%5c..%5csecret.yaml', 400],
    ['/recipes/a%00.yaml', 400],
    ['/recipes/.hidden.yaml', 400],
    ['/recipes/../dal.jpg', 400],
    ['/recipes/.dal.jpg', 400],
    ['/recipes/dal.svg', 415],
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
    ['/recipes/C:x.yaml', 400],
    ['/recipes/a.yaml:stream.yaml', 400],
    [`/recipes/${'x'.repeat(251)}.yaml`, 400],
    [`/recipes/${encodeURIComponent('é'.repeat(126))}.yaml`, 400],
  ] as const

  const CREATED = { method: 'PUT', body: 'x: 1\n', headers: { 'If-None-Match': '*' } }

  test('is refused, however it is written', async () => {
    const { ask, root } = await startBridge()
    const before = await readdir(root, { recursive: true })
    const answers = PLACES.map(async ([address]) => [address, (await ask(address, CREATED)).status])
    expect(await Promise.all(answers)).toEqual(PLACES)
    expect(await readdir(root, { recursive: true })).toEqual(before)
  })

  test('is a link, be it a file or its folder', async () => {
    const { ask, root, file } = await startBridge()
    await symlink(path.join(root, 'secret.yaml'), file('recipes/link.yaml'))
    expect((await ask('/recipes/link.yaml', CREATED)).status).toBe(403)
    await rm(file('reviews'), { recursive: true })
    await mkdir(path.join(root, 'outside'))
    await symlink(path.join(root, 'outside'), file('reviews'))
    expect((await ask('/reviews/a.yaml', CREATED)).status).toBe(403)
    expect(await readdir(path.join(root, 'outside'))).toEqual([])
    expect(await readFile(path.join(root, 'secret.yaml'), 'utf8')).toBe('outside')
  })
})
