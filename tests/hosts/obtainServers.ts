/**
 * Finds nginx and Caddy, which serve the built site in `npm run test:hosts`, or unpacks their Debian
 * packages, which needs no rights; installs them only where that is not enough.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findServer, type ServerName, UNPACKED } from './findServers.ts'

const MINUTES = 60_000

function obtainServers(): ServerName[] {
  // Debian's packages are named like the servers.
  const names: ServerName[] = ['nginx', 'caddy']
  const missing = () => names.filter((name) => !runs(name))
  const wanted = missing()
  if (wanted.length === 0) return []
  const ways = [
    () => unpack(wanted),
    () => run('apt-get', ['update']),
    () => unpack(wanted),
    () => run('apt-get', ['install', '-y', '--no-install-recommends', ...wanted]),
  ]
  for (const way of ways) {
    way()
    if (missing().length === 0) break
  }
  return missing()
}

/** Says whether a server exists and has its libraries. */
function runs(name: ServerName): boolean {
  const server = findServer(name)
  return server !== undefined && run(server, [name === 'nginx' ? '-v' : 'version'])
}

function unpack(packages: string[]) {
  const dir = mkdtempSync(path.join(tmpdir(), 'packages-'))
  mkdirSync(UNPACKED, { recursive: true })
  console.log(`No ${packages[0]} found; trying: apt-get download ${packages.join(' ')}`)
  // One by one: not every system has all of them.
  for (const name of packages) run('apt-get', ['download', name], dir)
  for (const file of readdirSync(dir)) run('dpkg-deb', ['-x', path.join(dir, file), UNPACKED])
  rmSync(dir, { recursive: true })
}

function run(command: string, args: string[], cwd?: string): boolean {
  return spawnSync(command, args, { cwd, stdio: 'ignore', timeout: 4 * MINUTES }).status === 0
}

const missing = obtainServers()
if (missing.length > 0) {
  console.error(
    `The tests of deploy/ need ${missing.join(' and ')}. Install with ` +
      `your system (Debian: apt-get install ${missing.join(' ')}), or name one in ` +
      `${missing.map((name) => `${name.toUpperCase()}_PATH`).join(', ')}.`,
  )
  process.exitCode = 1
} else {
  console.log('nginx and Caddy are there.')
}
