import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

class Killed extends Error {}

type Change = (...args: never[]) => unknown

/** Functions that change the disk, by the object that has them. */
const CHANGES = [
  [fs, ['renameSync', 'writeFileSync']],
  [fs.promises, ['rename', 'rm', 'mkdir', 'writeFile', 'link', 'truncate']],
] as const

/** Simulates a kill at the nth change of the disk, from 1; false if there are fewer changes. */
export async function killProcessAt(
  change: number,
  work: () => Promise<unknown>,
): Promise<boolean> {
  let count = 0
  const restore = replaceChanges((name, original, args) => {
    count += 1
    if (count < change) return Reflect.apply(original, fs, args)
    if (count === change && name.startsWith('writeFile')) writeHalf(args)
    throw new Killed(`Killed at change ${change}.`)
  })
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Killed)) throw error
  } finally {
    restore()
  }
  return count >= change
}

const { writeFileSync } = fs

function writeHalf([file, content]: unknown[]) {
  const bytes = content instanceof Uint8Array ? content : Buffer.from(String(content))
  writeFileSync(String(file), bytes.subarray(0, bytes.length / 2))
}

function replaceChanges(between: (name: string, original: Change, args: unknown[]) => unknown) {
  const restores = CHANGES.flatMap(([owner, names]) =>
    names.map((name) => {
      const original: Change = Reflect.get(owner, name)
      Reflect.set(owner, name, (...args: unknown[]) => between(name, original, args))
      return () => Reflect.set(owner, name, original)
    }),
  )
  syncBuiltinESMExports()
  return () => {
    for (const restore of restores) restore()
    syncBuiltinESMExports()
  }
}
