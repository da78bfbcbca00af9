import type { DataNode } from './jsonLdGraph.ts'
import {
  childElements,
  type HtmlElement,
  allElements,
  type HtmlHolder,
  lineFrom,
  elementLines,
  type HtmlPage,
  textsOf,
} from './pageTree.ts'

/** Reads microdata (https://html.spec.whatwg.org/multipage/microdata.html) and RDFa Lite. */
export function microdataRecipes(root: HtmlPage): DataNode[] {
  const recipes = allElements(root)
    .filter((element) => /\brecipe$/i.test(typeOf(element)?.trim() ?? ''))
    .map(readMicrodataItem)
  return recipes.length > 0 ? recipes : withoutItem(root)
}

/** Reads pages that do not mark the recipe's root element. */
function withoutItem(root: HtmlPage): DataNode[] {
  const { recipeIngredient, recipeInstructions, recipeYield } = readMicrodataItem(root)
  if (recipeIngredient === undefined || recipeInstructions === undefined) return []
  return [{ '@type': 'Recipe', recipeIngredient, recipeInstructions, recipeYield }]
}

function typeOf(item: HtmlHolder): string | undefined {
  return 'attribs' in item ? (item.attribs.itemtype ?? item.attribs.typeof) : undefined
}

/** Returns `name` for `name`, `schema:name` and `http://schema.org/name`. */
function propertiesOf({ attribs }: HtmlElement): string[] {
  return (attribs.itemprop ?? attribs.property ?? '').match(/[^\s/:#]+(?=\s|$)/g) ?? []
}

function readMicrodataItem(item: HtmlHolder): DataNode {
  const node: DataNode = { '@type': typeOf(item) }
  for (const [element, name] of propertiesIn(item)) {
    const existing = node[name]
    const value = elementValue(element, name)
    if (value === '') continue
    node[name] = existing === undefined ? value : [existing, value].flat()
  }
  return node
}

function propertiesIn(item: HtmlHolder): [HtmlElement, string][] {
  const properties: [HtmlElement, string][] = []
  const queue = childElements(item).toReversed()
  for (let element = queue.pop(); element; element = queue.pop()) {
    const names = propertiesOf(element)
    for (const name of names) properties.push([element, name])
    // Markup inside instructions belongs to them.
    const isWhole = names.some((name) => WHOLE.test(name))
    if (typeOf(element) !== undefined || isWhole) continue
    for (const child of childElements(element).toReversed()) queue.push(child)
  }
  return properties
}

const WHOLE = /^(?:recipe)?(?:instructions|ingredients?)$/i

function elementValue(element: HtmlElement, property: string): unknown {
  const { content, datetime, href, src, value } = element.attribs
  const isText = WHOLE.test(property) || property === 'name'
  if (typeOf(element) !== undefined && !isText) return readMicrodataItem(element)
  const items = isText ? textsOf(element, ({ name }) => name === 'li') : []
  if (items.length > 1) return items
  const lines = elementLines(element)
  if (property === 'recipeIngredient' && lines.length === 1) return lineFrom(element)
  const attribute = content ?? datetime ?? href ?? src ?? value
  return attribute === undefined || (isText && lines.length > 0) ? lines.join('\n') : attribute
}
