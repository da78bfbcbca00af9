import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { siteBase } from '../../pipeline/system/siteBase.ts'
import { sitePaths } from '../../pipeline/system/sitePaths.ts'

/** Matches attributes of pages, and members of the manifest, with addresses of the site. */
const NAMED =
  / (?:href|src|action|srcset|imagesrcset|data-data|data-scripts)="[^"]*"|"(?:src|id|start_url|scope)": "[^"]*"/gi
const PATH = /(?<=["\s])\/[^\s",]*/g

function readOrigin(): string {
  const { address }: { address: string } = parse(
    readFileSync(path.join(sitePaths.content, 'site.yaml'), 'utf8'),
  )
  return new URL(address).origin
}

/**
 * Rewrites the addresses of a file as if the site were at the domain root, so that each test covers
 * both cases. An address without the path prefix then leads nowhere.
 */
export function atRoot(text: string): string {
  if (siteBase === '') return text
  const origin = readOrigin()
  const whole = new RegExp(`(?<=${origin.replaceAll('.', '[.]')})/[^\\s"'<>&)\\\\]*`, 'g')
  return text.replaceAll(NAMED, (named) => named.replaceAll(PATH, below)).replaceAll(whole, below)
}

function below(address: string): string {
  if (address === siteBase) return '/'
  return address.startsWith(`${siteBase}/`)
    ? address.slice(siteBase.length)
    : `/without-folder${address}`
}
