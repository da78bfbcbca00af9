import { OWN_FIELDS } from '../../content/documents/ownFields.ts'
import { parseLooseJson } from '../text/looseJson.ts'
import type { DataNode } from './graph.ts'
import { isRecord } from '../../../src/shared/checkJson.ts'

/** Reads the own fields in an export of this site: an object, or one as JSON. */
export function readOwnFields(value: unknown): DataNode {
  const node = typeof value === 'string' ? parseLooseJson(value) : value
  if (!isRecord(node)) return {}
  return Object.fromEntries(Object.entries(node).filter(([name]) => OWN_FIELDS.includes(name)))
}
