/** What clients of bad will, or of bad networks, do to the memory of the local server. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'

const MB = 1024 * 1024
/** As much as a page holds at most on its way, for each of the clients below, and some more. */
const MAX_GROWTH = 120 * MB
const LARGE = 8 * MB

/** The program of `npm run serve` in a process of its own, with a large file. */
async function startServer() {
  const folder = await mkdtemp(path.join(tmpdir(), 'pressure-'))
  await mkdir(path.join(folder, 'dist'))
  await writeFile(path.join(folder, 'dist/index.html'), 'home')
  await writeFile(path.join(folder, 'dist/404.html'), 'nothing here')
  await writeFile(path.join(folder, 'dist/large.txt'), Buffer.alloc(LARGE))
  const server = spawn(process.execPath, [path.resolve('scripts/run.mjs'), 'scripts/serve.ts'], {
    cwd: folder,
    env: { ...process.env, CONTENT_DIR: '', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(async () => {
    if (server.exitCode === null) {
      server.kill()
      await once(server, 'exit')
    }
    await rm(folder, { recursive: true })
  })
  const port = await new Promise<number>((resolve, reject) => {
    let said = ''
    server.on('exit', () => reject(new Error(said)))
    server.stdout.on('data', (text) => {
      said += text
      const [, found] = /localhost:(\d+)/.exec(said) ?? []
      if (found) resolve(Number(found))
    })
  })
  /** The most memory that it ever held, in bytes. */
  async function peak(): Promise<number> {
    const status = await readFile(`/proc/${server.pid}/status`, 'utf8')
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) * 1024
  }
  return { port, peak }
}

function statusOf(port: number, address: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const options = { port, path: address, agent: false }
    request(options, (response) => resolve((response.resume(), response.statusCode)))
      .on('error', reject)
      .end()
  })
}

/** Connections that each send the same, left open. */
async function clients(port: number, count: number, sent: string): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1'))
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()))
  await Promise.all(
    sockets.map(async (socket) => {
      // The server may hang up; that is its right.
      socket.on('error', () => {}).pause()
      await once(socket, 'connect')
      socket.write(sent)
    }),
  )
  return sockets
}

/** Resolves once every socket has been sent something. */
function answered(sockets: Socket[]): Promise<unknown> {
  return Promise.all(sockets.map((socket) => once(socket, 'readable')))
}

const HEAD = 'HTTP/1.1\r\nHost: x\r\n'

/** What a client does, until it has had its effect. */
const ATTACKS: Record<string, (port: number) => Promise<unknown>> = {
  'addresses of thousands of parts': (port) =>
    Promise.all(
      Array.from({ length: 20 }, async () => {
        expect(await statusOf(port, `/${'a/'.repeat(7900)}`)).toBe(400)
      }),
    ),
  'headers that do not end': (port) => clients(port, 500, `GET / ${HEAD}X: ${'x'.repeat(8000)}`),
  'bodies that nobody asked for': async (port) => {
    const sockets = await clients(port, 20, `POST / ${HEAD}Content-Length: ${20 * MB}\r\n\r\n`)
    await answered(sockets)
    const piece = Buffer.alloc(MB)
    for (let sent = 0; sent < 20; sent += 1) {
      await Promise.all(
        sockets.map(
          (socket) => !socket.destroyed && new Promise((resolve) => socket.write(piece, resolve)),
        ),
      )
    }
  },
  'readers that do not read': async (port) =>
    answered(await clients(port, 200, `GET /large.txt ${HEAD}\r\n`)),
  'readers that leave': async (port) => {
    for (let round = 0; round < 10; round += 1) {
      const sockets = await clients(port, 50, `GET /large.txt ${HEAD}\r\n`)
      await answered(sockets)
      for (const socket of sockets) socket.resetAndDestroy()
    }
  },
  'requests without a pause on one connection': async (port) => {
    const [socket] = await clients(port, 1, `GET /large.txt ${HEAD}\r\n`.repeat(500))
    await once(socket ?? expect.unreachable(), 'readable')
  },
}

describe.runIf(process.platform === 'linux')(
  'the memory of the local server stays as it is',
  () => {
    test.each(Object.entries(ATTACKS))('under %s', { timeout: 60_000 }, async (_what, attack) => {
      const { port, peak } = await startServer()
      expect(await statusOf(port, '/')).toBe(200)
      const before = await peak()
      await attack(port)
      expect(await statusOf(port, '/')).toBe(200)
      expect(await statusOf(port, '/nowhere')).toBe(404)
      expect((await peak()) - before).toBeLessThan(MAX_GROWTH)
    })
  },
)
