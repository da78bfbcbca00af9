import type { DataNode } from './graph.ts'
import {
  childElements,
  classesOf,
  type Element,
  elementsIn,
  findIn,
  lineFrom,
  linesIn,
  textIn,
} from './pageTree.ts'

/** Reads microdata (https://html.spec.whatwg.org/multipage/microdata.html), RDFa Lite and microformats (https://microformats.org/wiki/h-recipe) as JSON-LD. */
export function microdataRecipes(root: Element): DataNode[] {
  const recipes: DataNode[] = []
  for (const element of elementsIn(root)) {
    if (/\brecipe$/i.test(typeOf(element)?.trim() ?? '')) recipes.push(readItem(element))
  }
  return recipes.length > 0 ? recipes : withoutItem(root)
}

/** Some pages do not mark where the recipe begins. */
function withoutItem(root: Element): DataNode[] {
  const { recipeIngredient, recipeInstructions, recipeYield } = readItem(root)
  if (recipeIngredient === undefined || recipeInstructions === undefined) return []
  return [{ '@type': 'Recipe', recipeIngredient, recipeInstructions, recipeYield }]
}

function typeOf(element: Element): string | undefined {
  const { itemtype, typeof: named } = element.attributes
  const isFormat = () => classesOf(element).some((name) => /^h-?recipe$/.test(name))
  return itemtype ?? named ?? (isFormat() ? 'Recipe' : undefined)
}

/** What microformats, of both versions, call the properties. */
const FORMAT_NAMES: readonly [pattern: RegExp, property: string][] = [
  [/^(?:p-name|fn)$/, 'name'],
  [/^(?:p-)?ingredient$/, 'recipeIngredient'],
  [/^(?:[ep]-)?instructions?$/, 'recipeInstructions'],
  [/^(?:p-)?yield$/, 'recipeYield'],
  [/^(?:p-)?summary$/, 'description'],
  [/^(?:u-)?photo$/, 'image'],
]

function propertiesOf(element: Element, isFormat: boolean): string[] {
  if (isFormat) {
    const classes = classesOf(element)
    return FORMAT_NAMES.flatMap(([pattern, property]) =>
      classes.some((name) => pattern.test(name)) ? [property] : [],
    )
  }
  const names = element.attributes.itemprop ?? element.attributes.property ?? ''
  return names
    .split(/\s+/)
    .map((name) => name.replace(/^.*[/:#]/, ''))
    .filter(Boolean)
}

function readItem(item: Element): DataNode {
  const { itemtype, typeof: named } = item.attributes
  const isFormat = (itemtype ?? named) === undefined && typeOf(item) !== undefined
  const node: DataNode = { '@type': typeOf(item)?.split(/[/#:]/).at(-1) }
  for (const [element, name] of propertiesIn(item, isFormat)) {
    const known = node[name]
    const value = valueOf(element, name)
    if (value === '') continue
    node[name] = known === undefined ? value : [known, value].flat()
  }
  return node
}

/** The properties of an item with their elements; those of items in it are theirs. */
function propertiesIn(item: Element, isFormat: boolean): [Element, string][] {
  const found: [Element, string][] = []
  const waiting = childElements(item).toReversed()
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    const names = propertiesOf(element, isFormat)
    for (const name of names) found.push([element, name])
    // Markup inside instructions is part of them.
    const isWhole = names.some((name) => WHOLE.test(name))
    if (typeOf(element) !== undefined || isWhole) continue
    for (const child of childElements(element).toReversed()) waiting.push(child)
  }
  return found
}

const WHOLE = /^(?:recipe)?(?:instructions|ingredients?)$/i

/** Attributes that hold the value of an element: https://html.spec.whatwg.org/#values */
const HELD_IN: Readonly<Record<string, string>> = {
  a: 'href',
  data: 'value',
  img: 'src',
  link: 'href',
  time: 'datetime',
}

function valueOf(element: Element, property: string): unknown {
  const { name, attributes } = element
  const isText = WHOLE.test(property) || property === 'name'
  if (typeOf(element) !== undefined && !isText) return readItem(element)
  const items = isText ? itemsIn(element) : []
  if (items.length > 1) return items
  if (property === 'recipeIngredient' && linesIn(element).length === 1) return lineFrom(element)
  if (isText && linesIn(element).length > 0) return linesIn(element).join('\n')
  const held = attributes.content ?? attributes[HELD_IN[name] ?? '']
  return held === undefined ? linesIn(element).join('\n') : held
}

function itemsIn(element: Element): string[] {
  const items = [...elementsIn(element)].filter(({ name }) => name === 'li')
  return items
    .filter((item) => !findIn(item, ({ name }) => name === 'li'))
    .map(textIn)
    .filter(Boolean)
}
