import { hash } from 'node:crypto'

/** Build-time code only. Returns JSON and a hash of it, so that its file can be cached for good. */
export function versionedJson(data: object): { version: string; json: string } {
  const json = JSON.stringify(data)
  const version = hash('sha256', json, 'hex').slice(0, 10)
  return { version, json }
}
