/**
 * Loads the local server and nginx with the built site for a minute each, and prints how many
 * requests they answer, how late the slowest are, and how their memory goes:
 * `npm run build && npm run bench:serve`, or with other seconds: `npm run bench:serve -- 5`.
 * The figures stand in docs/decisions/static-host.md.
 *
 * wrk (Debian: `apt-get install wrk`) asks over loopback from 32 connections, for pages, data, code
 * and a picture in turn, and takes what is compressed best.
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { findServer } from './servers/findServers.ts'
import { type RunningServer, startLocal, startNginx } from './servers/startServer.ts'
import { sitePlace } from '../pipeline/sitePlace.ts'

const seconds = Number(process.argv[2] ?? 60)
const ROOT = sitePlace.dist
const MB = 1024

const nginx = findServer('nginx')
if (nginx === undefined || spawnSync('wrk', ['-v']).error) {
  console.error('This needs nginx and wrk (Debian: apt-get install nginx wrk).')
  process.exit(1)
}

const dir = await mkdtemp(path.join(tmpdir(), 'bench-serve-'))
const script = path.join(dir, 'requests.lua')
await writeFile(script, await requestsScript())
console.log(`${seconds} s each, load of the machine before ${loadOfMachine()}`)
console.log('server    requests/s    p50 ms    p99 ms    errors    MB at 25 %, half, 75 %, end')
for (const [name, start] of [
  ['local', startLocal],
  ['nginx', () => startNginx(nginx, { root: ROOT })],
] as const) {
  const server = await start()
  console.log(name.padEnd(8) + (await measure(server)))
  await server.stop()
}
console.log(`load of the machine after ${loadOfMachine()}`)
await rm(dir, { recursive: true })

/** In wrk's language: one request after the other from a list, and figures that can be read back. */
async function requestsScript(): Promise<string> {
  const assets = await readdir(path.join(ROOT, 'assets'))
  const pictures = await readdir(path.join(ROOT, 'pictures'))
  const code = assets.find((name) => /^react-.*\.js$/.test(name))
  const picture = pictures.find((name) => name.endsWith('-400.avif'))
  const addresses = ['/', '/recipes/7', '/reviews/7', '/blog/1', '/data/recipes/7.json']
  const all = [...addresses, `/assets/${code}`, `/pictures/${picture}`]
  return `
    local addresses = { ${all.map((address) => `"${address}"`).join(', ')} }
    local next = 0
    function request()
      next = next % #addresses + 1
      return wrk.format("GET", addresses[next], { ["Accept-Encoding"] = "gzip, br" })
    end
    function done(summary, latency)
      local errors = summary.errors
      local count = errors.connect + errors.read + errors.write + errors.status + errors.timeout
      print(string.format("figures %f %f %f %d", summary.requests / (summary.duration / 1e6),
        latency:percentile(50) / 1000, latency:percentile(99) / 1000, count))
    end`
}

async function measure({ port, pid }: RunningServer): Promise<string> {
  const args = ['-t', '2', '-c', '32', '-d', `${seconds}s`, '-s', script]
  const load = spawn('wrk', [...args, `http://127.0.0.1:${port}`])
  const memory: number[] = []
  const watching = setInterval(() => void memoryOf(pid).then((kb) => memory.push(kb)), 250)
  const said = await text(load.stdout)
  clearInterval(watching)
  const figures = /figures (\S+) (\S+) (\S+) (\S+)/.exec(said)?.slice(1).map(Number)
  if (!figures) throw new Error(`wrk said:\n${said}`)
  const [perSecond = 0, p50 = 0, p99 = 0, errors = 0] = figures
  const shown = [perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1), String(errors)]
  return shown.map((figure) => figure.padStart(10)).join('') + `    ${course(memory)}`
}

/** Memory at four moments, as MB. */
function course(memory: number[]): string {
  return [0.25, 0.5, 0.75, 1]
    .map((part) => memory[Math.ceil(memory.length * part) - 1] ?? 0)
    .map((kb) => (kb / MB).toFixed(0))
    .join(', ')
}

/** What a process and those that it started hold in memory, in KB. */
async function memoryOf(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  const own = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const held = Number(/^VmRSS:\s+(\d+)/m.exec(own)?.[1] ?? 0)
  const others = await Promise.all(children.split(' ').filter(Boolean).map(Number).map(memoryOf))
  return others.reduce((sum, kb) => sum + kb, held)
}

function loadOfMachine(): string {
  return loadavg()[0]?.toFixed(1) ?? ''
}
