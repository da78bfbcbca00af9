import { parse } from 'yaml'
import { type DataNode, isNode } from './graph.ts'

/**
 * The metadata above a recipe in Cooklang, as YAML; or line by line, since its canonical tests have
 * keys and values without the blank that YAML wants between them: `cooking time    :30 mins`.
 *
 * @returns undefined when it is neither
 */
export function readFrontMatter(text: string): DataNode | undefined {
  if (text.trim() === '') return {}
  try {
    // As text, since a day would be read as a moment.
    const data: unknown = parse(text, { maxAliasCount: 20, schema: 'core' })
    if (isNode(data)) return data
  } catch {
    return undefined
  }
  return readLines(text)
}

function readLines(text: string): DataNode | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const pairs = lines.map((line) => /^([^:]+):(.*)$/.exec(line))
  if (pairs.includes(null)) return undefined
  return Object.fromEntries(pairs.map((pair) => [pair?.[1]?.trim(), pair?.[2]?.trim()]))
}
