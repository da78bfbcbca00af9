import {
  type Atrule,
  type AttributeSelector,
  type CssNode,
  generate,
  parse,
  type PseudoClassSelector,
  type Rule,
  type Selector,
} from 'css-tree'

/** A part of a style sheet, as it is written and as far as that says when it is needed. */
export type Part = StyleRule | Group | Keyframes | Other

interface StyleRule {
  kind: 'rule'
  selectors: { css: string; needs: Need[] }[]
  declarations: Declaration[]
}

/**
 * What there has to be in a page for a selector to match: a class, an id, a tag or an attribute,
 * written as in a selector, or all of one of several lists of such.
 */
export type Need = string | Need[][]

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
      needs: selector.type === 'Selector' ? needsOf(selector) : [],
    })),
    declarations: node.block.children.toArray().flatMap((child) => {
      if (child.type !== 'Declaration') return []
      const css = generate(child)
      return [{ name: child.property, css, names: namesOf(css) }]
    }),
  }
}

/**
 * What a selector needs in the page as it arrives; `:not()`, `:has()`, `:hover` and the like need
 * nothing.
 */
function needsOf(selector: Selector): Need[] {
  return selector.children.toArray().flatMap((node): Need[] => {
    if (node.type === 'ClassSelector') return [`.${node.name}`]
    if (node.type === 'IdSelector') return [`#${node.name}`]
    if (node.type === 'TypeSelector') return node.name === '*' ? [] : [node.name.toLowerCase()]
    if (node.type === 'AttributeSelector') return [attributeNeed(node)]
    if (node.type === 'PseudoClassSelector') return stateNeeds(node)
    return []
  })
}

function attributeNeed({ name, matcher, value, flags }: AttributeSelector): string {
  const attribute = name.name.toLowerCase()
  if (matcher !== '=' || !value || flags) return `[${attribute}]`
  return `[${attribute}="${value.type === 'String' ? value.value : value.name}"]`
}

function stateNeeds({ name, children }: PseudoClassSelector): Need[] {
  if (name === 'disabled') return ['[disabled]']
  const list = children?.first
  if (!['is', 'where'].includes(name) || list?.type !== 'SelectorList') return []
  const lists = list.children.toArray()
  return [lists.map((inner) => (inner.type === 'Selector' ? needsOf(inner) : []))]
}

/** The custom properties that a text takes its values from, and the words that may be animations. */
export function namesOf(css: string): string[] {
  if (css.startsWith('animation')) return css.match(/-{0,2}[_a-zA-Z][\w-]*/g) ?? []
  return [...css.matchAll(/var\(\s*(--[\w-]+)/g)].flatMap(([, name]) => name ?? [])
}
