import {
  type Atrule,
  type CssNode,
  generate,
  parse,
  type Rule,
  type Selector,
  walk,
} from 'css-tree'

/** What a page has that selectors can ask for. */
interface PageNames {
  classes: Set<string>
  ids: Set<string>
  tags: Set<string>
}

/** A part of a style sheet, as it is written and as far as that says when it is needed. */
type Part = StyleRule | Group | Keyframes | Other

interface StyleRule {
  kind: 'rule'
  selectors: { css: string; needs: PageNames }[]
  declarations: Declaration[]
}

interface Declaration {
  /** Such as `color` or `--ink`. */
  name: string
  css: string
  /** The variables and animations that it names. */
  names: string[]
}

/** Rules under a condition, such as `@media print`. */
interface Group {
  kind: 'group'
  prelude: string
  parts: Part[]
}

interface Keyframes {
  kind: 'keyframes'
  name: string
  css: string
}

/** What is kept as it is, such as `@font-face`. */
interface Other {
  kind: 'other'
  css: string
}

/** A style sheet that can be asked for the part that a page needs. */
export interface StyleSheet {
  parts: Part[]
}

/** @param css of a bundle, which is valid and minified */
export function parseStyles(css: string): StyleSheet {
  const sheet = parse(css, { parseValue: false, parseCustomProperty: false })
  return { parts: sheet.type === 'StyleSheet' ? sheet.children.toArray().map(readPart) : [] }
}

function readPart(node: CssNode): Part {
  if (node.type === 'Rule') return readRule(node)
  if (node.type === 'Atrule') return readAtrule(node)
  return { kind: 'other', css: generate(node) }
}

function readAtrule(node: Atrule): Part {
  const prelude = node.prelude ? generate(node.prelude) : ''
  if (node.name.endsWith('keyframes')) {
    return { kind: 'keyframes', name: prelude, css: generate(node) }
  }
  const isGroup = ['media', 'supports', 'layer', 'container'].includes(node.name)
  if (!isGroup || !node.block) return { kind: 'other', css: generate(node) }
  return {
    kind: 'group',
    prelude: `@${node.name} ${prelude}`,
    parts: node.block.children.toArray().map(readPart),
  }
}

function readRule(node: Rule): Part {
  const { prelude } = node
  const isPlain = node.block.children.toArray().every(({ type }) => type === 'Declaration')
  if (prelude.type !== 'SelectorList' || !isPlain) return { kind: 'other', css: generate(node) }
  return {
    kind: 'rule',
    selectors: prelude.children.toArray().map((selector) => ({
      css: generate(selector),
      needs: selector.type === 'Selector' ? namesIn(selector) : emptyNames(),
    })),
    declarations: node.block.children.toArray().flatMap((child) => {
      if (child.type !== 'Declaration') return []
      const css = generate(child)
      return [{ name: child.property, css, names: namesOf(css) }]
    }),
  }
}

function emptyNames(): PageNames {
  return { classes: new Set(), ids: new Set(), tags: new Set() }
}

/**
 * What there has to be for a selector to match. What stands in the parentheses of `:not()`, `:is()`
 * and the like is passed over, as are attributes and states, which scripts change.
 */
function namesIn(selector: Selector): PageNames {
  const names = emptyNames()
  walk(selector, function (node) {
    if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') {
      return this.skip
    }
    if (node.type === 'ClassSelector') names.classes.add(node.name)
    if (node.type === 'IdSelector') names.ids.add(node.name)
    if (node.type === 'TypeSelector' && node.name !== '*') names.tags.add(node.name.toLowerCase())
    return undefined
  })
  return names
}

/** The custom properties that a text takes its values from, and the words that may be animations. */
function namesOf(css: string): string[] {
  if (css.startsWith('animation')) return css.match(/-?[_a-zA-Z][\w-]*/g) ?? []
  return [...css.matchAll(/var\(\s*(--[\w-]+)/g)].flatMap(([, name]) => name ?? [])
}

/**
 * The styles that a page needs as it was prerendered, in whatever state, on whatever screen; not
 * those of parts that scripts add to it, which come with the whole sheets.
 *
 * @param sheets in the order of the cascade
 */
export function usedStyles(sheets: readonly StyleSheet[], html: string): string {
  const page = namesOnPage(html)
  const rules = sheets.flatMap(({ parts }) => keepMatching(parts, page))
  return write(rules, findNames(rules, namesOfVariables(html)))
}

function namesOnPage(html: string): PageNames {
  const names = emptyNames()
  for (const [, value = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of value.split(/\s+/)) names.classes.add(name)
  }
  for (const [, value = ''] of html.matchAll(/ id="([^"]*)"/g)) names.ids.add(value)
  for (const [, tag = ''] of html.matchAll(/<([a-z][a-z0-9]*)/gi)) names.tags.add(tag.toLowerCase())
  return names
}

/** Variables that attributes of the page name. */
function namesOfVariables(html: string): string[] {
  return [...html.matchAll(/ style="([^"]*)"/g)].flatMap(([, css = '']) => namesOf(css))
}

function keepMatching(parts: readonly Part[], page: PageNames): Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.kind === 'group') {
      const inside = keepMatching(part.parts, page)
      return inside.length > 0 ? [{ ...part, parts: inside }] : []
    }
    if (part.kind !== 'rule') return [part]
    const selectors = part.selectors.filter(({ needs }) => mayMatch(needs, page))
    return selectors.length > 0 ? [{ ...part, selectors }] : []
  })
}

function mayMatch({ classes, ids, tags }: PageNames, page: PageNames): boolean {
  return isWithin(classes, page.classes) && isWithin(ids, page.ids) && isWithin(tags, page.tags)
}

function isWithin(names: Set<string>, all: Set<string>): boolean {
  return [...names].every((name) => all.has(name))
}

function declarationsIn(parts: readonly Part[]): Declaration[] {
  return parts.flatMap((part) => {
    if (part.kind === 'group') return declarationsIn(part.parts)
    return part.kind === 'rule' ? part.declarations : []
  })
}

const isVariable = ({ name }: Declaration) => name.startsWith('--')

/** The variables and animations that are used: named by a property, by the page, or by such a variable. */
function findNames(parts: readonly Part[], ofPage: string[]): Set<string> {
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
