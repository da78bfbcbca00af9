import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import type { DocumentData } from './changeNode.ts'
import { expect, test } from 'vitest'
import { createRandom, type Random } from '../../tests/support/random.ts'
import { splitFrontMatter } from '../content/read/splitFrontMatter.ts'
import { dequal } from 'dequal/lite'
import { isRecord } from '../../src/shared/checkJson.ts'
import { spliceYaml } from './spliceYaml.ts'
import { sitePaths } from '../system/sitePaths.ts'
import { RECIPE } from '../../tests/support/sampleRecipe.ts'

function documents(): [string, string][] {
  const names = readdirSync(sitePaths.content, { recursive: true, encoding: 'utf8' })
  return names
    .filter((name) => /\.(yaml|mdx)$/.test(name))
    .map((name) => {
      const text = readFileSync(path.join(sitePaths.content, name), 'utf8')
      return [name, name.endsWith('.mdx') ? (splitFrontMatter(text)?.yaml ?? '') : text]
    })
}

/** YAML could parse these texts as something else. */
const TEXTS = [
  'plain',
  'with: colon',
  'with #hash',
  '- hyphen',
  '"quoted"',
  "it's",
  '12',
  'true',
  '',
  '@at',
  'two\nlines',
  'ends with newline\n',
  'back\\slash',
  'long '.repeat(60).trim(),
] as const

function mutate(value: unknown, random: Random): unknown {
  if (Array.isArray(value)) return mutateList(value, random)
  if (isRecord(value)) return mutateData(value, random)
  if (typeof value !== 'string') return random.pick([value, random.whole(0, 99), 4.5, true])
  const words = value.split(' ')
  words.splice(random.whole(0, words.length - 1), random.whole(0, 2), random.pick(['new', 'word:']))
  return random.pick([random.pick(TEXTS), words.join(' '), value.toUpperCase()])
}

function mutateList(list: unknown[], random: Random): unknown[] {
  const result = list.slice()
  const at = random.whole(0, result.length - 1)
  const entry = result[at]
  const ways = [
    () => result.splice(at, 1),
    () => result.splice(at, 0, mutate(entry, random)),
    () => result.splice(at, 1, mutate(entry, random)),
    () => result.splice(random.whole(0, result.length - 1), 0, ...result.splice(at, 1)),
    () => result.push(result.shift()),
    () => result.push(random.pick(TEXTS)),
  ] as const
  random.pick(ways)()
  return result
}

function mutateData(group: DocumentData, random: Random): DocumentData {
  const entries = Object.entries(group).flatMap(([name, value]): [string, unknown][] => {
    const chance = random.next()
    if (chance < 0.05) return []
    if (chance >= 0.4) return [[name, value]]
    const changed = mutate(value, random)
    return chance < 0.1
      ? [
          [`${name}Too`, changed],
          [name, value],
        ]
      : [[name, changed]]
  })
  return Object.fromEntries(entries)
}

/** Returns the lines of each top-level field by its name. */
function chunks(text: string): Map<string, string> {
  const found = text.split(/^(?=[\w-]+:)/m).map((chunk) => {
    const lines = chunk.split('\n')
    const end = lines.findLastIndex((line) => /^ |^[\w-]+:/.test(line))
    return [chunk.replace(/:[^]*/, ''), lines.slice(0, end + 1).join('\n')] as const
  })
  return new Map(found)
}

test.each([
  ['\n', 3],
  ['\r\n', 12],
])(
  'any change to any document is in the result, and what did not change is as it was (%j, each %dth)',
  (newline, every) => {
    const random = createRandom('splice')
    const some = documents().filter((_, index) => index % every === 0)
    for (const [name, source] of [...some, ['RECIPE', RECIPE] as const]) {
      const text = source.replaceAll('\n', newline)
      const before: DocumentData = parse(text)
      const after = mutateData(before, random)
      const result = spliceYaml(text, before, after)
      expect({ name, values: parse(result) }).toEqual({ name, values: after })
      expect(result.replaceAll(newline, '')).not.toMatch(/[\r\n]/)
      const now = chunks(result.replaceAll('\r\n', '\n'))
      const same = [...chunks(source)]
        .filter(([field]) => field in before)
        .filter(([field]) => dequal(before[field], after[field]))
      expect({ name, same: same.map(([field]) => [field, now.get(field)]) }).toEqual({ name, same })
    }
  },
)
