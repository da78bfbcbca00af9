import { mostOf } from '../recipeLimits.ts'
import { cleanLine, comparableLetters } from '../text/cleanText.ts'
import { isStep, splitSteps, withoutNumber, withoutNumbers } from '../text/splitSteps.ts'
import { parseLooseJson } from '../text/looseJson.ts'
import { type Graph, resolveReference, typesOf, propertyOf } from './jsonLdGraph.ts'
import { isRecord } from '../../../src/shared/checkJson.ts'

interface Entry {
  text: string
  title?: string
  isHeading?: boolean
}

const MAX_STEP_DEPTH = 8

/** Reads schema.org instructions as steps and headings; headings end in a colon. */
export function readSteps(value: unknown, byId: Graph['byId']): string[] {
  const entries = flattenEntries(value, byId, 0)
  const isOne = entries.filter(({ isHeading }) => !isHeading).length === 1
  const split = entries.flatMap((entry) =>
    isOne && !entry.isHeading ? splitSteps(entry.text).map((text) => ({ text })) : [entry],
  )
  return putHeadings(split)
}

/** Turns titles into headings if most steps have one; otherwise prefixes the step. */
function putHeadings(entries: readonly Entry[]): string[] {
  const titles = new Set(entries.flatMap(({ title }) => title ?? []))
  const count = entries.filter(({ isHeading }) => !isHeading).length
  const asHeadings =
    titles.size * 2 >= count && entries.length + titles.size <= mostOf('instructions')
  const texts = withoutNumbers(entries.map(({ text }) => cleanLine(text)))
  return texts.flatMap((text, index) => {
    const { title, isHeading } = entries[index] ?? {}
    if (!isStep(text)) return []
    if (isHeading) return [toHeadingLine(text)]
    if (title === undefined) return [text]
    return asHeadings ? [toHeadingLine(title), text] : [`${title.replace(/[.:]$/, '')}: ${text}`]
  })
}

function toHeadingLine(name: string): string {
  return `${withoutNumber(cleanLine(name)).replace(/[\s:.]+$/, '')}:`
}

function flattenEntries(value: unknown, byId: Graph['byId'], depth: number): Entry[] {
  if (depth > MAX_STEP_DEPTH) return []
  const resolved = resolveReference(value, byId)
  if (typeof resolved === 'string') {
    // Some pages store the list as JSON text.
    const list = /^\s*[[{]/.test(resolved) ? parseLooseJson(resolved) : undefined
    return list === undefined ? [{ text: resolved }] : flattenEntries(list, byId, depth + 1)
  }
  if (Array.isArray(resolved))
    return resolved.flatMap((each) => flattenEntries(each, byId, depth + 1))
  return isRecord(resolved) ? entriesOfNode(resolved, byId, depth) : []
}

function entriesOfNode(node: Record<string, unknown>, byId: Graph['byId'], depth: number): Entry[] {
  const types = typesOf(node)
  const parts = propertyOf(node, 'itemListElement', 'steps', 'step', 'item', 'instructions')
  const text = joinStrings(
    propertyOf(node, 'text', 'description', '@value', 'instruction', 'content', 'body'),
  )
  const name = joinStrings(propertyOf(node, 'name', 'title', 'heading'))
  if (parts !== undefined && (text === '' || types.includes('howtosection'))) {
    const inner = flattenEntries(parts, byId, depth + 1)
    if (types.includes('howtostep'))
      return stepEntries(inner.map((part) => part.text).join(' '), name)
    const isNamed = name !== '' && inner.length > 0 && !PLAIN_NAME.test(cleanLine(name))
    return isNamed ? [{ text: name, isHeading: true }, ...inner] : inner
  }
  if (text !== '' || (name !== '' && !types.includes('howtosection')))
    return stepEntries(text, name)
  const numbered = Object.entries(node).filter(([key]) => /^\d+$/.test(key))
  return numbered.flatMap(([, each]) => flattenEntries(each, byId, depth + 1))
}

function stepEntries(text: string, name: string): Entry[] {
  if (text === '') return name === '' ? [] : [{ text: name }]
  return [{ text, ...stepTitle(name, text) }]
}

const PLAIN_NAME = /^(?:the )?(?:instructions?|directions?|method|preparation|steps?|recipe)[.:]?$/i

function joinStrings(value: unknown): string {
  return [value]
    .flat()
    .filter((each) => typeof each === 'string')
    .join('\n')
}

/** Returns no title for a name that only counts (`Step 2`) or repeats the start of its step. */
function stepTitle(name: string, text: string): { title?: string } {
  const title = withoutNumber(cleanLine(name))
    .replace(/[.…:]+$/, '')
    .trim()
  if (!/\p{L}/u.test(title) || /^\p{L}+ ?\d{1,2}$/u.test(title)) return {}
  const [whole, begins] = [comparableLetters(cleanLine(text)), comparableLetters(title)]
  const isRepeated = whole.startsWith(begins) || begins.startsWith(whole)
  return isRepeated ? {} : { title }
}
