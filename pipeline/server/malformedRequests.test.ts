/** Requests that no browser sends, byte for byte; the server refuses or answers them, and goes on. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStaticHost, type StaticHost } from './staticHost.ts'

let folder = ''
let host: StaticHost

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'malformed-'))
  await writeFile(path.join(folder, 'package.json'), 'outside')
  await mkdir(path.join(folder, 'dist'))
  await writeFile(path.join(folder, 'dist/index.html'), 'home')
  host = await startStaticHost({ root: path.join(folder, 'dist'), port: 0, headersTimeout: 1000 })
})

afterAll(async () => {
  await host.close()
  await rm(folder, { recursive: true })
})

/** All that the server says until it hangs up. */
function send(raw: string | Buffer): Promise<string> {
  const socket = connect(host.port, '127.0.0.1')
  socket.write(raw)
  return text(socket)
}

const HEAD = 'HTTP/1.1\r\nHost: x\r\nConnection: close\r\n'

function repeated(count: number, line: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => line(index)).join('')
}

const REQUESTS: [string, number, string | Buffer][] = [
  [
    'two lengths of one body, of which one could hide a request',
    400,
    `POST / ${HEAD}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x ${HEAD}\r\n`,
  ],
  ['two lengths', 400, `POST / ${HEAD}Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcde`],
  ['lines that end in another way', 400, 'GET / HTTP/1.1\nHost: x\n\n'],
  ['a header within the address', 404, `GET /%0d%0aX-Evil:%201 ${HEAD}\r\n`],
  ['the address of another site', 400, `GET http://evil.example/index.html ${HEAD}\r\n`],
  ['a wish for another protocol', 200, `GET / ${HEAD}Upgrade: websocket\r\n\r\n`],
  ['an expectation that nobody knows', 417, `GET / ${HEAD}Expect: evil\r\n\r\n`],
  ['no host', 400, 'GET / HTTP/1.1\r\n\r\n'],
  [
    'a thousand ranges',
    200,
    `GET / ${HEAD}Range: bytes=${repeated(1000, (n) => `${n}-,`)}\r\n\r\n`,
  ],
  ['a range of 4,000 digits', 416, `GET / ${HEAD}Range: bytes=${'9'.repeat(4000)}-\r\n\r\n`],
  ['1,500 encodings', 200, `GET / ${HEAD}Accept-Encoding: ${'br;q=0,'.repeat(1500)}\r\n\r\n`],
  ['3,000 versions', 200, `GET / ${HEAD}If-None-Match: ${'"a",'.repeat(3000)}\r\n\r\n`],
  ['a thousand headers', 200, `GET / ${HEAD}${repeated(1000, (n) => `a${n}: b\r\n`)}\r\n`],
  ['a header of 20 KB', 431, `GET / ${HEAD}X: ${'x'.repeat(20_000)}\r\n\r\n`],
  ['names of what objects inherit', 404, `GET /__proto__/constructor ${HEAD}__proto__: x\r\n\r\n`],
  [
    'a chunk of 16 exabytes',
    405,
    `POST / ${HEAD}Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFF\r\n`,
  ],
  ['dots in too many bytes', 400, `GET /%c0%ae%c0%ae/package.json ${HEAD}\r\n`],
  ['dots encoded twice', 404, `GET /%252e%252e/package.json ${HEAD}\r\n`],
  ['dots of full width', 404, `GET /%ef%bc%8e%ef%bc%8e/package.json ${HEAD}\r\n`],
  ['no text at all', 400, Buffer.from([0, 1, 2, 255, 13, 10, 13, 10])],
  ['a greeting for https', 400, Buffer.from([22, 3, 1, 0, 5, 1, 0, 0, 1, 3])],
]

test.each(REQUESTS)('%s: %i', async (_what, status, raw) => {
  const answer = await send(raw)
  const [, headers = ''] = /^HTTP\/1\.1 \d{3} [^\r]*\r\n(.*?)\r\n\r\n/s.exec(answer) ?? []
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(answer.match(/HTTP\/1\.1 \d{3} /g)).toHaveLength(1)
  expect(headers).not.toContain('X-Evil')
  expect(answer).not.toContain('outside')
  expect(await send(`GET / ${HEAD}\r\n`)).toMatch(/^HTTP\/1\.1 200 .*home$/s)
})
