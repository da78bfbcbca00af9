import { isRecord } from './isRecord.ts'

/** The fields of a value that came out of a storage or a file; none of what is no object. */
export function readFields(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {}
}

export function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string')
}
