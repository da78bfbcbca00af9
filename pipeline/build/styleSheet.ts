import {
  type Atrule,
  type CssNode,
  generate,
  parse,
  type Rule,
  type Selector,
  walk,
} from 'css-tree'

/** A part of a style sheet, as it is written and as far as that says when it is needed. */
export type Part = StyleRule | Group | Keyframes | Other

interface StyleRule {
  kind: 'rule'
  selectors: { css: string; needs: string[] }[]
  declarations: Declaration[]
}

export interface Declaration {
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
      needs: selector.type === 'Selector' ? namesIn(selector) : [],
    })),
    declarations: node.block.children.toArray().flatMap((child) => {
      if (child.type !== 'Declaration') return []
      const css = generate(child)
      return [{ name: child.property, css, names: namesOf(css) }]
    }),
  }
}

/**
 * What there has to be for a selector to match: classes, ids and tags, written as in a selector.
 * What stands in the parentheses of `:not()`, `:is()` and the like is passed over, as are attributes
 * and states, which scripts change.
 */
function namesIn(selector: Selector): string[] {
  const names: string[] = []
  walk(selector, function (node) {
    if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') {
      return this.skip
    }
    if (node.type === 'ClassSelector') names.push(`.${node.name}`)
    if (node.type === 'IdSelector') names.push(`#${node.name}`)
    if (node.type === 'TypeSelector' && node.name !== '*') names.push(node.name.toLowerCase())
    return undefined
  })
  return names
}

/** The custom properties that a text takes its values from, and the words that may be animations. */
export function namesOf(css: string): string[] {
  if (css.startsWith('animation')) return css.match(/-{0,2}[_a-zA-Z][\w-]*/g) ?? []
  return [...css.matchAll(/var\(\s*(--[\w-]+)/g)].flatMap(([, name]) => name ?? [])
}
