import type { BodyNode } from '../../../src/content/body.ts'
import type { ContentType } from '../../../src/content/schema/documentType.ts'
import type { FieldRules } from '../../../src/content/schema/fields.ts'
import type { Places } from '../compile/compileMdx.ts'
import type { Place, Problem } from '../report/problem.ts'

/** A checked value: what the rules let through, and nothing else. */
export type Value = string | number | boolean | BodyNode[] | Value[] | { [name: string]: Value }

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

export interface PlacedValue {
  path: string
  value: Value
  rules: FieldRules
  place: Place
  places?: Places
}

/** One file, read and checked against its document type. */
export interface ReadDocument {
  /** Path from the project's root, with forward slashes. */
  file: string
  type: ContentType
  values: Record<string, Value>
  placed: PlacedValue[]
  problems: Problem[]
}
