import { statSync } from 'node:fs'

/** What was read from files before, by their paths. */
export type Memory<T> = Map<string, { stamp: string; value: T }>

/** What was read from a file before, unless its time or size has changed since. */
export async function readOnce<T>(
  file: string,
  memory: Memory<T>,
  read: (file: string) => Promise<T>,
): Promise<T> {
  // Thousands at each save: five times as fast as to wait for each.
  const { mtimeMs, size } = statSync(file)
  const stamp = `${mtimeMs} ${size}`
  const known = memory.get(file)
  if (known?.stamp === stamp) return known.value
  const value = await read(file)
  memory.set(file, { stamp, value })
  return value
}
