/** The documents that the site starts with, and what tests read of them. */
import type { ReadDocument, Value } from '../../pipeline/content/document.ts'
import { readContent } from '../../pipeline/content/readContent.ts'
import { type BodyNode, plainText } from '../../src/content/body.ts'
import { sitePlace } from '../../pipeline/sitePlace.ts'

export const { documents, problems } = await readContent(sitePlace.content, new Date())

export const recipes = documents.filter(({ type }) => type.name === 'Recipe')
export const reviews = documents.filter(({ type }) => type.name === 'Review')
export const posts = documents.filter(({ type }) => type.name === 'Post')
export const site = documents.find(({ type }) => type.name === 'Site')

export function text(value: Value | undefined): string {
  if (typeof value !== 'string') throw new TypeError(`not a text: ${JSON.stringify(value)}`)
  return value
}

export function texts(value: Value | undefined): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
}

export function isGroup(value: unknown): value is Record<string, Value> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function groups(value: Value | undefined): Record<string, Value>[] {
  return Array.isArray(value) ? value.filter(isGroup) : []
}

function isBody(value: unknown): value is BodyNode[] {
  return Array.isArray(value) && value.every((node) => typeof node === 'string' || 'tag' in node)
}

export function bodyOf({ values }: ReadDocument): BodyNode[] {
  if (!isBody(values.content)) throw new TypeError('no body')
  return values.content
}

export function ingredientsOf({ values }: ReadDocument): string[] {
  return groups(values.ingredients).map((ingredient) => text(ingredient.text))
}

/** Every text of a document that a reader sees, in pieces. */
export function wordsOf({ placed }: ReadDocument): string[] {
  return placed.flatMap(({ value, rules }) => {
    if (rules.kind === 'text') return [text(value)]
    return rules.kind === 'mdx' && isBody(value) ? [plainText(value)] : []
  })
}

/** What is wrong with each document, behind the name of its file. */
export function wrong(
  among: ReadDocument[],
  mistakesOf: (document: ReadDocument) => (string | number)[],
): string[] {
  return among.flatMap((document) =>
    mistakesOf(document).map((mistake) => `${document.file}: ${mistake}`),
  )
}

/** The number itself when it is not in the range, both ends of which are. */
export function outside(
  least: number,
  most: number,
  value: Value | undefined,
): (string | number)[] {
  return typeof value === 'number' && value >= least && value <= most ? [] : [JSON.stringify(value)]
}

/** The options that fewer than `least` of the documents have as their category. */
export function tooFew(among: ReadDocument[], options: readonly string[], least: number): string[] {
  const has = (option: string) => among.filter(({ values }) => values.category === option)
  return options.filter((option) => has(option).length < least)
}

export function upTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1)
}
