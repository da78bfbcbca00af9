import type { Element, ElementContent, Root as HastRoot, RootContent } from 'hast'
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx'
import { COMPONENT_TAGS } from '../../../src/content/body.ts'
import { isBlock } from '../check/checkMdx.ts'
import { spotOf, START } from './nodePlace.ts'
import type { Complain } from '../report/problem.ts'
import { SCRIPT_STANDS } from './structureLimits.ts'
import { suggest } from '../check/suggest.ts'

/** The node kinds that MDX adds to Markdown. */
export const MDX_NODES = [
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxjsEsm',
] as const

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast
type Parent = HastRoot | Element | JsxElement

/** Turns allowed components into plain elements, in place; complains of everything else. */
export function replaceMdxNodes(parent: Parent, complain: Complain): void {
  const children: ElementContent[] = []
  for (const child of parent.children) {
    const replaced = replaceNode(child, complain)
    if (replaced) children.push(replaced)
  }
  parent.children = children
}

function replaceNode(
  node: RootContent | ElementContent,
  complain: Complain,
): ElementContent | undefined {
  const place = spotOf(node, START)
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return toElement(node, complain)
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      const what = 'An expression in braces stands in the text.'
      complain(place, 'mdx-expression', what, 'Write a literal “{” as “\\{”.')
      return undefined
    case 'mdxjsEsm':
      complain(place, SCRIPT_STANDS.rule, SCRIPT_STANDS.what, SCRIPT_STANDS.fix)
      return undefined
    case 'element':
      replaceMdxNodes(node, complain)
      return onlyComponent(node) ?? node
    case 'text':
      return node
    default:
      return undefined
  }
}

function toElement(node: JsxElement, complain: Complain): Element | undefined {
  const place = spotOf(node, START)
  const name = node.name ?? ''
  if (!COMPONENT_TAGS.some((tag) => tag === name)) {
    const what = `<${name}> is not allowed in the text.`
    complain(place, 'unknown-component', what, allowedInstead(name))
    return undefined
  }
  replaceMdxNodes(node, complain)
  const written = readAttributes(node)
  if (written) complainOfAttributes(name, written, node, complain)
  else
    complain(
      place,
      'component-use',
      `<${name}> has a value in braces.`,
      'Write the value in quotes: id="7".',
    )
  // Replaced above.
  const children = node.children.filter(
    (child) => child.type === 'element' || child.type === 'text',
  )
  const properties = Object.fromEntries(written ?? [])
  return { type: 'element', tagName: name, properties, children, position: node.position }
}

function readAttributes(node: JsxElement): [string, string][] | undefined {
  const written: [string, string][] = []
  for (const attribute of node.attributes) {
    const value = attribute.type === 'mdxJsxAttribute' ? (attribute.value ?? '') : undefined
    if (attribute.type !== 'mdxJsxAttribute' || typeof value !== 'string') return undefined
    written.push([attribute.name, value])
  }
  return written
}

function complainOfAttributes(
  name: string,
  written: [string, string][],
  node: JsxElement,
  complain: Complain,
) {
  const place = spotOf(node, START)
  const isCard = name !== 'Tip'
  const ids = isCard ? written.filter(([key]) => key === 'id') : []
  const unknown = written.map(([key]) => key).filter((key) => !(isCard && key === 'id'))
  if (unknown.length > 0) {
    const what = `<${name}> does not take “${unknown.join(', ')}”.`
    complain(place, 'component-use', what, 'Remove it.')
  }
  if (isCard && (ids.length !== 1 || !/^[1-9][0-9]*$/.test(ids[0]?.[1] ?? ''))) {
    const what = `<${name}> needs the id of a document.`
    complain(place, 'component-use', what, `Write <${name} id="7" />.`)
  }
  if (isCard && node.children.length > 0) {
    complain(place, 'component-use', `<${name}> takes no text.`, `Write <${name} id="7" /> alone.`)
  }
  if (!isCard && node.children.length === 0) {
    complain(place, 'component-use', '<Tip> is empty.', 'Write <Tip>The tip.</Tip>')
  }
}

function allowedInstead(name: string): string {
  const near = suggest(name, COMPONENT_TAGS)
  if (near) return `Did you mean <${near}>?`
  return `Write Markdown, or one of: ${COMPONENT_TAGS.map((tag) => `<${tag}>`).join(', ')}.`
}

/** MDX wraps a component alone on its line in a paragraph; blocks must not be in one. */
function onlyComponent(node: Element): ElementContent | undefined {
  const [only, ...rest] = node.children.filter(
    (child) => child.type !== 'text' || child.value.trim() !== '',
  )
  const isAlone = only?.type === 'element' && isBlock(only.tagName) && rest.length === 0
  return node.tagName === 'p' && isAlone ? only : undefined
}
