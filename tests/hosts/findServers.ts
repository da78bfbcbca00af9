import { existsSync } from 'node:fs'
import path from 'node:path'

export type ServerName = 'nginx' | 'caddy'

export const UNPACKED = path.resolve('.cache/servers')

const FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin']

/** The path of a web server, installed or unpacked; `NGINX_PATH` and `CADDY_PATH` come first. */
export function findServer(name: ServerName): string | undefined {
  const named = process.env[`${name.toUpperCase()}_PATH`]
  const folders = [...FOLDERS, ...FOLDERS.slice(0, 2).map((folder) => path.join(UNPACKED, folder))]
  const places = [named, ...folders.map((folder) => path.join(folder, name))]
  return places.find((place) => place && existsSync(place))
}
