import { parse } from 'yaml'
import { type DataNode, isNode } from './graph.ts'

/** What stands between two fences above a text. */
export interface FrontMatter {
  data: DataNode
  /** The text below it, in which empty lines keep the numbers of the lines. */
  body: string
  problem?: string
}

export function takeFrontMatter(source: string): FrontMatter {
  const text = source.replaceAll(/\r\n?/g, '\n').replace(/^\uFEFF/, '')
  const found = /^---[ \t]*\n([\s\S]*?)^---[ \t]*(?:\n|$)/m.exec(text)
  if (found?.index !== 0) return { data: {}, body: text }
  const [whole, yaml = ''] = found
  const body = whole.replaceAll(/[^\n]/g, '') + text.slice(whole.length)
  try {
    // The core schema keeps a day as text.
    const data: unknown = parse(yaml, { maxAliasCount: 20, schema: 'core' }) ?? {}
    if (isNode(data)) return { data, body }
  } catch {
    // Said below.
  }
  return { data: {}, body, problem: 'The front matter is no YAML, so it was left out.' }
}
