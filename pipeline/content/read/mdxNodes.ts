import type { Element, ElementContent, Root as HastRoot, RootContent } from 'hast'
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx'
import { COMPONENT_TAGS } from '../../../src/content/body.ts'
import { isBlock } from '../check/checkMdx.ts'
import { quote, spotOf, START, type Complain, type Mistake, type Place } from '../report/problem.ts'
import { SCRIPT_STANDS } from './structureLimits.ts'
import { KINDS } from '../../../src/kinds/kinds.ts'
import { looseReference, suggest } from '../check/suggest.ts'

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
  parent.children = [...parent.children].flatMap((child) => replaceNode(child, complain) ?? [])
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
      return complain(place, 'mdx-expression', EXPRESSION, 'Write a literal “{” as “\\{”.')
    case 'mdxjsEsm':
      return complain(place, SCRIPT_STANDS.rule, SCRIPT_STANDS.what, SCRIPT_STANDS.fix)
    case 'element':
      replaceMdxNodes(node, complain)
      return onlyComponent(node) ?? node
    case 'text':
      return node
    default:
      return undefined
  }
}

const EXPRESSION = 'An expression in braces stands in the text.'

function toElement(node: JsxElement, complain: Complain): Element | undefined {
  const place = spotOf(node, START)
  const name = node.name ?? ''
  if (!COMPONENT_TAGS.some((tag) => tag === name)) return complainOfTag(name, place, complain)
  replaceMdxNodes(node, complain)
  const written = readAttributes(node)
  const mistakes = written
    ? misuses(name, written, node.children.length > 0)
    : [{ what: 'has a value in braces.', fix: 'Write the value in quotes: id="7".' }]
  for (const { what, fix } of mistakes) complain(place, 'component-use', `<${name}> ${what}`, fix)
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

/** The card that `reviews/7`, `#7` or `07` may mean. */
function cardMeant(name: string, id: string): string {
  const meant = looseReference(id)
  if (!meant) return 'Write the number at the end of the address of its page, as in id="7".'
  const kind = KINDS.find(({ folder }) => folder === meant.folder)
  return `Write ${exampleOf(kind && 'card' in kind ? kind.card : name, meant.number)}.`
}

export function exampleOf(name: string, id = '7'): string {
  return name === 'Tip' ? '<Tip>The tip.</Tip>' : `<${name} id="${id}" />`
}

/** What is wrong with the attributes and the text of a component, behind its name. */
function misuses(name: string, written: [string, string][], hasText: boolean): Mistake[] {
  const isCard = name !== 'Tip'
  const ids = written.filter(([key]) => isCard && key === 'id')
  const unknown = written.map(([key]) => key).filter((key) => !(isCard && key === 'id'))
  const [, id = ''] = ids.length === 1 ? (ids[0] ?? []) : []
  const isNumber = /^[1-9][0-9]*$/.test(id)
  const card = `Write ${exampleOf(name)}`
  const mistakes: [isMade: boolean, what: string, fix: string][] = [
    [unknown.length > 0, `does not take “${unknown.join(', ')}”.`, 'Remove it.'],
    [isCard && id === '', 'needs the id of a document.', `${card}.`],
    [
      isCard && id !== '' && !isNumber,
      `needs the number of a document as its id, which ${quote(id)} is not.`,
      cardMeant(name, id),
    ],
    [isCard && hasText, 'takes no text.', `${card} alone.`],
    [!isCard && !hasText, 'is empty.', card],
  ]
  return mistakes.flatMap(([isMade, what, fix]) => (isMade ? [{ what, fix }] : []))
}

/** What Markdown offers for tags of HTML. */
const IN_MARKDOWN: ReadonlyMap<string, string> = new Map([
  ['br', 'Write “\\” in its place, and go on in a new line.'],
  ['img', 'Write ![what it shows](photo.jpg) on a line of its own in its place.'],
  ['a', 'Write [words](/recipes/7) in its place.'],
  ['b', 'Write **words** in its place.'],
  ['strong', 'Write **words** in its place.'],
  ['i', 'Write *words* in its place.'],
  ['em', 'Write *words* in its place.'],
])

export function complainOfTag(name: string, place: Place, complain: Complain): undefined {
  return complain(
    place,
    'unknown-component',
    `<${name}> is not allowed in the text.`,
    instead(name),
  )
}

function instead(name: string): string {
  const markdown = IN_MARKDOWN.get(name.toLowerCase())
  if (markdown) return markdown
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
