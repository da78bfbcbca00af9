import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { vi } from 'vitest'
import { sitePaths } from '../../pipeline/system/sitePaths.ts'
import { freePort } from '../support/servers/freePort.ts'

export interface Host {
  /** The port for http on 127.0.0.1. */
  port: number
  securePort?: number
  /** Stops the server and removes its files. */
  stop(): Promise<void>
}

export interface Served {
  /** The folder to serve instead of `dist/`. */
  root: string
  /** The folder with its headers, instead of those of the tested site. */
  headers?: string
}

interface Certificate {
  file: string
  key: string
}

const PROJECT = '/srv/pinchwell'

/** Starts Caddy on free ports with `deploy/Caddyfile` and its own certificate. */
export async function startCaddy(
  program: string,
  served: Served,
): Promise<Host & { certificate: Certificate }> {
  const dir = await mkdtemp(path.join(tmpdir(), 'caddy-'))
  const [port, securePort] = [await freePort(), await freePort()]
  const site = replaced(await deployFile('Caddyfile', served), [
    ['pinchwell.example {', `http://127.0.0.1:${port}, https://localhost:${securePort} {`],
  ])
  const options = 'admin off\nauto_https disable_redirects\nlocal_certs\nskip_install_trust\n'
  const config = path.join(dir, 'Caddyfile')
  await writeFile(config, `{\n${options}}\n${site}`)
  const server = spawn(program, ['run', '--config', config, '--adapter', 'caddyfile'], {
    env: { HOME: dir, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const running = await untilOpen(server, dir, { port, securePort })
  const certificate = path.join(dir, 'caddy/certificates/local/localhost/localhost')
  return { ...running, certificate: { file: `${certificate}.crt`, key: `${certificate}.key` } }
}

export async function startNginx(
  program: string,
  served: Served,
  certificate: Certificate,
): Promise<Host> {
  const dir = await mkdtemp(path.join(tmpdir(), 'nginx-'))
  const [port, securePort] = [await freePort(), await freePort()]
  const secure = `listen 127.0.0.1:${securePort} ssl; ssl_certificate ${certificate.file}; ssl_certificate_key ${certificate.key};`
  const site = replaced(await deployFile('nginx.conf', served), [
    ['listen 80;', `listen 127.0.0.1:${port}; ${secure}`],
    ['listen [::]:80;', ''],
  ])
  const config = path.join(dir, 'nginx.conf')
  await writeFile(config, nginxMain(dir) + `http {\n${nginxPaths(dir)}\n${site}}\n`)
  await mkdir(path.join(dir, 'temp'))
  const args = ['-p', dir, '-c', config, '-e', path.join(dir, 'error.log')]
  const server = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  return untilOpen(server, dir, { port, securePort })
}

function nginxMain(dir: string): string {
  return [
    // The project may be in a folder that only its user can read.
    process.getuid?.() === 0 ? 'user root;' : '',
    `daemon off; worker_processes auto; pid ${dir}/pid; events { }\n`,
  ].join('\n')
}

function nginxPaths(dir: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const temporary = kinds.map((kind) => `${kind}_temp_path ${dir}/temp/${kind};`)
  return `access_log off; sendfile on; ${temporary.join(' ')}`
}

async function deployFile(name: string, { root, headers }: Served): Promise<string> {
  const text = await readFile(path.resolve('deploy', name), 'utf8')
  return text
    .replaceAll(`${PROJECT}/dist`, root)
    .replaceAll(`${PROJECT}/deploy/headers`, headers ?? sitePaths.deployHeaders)
}

function replaced(text: string, changes: [string, string][]): string {
  return changes.reduce((result, [before, after]) => {
    if (!result.includes(before)) throw new Error(`deploy/ has no “${before}” any more.`)
    return result.replace(before, after)
  }, text)
}

async function untilOpen(
  server: ChildProcess,
  dir: string,
  ports: { port: number; securePort: number },
): Promise<Host> {
  let said = ''
  server.stderr?.on('data', (text) => (said += text))
  const ended = once(server, 'close').catch(() => {})
  const stop = async () => {
    server.kill()
    await ended
    await rm(dir, { recursive: true, force: true })
  }
  const isOpen = async () => {
    for (const port of Object.values(ports)) {
      const socket = connect(port, '127.0.0.1')
      await once(socket, 'connect')
      socket.destroy()
    }
  }
  await vi.waitFor(isOpen, { timeout: 20_000 }).catch(async () => {
    await stop()
    throw new Error(`${server.spawnfile} did not start:\n${said}`)
  })
  return { ...ports, stop }
}
