import { EMBEDDED_PAGE_ID } from '../addresses/pageParts.ts'
import { pictureAddress, PICTURE_WIDTHS } from '../addresses/pictureFiles.ts'

/** The files and data that a page needs. Patterns read them: workers have no DOMParser. */
export interface PageNeeds {
  code: string
  /** The version of its data; empty when it has none. */
  version: string
  data: string
  files: string[]
  pictures: string[]
}

/** Reads the HTML of a prerendered page; null for any other HTML. */
export function parsePageNeeds(html: string): PageNeeds | null {
  const element = EMBEDDED_PAGE.exec(html)?.[0]
  if (!element) return null
  const code = attribute(element, 'data-code')
  if (!code) return null
  const scripts = attribute(element, 'data-scripts').split(' ').filter(Boolean)
  const loaded = [
    ...html.matchAll(/<(?:script|link)\b[^>]* (?:src|href)="((?:\/[\w-]+)*\/assets\/[^"]+)"/g),
  ]
  return {
    code,
    version: attribute(element, 'data-version'),
    data: attribute(element, 'data-data'),
    files: [...new Set([...loaded.map(([, address = '']) => address), ...scripts])],
    pictures: [...new Set([...html.matchAll(PICTURE)].map(([, name = '']) => name))],
  }
}

function attribute(element: string, name: string): string {
  return new RegExp(` ${name}="([^"]*)"`).exec(element)?.[1] ?? ''
}

const EMBEDDED_PAGE = new RegExp(`<script type="application/json" id="${EMBEDDED_PAGE_ID}"[^>]*>`)
const [NARROW, WIDE] = PICTURE_WIDTHS
const PICTURE = new RegExp(`/pictures/([\\w-]+)-${NARROW}\\.avif`, 'g')

/** Returns the file of a picture to cache; the first one, the page's main picture, is larger. */
export function keptPicture(name: string, index: number): string {
  return pictureAddress(name, `-${index === 0 ? WIDE : NARROW}.avif`)
}
