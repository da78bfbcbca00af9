import type { Element, ElementContent, Root as HastRoot, RootContent } from 'hast'
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx'
import { COMPONENT_TAGS, SERVICE_SUBJECTS } from '../../../src/content/body.ts'
import { isBlockTag } from './checkMdx.ts'
import type { Report, MistakeText, SourcePlace } from '../../problems/problem.ts'
import { quote, placeOfNode, FILE_START } from '../../problems/problem.ts'
import { SCRIPT_STANDS } from '../text/structureLimits.ts'
import { KINDS } from '../../../src/kinds/kinds.ts'
import { looseReference, suggestWord } from '../../problems/suggestWord.ts'

export const MDX_NODES = [
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxjsEsm',
] as const

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast
type Parent = HastRoot | Element | JsxElement

/** Turns allowed components into plain elements, in place; reports everything else. */
export function replaceMdxNodes(parent: Parent, report: Report): void {
  parent.children = [...parent.children].flatMap((child) => replaceNode(child, report) ?? [])
}

function replaceNode(node: RootContent | ElementContent, report: Report) {
  const place = placeOfNode(node, FILE_START)
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return toHtmlElement(node, report)
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return report(place, 'mdx-expression', EXPRESSION, 'Write a literal “{” as “\\{”.')
    case 'mdxjsEsm':
      return report(place, ...SCRIPT_STANDS)
    case 'element':
      replaceMdxNodes(node, report)
      return onlyComponent(node) ?? node
    case 'text':
      return node
    default:
      return undefined
  }
}

const EXPRESSION = 'An expression in braces stands in the text.'

function toHtmlElement(node: JsxElement, report: Report): Element | undefined {
  const place = placeOfNode(node, FILE_START)
  const name = node.name ?? ''
  if (!COMPONENT_TAGS.some((tag) => tag === name)) return reportTag(name, place, report)
  replaceMdxNodes(node, report)
  const written = readAttributes(node)
  const fixBraces = name === 'Services' ? servicesFix('') : inMarks(node)
  const mistakes = written
    ? misuses(name, written, node.children.length > 0)
    : [{ what: 'has a value in braces.', fix: fixBraces }]
  for (const { what, fix } of mistakes) report(place, 'component-use', `<${name}> ${what}`, fix)
  // There are no others, which the types do not know.
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

function inMarks({ attributes }: JsxElement): string {
  const [first] = attributes
  const value = first?.type === 'mdxJsxAttribute' ? first.value : undefined
  const [number] = (typeof value === 'object' && /^\d+$/.exec(value?.value ?? '')) || []
  return number === undefined ? NUMBER_FIX : `Write the value in quotes: id="${number}".`
}

export const NUMBER_FIX = 'Write the number at the end of the address of its page, as in id="7".'

/** The card that `reviews/7`, `#7` or `07` may mean. */
export function guessCard(name: string, id: string): string | undefined {
  const meant = looseReference(id)
  const kind = KINDS.find(({ folder }) => folder === meant?.folder)
  return meant && `<${kind && 'card' in kind ? kind.card : name} id="${meant.number}" />`
}

/** @param written what may hold a subject with a slip in it */
export function servicesFix(written: string): string {
  const near = suggestWord(/about\W*([\w-]+)/.exec(written)?.[1] ?? '', SERVICE_SUBJECTS)
  return near
    ? `Write <Services about="${near}" />.`
    : `Write <Services about="ads" />, or another subject: ${SERVICE_SUBJECTS.join(', ')}.`
}

function misuses(name: string, written: [string, string][], hasText: boolean): MistakeText[] {
  if (name === 'Services') {
    const [[key = '', value = ''] = [], ...others] = written
    const isSubject = key === 'about' && SERVICE_SUBJECTS.some((subject) => subject === value)
    if (isSubject && others.length === 0 && !hasText) return []
    return [{ what: 'needs a subject, and nothing else.', fix: servicesFix(`${key} ${value}`) }]
  }
  const isCard = name !== 'Tip'
  const ids = written.filter(([key]) => isCard && key === 'id')
  const others = written.filter((attribute) => !ids.includes(attribute))
  // A value under a wrong name: `recipe="36"`, `ID="36"`, `text="A tip."`.
  const [[, moved = ''] = [], ...doubtful] = others.filter(
    ([, value]) => ids.length === 0 && !hasText && (!isCard || looseReference(value)),
  )
  const isMoved = moved !== '' && doubtful.length === 0
  const [[, id = ''] = []] = ids
  const card = guessCard(name, isMoved ? moved : id)
  const cardFix = card ? `Write ${card}.` : NUMBER_FIX
  const whole = isCard ? cardFix : `Write <Tip>${moved}</Tip>.`
  const unknown = others.map(([key]) => key).join(', ')
  const mistakes: MistakeText[] = []
  const add = (what: string, fix: string) => mistakes.push({ what, fix })
  if (unknown !== '') add(`does not take “${unknown}”.`, isMoved ? whole : 'Remove it.')
  if (ids.length > 1) add('has more than one id.', 'Keep the right one.')
  if (isCard && id === '' && !isMoved) add('needs the id of a document.', cardFix)
  if (id !== '' && !/^[1-9][0-9]*$/.test(id))
    add(`needs the number of a document as its id, which ${quote(id)} is not.`, cardFix)
  if (isCard && hasText) add('takes no text.', card ? `Write ${card} alone.` : cardFix)
  if (!isCard && !hasText && !isMoved) add('is empty.', 'Write <Tip>The tip.</Tip>')
  return mistakes
}

const IN_MARKDOWN: ReadonlyMap<string, string> = new Map([
  ['br', 'Write “\\” in its place, and go on in a new line.'],
  ['img', 'Write ![what it shows](photo.jpg) on a line of its own in its place.'],
  ['a', 'Write [words](/recipes/7) in its place.'],
  ['b', 'Write **words** in its place.'],
  ['strong', 'Write **words** in its place.'],
  ['i', 'Write *words* in its place.'],
  ['em', 'Write *words* in its place.'],
])

export function reportTag(name: string, place: SourcePlace, report: Report): undefined {
  return report(place, 'unknown-component', `<${name}> is not allowed in the text.`, instead(name))
}

function instead(name: string): string {
  const markdown = IN_MARKDOWN.get(name.toLowerCase())
  if (markdown) return markdown
  const near = guessComponent(name)
  if (near) return `Did you mean <${near}>?`
  return `Write Markdown, or one of: ${COMPONENT_TAGS.map((tag) => `<${tag}>`).join(', ')}.`
}

/** Components by their names, and by names such as `<ReviewCard>` and `<Product>`. */
const COMPONENTS_CALLED: ReadonlyMap<string, string | undefined> = new Map([
  ...COMPONENT_TAGS.map((tag) => [tag, tag] as const),
  ...KINDS.flatMap((kind) => {
    const card = 'card' in kind ? kind.card : undefined
    const names = card ? [kind.name, card.replace('Card', '')] : []
    return [...names, `${kind.name}Card`].map((name) => [name, card] as const)
  }),
])

export function guessComponent(name: string): string | undefined {
  return COMPONENTS_CALLED.get(suggestWord(name, [...COMPONENTS_CALLED.keys()]) ?? '')
}

/** MDX wraps a component alone on its line in a paragraph; blocks must not be in one. */
function onlyComponent(node: Element): ElementContent | undefined {
  const [only, ...rest] = node.children.filter(
    (child) => child.type !== 'text' || child.value.trim() !== '',
  )
  const isAlone = only?.type === 'element' && isBlockTag(only.tagName) && rest.length === 0
  return node.tagName === 'p' && isAlone ? only : undefined
}
