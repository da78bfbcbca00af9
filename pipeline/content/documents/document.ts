import type { BodyElement, BodyNode } from '../../../src/content/body.ts'
import type { ContentType } from '../../../src/content/schema/documentType.ts'
import type { FieldRules } from '../../../src/content/schema/fields.ts'
import { siteType } from '../../../src/content/schema/site.ts'
import { isRecord } from '../../../src/shared/checkJson.ts'
import { ofSeverity, type SourcePlace, type ContentProblem } from '../../problems/problem.ts'

/** A value that the rules of its field allow. */
export type Value = string | number | boolean | BodyNode[] | Value[] | { [name: string]: Value }

export type Values = Record<string, Value>

export function isGroup(value: unknown): value is Values {
  return isRecord(value) && !('tag' in value)
}

export type BodyPlaces = Map<BodyElement, SourcePlace>

export interface PlacedValue {
  path: string
  value: Value
  rules: FieldRules
  place: SourcePlace
  places?: BodyPlaces
}

export interface ReadDocument {
  file: string
  type: ContentType
  values: Values
  placed: PlacedValue[]
  problems: ContentProblem[]
}

/** Whether a document has no errors; only then are warnings looked for. */
export function isSound({ problems }: Pick<ReadDocument, 'problems'>): boolean {
  return ofSeverity('error', problems).length === 0
}

export function siteOf(documents: readonly ReadDocument[]): ReadDocument | undefined {
  return documents.find(({ type }) => type === siteType)
}
