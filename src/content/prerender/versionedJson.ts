import { hash } from 'node:crypto'

/** JSON, and a version that changes with it, so that hosts may keep its file. Build-time code only. */
export function versionedJson(data: object): { version: string; json: string } {
  const json = JSON.stringify(data)
  const version = hash('sha256', json, 'hex').slice(0, 10)
  return { version, json }
}
