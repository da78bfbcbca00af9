import { isAlias, type Node } from 'yaml'
import type { CheckContext, FilledSpot } from './checkScalar.ts'
import { plainCharacters } from './plainCharacters.ts'
import { placeAt } from './structureLimits.ts'
import { yamlText } from './yamlText.ts'

/** What gives a value another meaning to YAML than its text. */
export function signOf(node: Node): '*' | '&' | '!' | undefined {
  if (isAlias(node)) return '*'
  if (node.anchor !== undefined) return '&'
  return node.tag === undefined ? undefined : '!'
}

/** Tells of such a sign, which is also the first of `&frac12;`. */
export function complainOfSign(
  sign: string,
  { path, node, place }: FilledSpot,
  { complain, source }: CheckContext,
): undefined {
  const start = source.lastIndexOf(sign, node.range?.[0])
  const [written = ''] = source.slice(start).split('\n')
  const meant = plainCharacters(written)
  if (meant !== written) {
    const [entity = ''] = written.split(/(?<=;)/)
    const fix = `Write: ${yamlText(meant)}`
    return complain(placeAt(source, start), 'yaml-sign', `“${entity}” is a sign of web pages.`, fix)
  }
  const what = `“${path}” begins with “${sign}”, which YAML reads as a sign of its own.`
  return complain(place, 'yaml-sign', what, 'Put the text in quotes, or leave the sign out.')
}
