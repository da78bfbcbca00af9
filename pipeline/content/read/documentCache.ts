import type { ContentType } from '../../../src/content/schema/documentType.ts'
import type { FieldRules } from '../../../src/content/schema/fields.ts'
import type { Cache } from '../../cache/cache.ts'
import { hashOf } from '../../cache/hashOf.ts'
import { hashCode } from '../../cache/hashCode.ts'
import { readDocument } from './readDocument.ts'

export async function readCached(cache: Cache, name: string, bytes: Buffer, type: ContentType) {
  const version = `${process.version} ${await hashCode()}`
  const key = `document-${hashOf([version, name, bytes])}`
  const { values, problems, ...stored } = await cache.of(key, () => {
    const read = readDocument(name, bytes, type)
    const placed = read.placed.map(({ rules: _rules, ...value }) => value)
    return { values: read.values, problems: read.problems, placed }
  })
  const placed = stored.placed.map((value) =>
    Object.assign(value, { rules: rulesAt(type, value.path) }),
  )
  return { file: name, type, values, placed, problems }
}

/** The rules at a path such as `ingredients[2].text`. */
function rulesAt({ fields }: ContentType, path: string): FieldRules {
  let rules: FieldRules | undefined = { kind: 'group', fields }
  for (const part of path.split(/\.|(?=\[)/)) {
    if (rules?.kind === 'list') rules = rules.of
    else rules = rules?.kind === 'group' ? rules.fields[part]?.rules : undefined
  }
  if (!rules) throw new Error(`There is no field ${path}.`)
  return rules
}
