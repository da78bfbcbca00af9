import { type Declaration, namesOf, type Need, type Part } from './styleSheet.ts'

/**
 * What the browser and the scripts within a page change before the whole sheets are there: the
 * choice of colors, a filtered list, an opened part, what is laid out later. A selector does not
 * have to find it.
 */
const CHANGED_EARLY =
  /^\[(?:aria-pressed|data-hidden-early|data-later|data-mantine-color-scheme|hidden|open)\b/

/**
 * Finds the styles that pages need as they were prerendered, under any pointer, on whatever screen;
 * not those of parts and attributes that scripts add to them: the app begins when the whole sheets
 * have arrived. Most pages of a route need the same, which is put together once.
 *
 * @param parts of style sheets, in the order of the cascade
 */
export function usedStyles(parts: readonly Part[]): (html: string) => string {
  const namesOnPage = namesReader(new Set(namesAsked(parts)))
  const known = new Map<string, string>()
  return (html) => {
    const page = namesOnPage(html)
    const variables = new Set(namesOfVariables(html))
    const key = [...page, ...variables].toSorted().join(' ')
    const css = known.get(key) ?? stylesFor(parts, page, variables)
    known.set(key, css)
    return css
  }
}

/** Without fonts, for which a browser would lay out all text once more when they are declared again. */
export function withoutFonts(parts: readonly Part[]): Part[] {
  return parts.filter((part) => part.kind !== 'other' || !part.css.startsWith('@font-face'))
}

/** Without what applies on paper alone, and under a pointer. */
export function forFirstPaint(parts: readonly Part[]): Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.kind === 'group') {
      const isForPaper = part.prelude.startsWith('@media print')
      return isForPaper ? [] : [{ ...part, parts: forFirstPaint(part.parts) }]
    }
    if (part.kind !== 'rule') return [part]
    const selectors = part.selectors.filter(({ css }) => !/:(?:hover|active)\b/.test(css))
    return selectors.length > 0 ? [{ ...part, selectors }] : []
  })
}

/** The classes, ids, tags and attributes of all selectors. */
function namesAsked(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => {
    if (part.kind === 'group') return namesAsked(part.parts)
    return part.kind === 'rule' ? part.selectors.flatMap(({ needs }) => namesNeeded(needs)) : []
  })
}

function namesNeeded(needs: readonly Need[]): string[] {
  return needs.flatMap((need) =>
    typeof need === 'string' ? need : need.flatMap((list) => namesNeeded(list)),
  )
}

const TAG = /<([a-z][a-z0-9]*)/gi
const ATTRIBUTE_NAME = /^\[([\w-]+)/

/**
 * Reads which of some names a page has. It looks for the attributes of these names alone, since a
 * site may have thousands of pages, each with a thousand attributes.
 *
 * @param asked classes, ids, tags and attributes
 */
function namesReader(asked: Set<string>): (html: string) => Set<string> {
  const others = [...asked].flatMap((name) => ATTRIBUTE_NAME.exec(name)?.[1] ?? [])
  const attributes = ['class', 'id', ...new Set(others)].join('|')
  const attribute = new RegExp(` (${attributes})="([^"]*)"`, 'gi')
  return (html) => {
    const found = new Set<string>()
    for (const [, tag = ''] of html.matchAll(TAG)) found.add(tag.toLowerCase())
    for (const [, name = '', value = ''] of html.matchAll(attribute)) {
      for (const one of namesByAttribute(name.toLowerCase(), value)) found.add(one)
    }
    return new Set([...found].filter((name) => asked.has(name)))
  }
}

function namesByAttribute(name: string, value: string): string[] {
  const names = [`[${name}]`, `[${name}="${value}"]`]
  if (name === 'class') names.push(...value.split(/\s+/).map((one) => `.${one}`))
  if (name === 'id') names.push(`#${value}`)
  return names
}

/** Variables that attributes of the page name. */
function namesOfVariables(html: string): string[] {
  return [...html.matchAll(/ style="([^"]*)"/g)].flatMap(([, css = '']) => namesOf(css))
}

function stylesFor(parts: readonly Part[], page: Set<string>, variables: Set<string>): string {
  const matching = keepMatching(parts, page)
  return write(matching, findNames(matching, variables))
}

function keepMatching(parts: readonly Part[], page: Set<string>): Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.kind === 'group') {
      const inside = keepMatching(part.parts, page)
      return inside.length > 0 ? [{ ...part, parts: inside }] : []
    }
    if (part.kind !== 'rule') return [part]
    const selectors = part.selectors.filter(({ needs }) => isMet(needs, page))
    return selectors.length > 0 ? [{ ...part, selectors }] : []
  })
}

function isMet(needs: readonly Need[], page: Set<string>): boolean {
  return needs.every((need) => {
    if (typeof need !== 'string') return need.some((list) => isMet(list, page))
    return page.has(need) || CHANGED_EARLY.test(need)
  })
}

function declarationsIn(parts: readonly Part[]): Declaration[] {
  return parts.flatMap((part) => {
    if (part.kind === 'group') return declarationsIn(part.parts)
    return part.kind === 'rule' ? part.declarations : []
  })
}

const isVariable = ({ name }: Declaration) => name.startsWith('--')

/** The variables and animations that are used: named by a property, by the page, or by such a variable. */
function findNames(parts: readonly Part[], ofPage: Set<string>): Set<string> {
  const all = declarationsIn(parts)
  const namedBy = new Map<string, string[]>()
  for (const { name, names } of all.filter(isVariable)) {
    namedBy.set(name, [...(namedBy.get(name) ?? []), ...names])
  }
  const found = new Set<string>()
  const open = [...ofPage, ...all.filter((one) => !isVariable(one)).flatMap(({ names }) => names)]
  for (const name of open) {
    if (found.has(name)) continue
    found.add(name)
    open.push(...(namedBy.get(name) ?? []))
  }
  return found
}

function write(parts: readonly Part[], used: Set<string>): string {
  return parts.map((part) => writePart(part, used)).join('')
}

function writePart(part: Part, used: Set<string>): string {
  if (part.kind === 'other') return part.css
  if (part.kind === 'keyframes') return used.has(part.name) ? part.css : ''
  if (part.kind === 'group') {
    const inside = write(part.parts, used)
    return inside && `${part.prelude}{${inside}}`
  }
  const declarations = part.declarations.filter((one) => !isVariable(one) || used.has(one.name))
  if (declarations.length === 0) return ''
  const selectors = part.selectors.map(({ css }) => css).join(',')
  return `${selectors}{${declarations.map(({ css }) => css).join(';')}}`
}
