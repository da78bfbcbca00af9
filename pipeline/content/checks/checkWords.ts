import { english } from '../../../languages/en/index.ts'
import { wordsType } from '../../../src/content/schema/words.ts'
import { compileMessage } from '../../words/compileMessage.ts'
import type { ReadDocument } from '../documents/document.ts'
import { quote, type Report } from '../../problems/problem.ts'

const CATALOGUE: Readonly<Record<string, Readonly<Record<string, string>>>> = english

/** A site’s own message must have the parameters of the one that it replaces. */
export function checkWords(document: ReadDocument, report: Report) {
  if (document.type !== wordsType) return
  for (const { path, value, place } of document.placed) {
    const [part = '', name = ''] = path.split('.')
    const message = CATALOGUE[part]?.[name]
    if (message === undefined || typeof value !== 'string') continue
    const mistake = findMistake(value, message)
    if (mistake) report(place, 'wrong-message', ...mistake)
  }
}

function findMistake(own: string, message: string): [what: string, fix: string] | undefined {
  const names = parameterNames(message)
  let ownNames: string[]
  try {
    ownNames = parameterNames(own)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const fix = `Write braces and tags as in ${quote(message)}.`
    return [`${quote(own)} cannot be read: ${error.message}.`, fix]
  }
  const unknown = ownNames.find((name) => !names.includes(name))
  if (unknown !== undefined) {
    return [`Nothing is known of “${unknown}” here.`, `Use only ${listNames(names)}.`]
  }
  const missing = names.find((name) => !ownNames.includes(name))
  if (missing === undefined) return undefined
  return [`“${missing}” is missing.`, `Write it as in ${quote(message)}.`]
}

function listNames(names: readonly string[]): string {
  return names.length > 0 ? names.map((name) => `“${name}”`).join(' and ') : 'plain words'
}

function parameterNames(message: string): string[] {
  return [...compileMessage(message).parameters.keys()]
}
