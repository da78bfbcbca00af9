import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pageType } from '../../../src/content/schema/page.ts'
import { type Kind, KINDS } from '../../../src/kinds/kinds.ts'
import type { Place, Problem } from '../report/problem.ts'

const REGISTRY = 'src/kinds/kinds.ts'

const OWN = { folder: 'folder', list: 'address', name: 'name' }
type Own = keyof typeof OWN
const OWN_FIELDS = ['folder', 'list', 'name'] as const satisfies Own[]

/** Refuses kinds that claim what another has, at their place in the registry. */
export function checkKinds(
  kinds: readonly Pick<Kind, Own>[] = KINDS,
  readRegistry = () => readFileSync(path.resolve(REGISTRY), 'utf8'),
): Problem[] {
  const standing = { name: pageType.name, folder: pageType.folder, list: '/' }
  return kinds.flatMap((kind, index) =>
    OWN_FIELDS.flatMap((field): Problem[] => {
      const earlier = kinds.slice(0, index)
      const owner = [standing, ...earlier].find((other) => other[field] === kind[field])
      if (!owner) return []
      const nth = earlier.filter((other) => other[field] === kind[field]).length
      const what = `The kind ${kind.name} claims the ${OWN[field]} “${kind[field]}”, which ${owner.name} has.`
      return [
        {
          file: REGISTRY,
          ...placeOf(readRegistry(), `${field}: '${kind[field]}'`, nth),
          rule: 'shared-folder',
          what,
          fix: `Give it a ${OWN[field]} of its own.`,
        },
      ]
    }),
  )
}

function placeOf(source: string, text: string, nth: number): Place {
  const before = source.split(text).slice(0, nth + 1)
  if (before.length <= nth) return { line: 1, column: 1 }
  const lines = before.join(text).split('\n')
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
}
