import { createHash } from 'node:crypto'

/** JSON, and a version that changes with it, so that hosts may keep its file. Build-time code only. */
export function versionedJson(data: object): { version: string; json: string } {
  const json = JSON.stringify(data)
  const version = createHash('sha256').update(json).digest('hex').slice(0, 10)
  return { version, json }
}
