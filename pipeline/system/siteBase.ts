import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { isRecord } from '../../src/shared/checkJson.ts'
import { baseOf } from '../../src/addresses/paths.ts'
import { sitePaths } from './sitePaths.ts'

/** The folder of its domain below which the site lies, as `/bakery`; '' if it has the domain. */
export const siteBase = readBase(path.join(sitePaths.content, 'site.yaml'))

/** The content check reports a file that is missing or cannot be read. */
function readBase(file: string): string {
  try {
    const site: unknown = parse(readFileSync(file, 'utf8'))
    return isRecord(site) ? baseOf(String(site.address)) : ''
  } catch {
    return ''
  }
}
