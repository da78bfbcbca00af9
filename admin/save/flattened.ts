import { isRecord } from '../../src/shared/checkJson.ts'

/** Flattens values as the editor does: `ingredients.0.text`. */
export function flattened(name: string, value: unknown): [string, unknown][] {
  const inner = Array.isArray(value) || isRecord(value) ? Object.entries(value) : []
  if (inner.length === 0) return [[name, value]]
  return inner.flatMap(([key, each]) => flattened(name ? `${name}.${key}` : key, each))
}
