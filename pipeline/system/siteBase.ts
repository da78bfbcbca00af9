import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { isRecord } from '../../src/shared/checkJson.ts'
import { baseOf } from '../../src/addresses/paths.ts'
import { sitePaths } from './sitePaths.ts'

/** The path prefix of the site, such as `/bakery`; empty at the domain root. */
export const siteBase = readBase(path.join(sitePaths.content, 'site.yaml'))

/** Ignores a missing or unreadable file, which the content check reports. */
function readBase(file: string): string {
  try {
    const site: unknown = parse(readFileSync(file, 'utf8'))
    return isRecord(site) ? baseOf(String(site.address)) : ''
  } catch {
    return ''
  }
}
