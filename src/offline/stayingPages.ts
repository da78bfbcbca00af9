/** The pages that stay on the device because the visitor wants them there; run by pages. */
import { keepPage } from './keepPage.ts'
import { oneAtATime } from './oneAtATime.ts'
import { readFacts, writeStaying } from './pageRecord.ts'

/** How far it is. */
export interface Keeping {
  done: number
  total: number
  /** Why it does not go on: the network, or no room on the device. */
  problem?: 'network' | 'space'
}

let keeping: Keeping = { done: 0, total: 0 }
let wanted: readonly string[] = []
let working: Promise<void> | undefined
const listeners = new Set<() => void>()

/** How far the pages of the last call are kept, as React reads a store. */
export const keepingStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  read: () => keeping,
}

function say(next: Keeping) {
  keeping = next
  for (const listener of listeners) listener()
}

/**
 * Has these pages stay, and no others: those that are not kept yet are fetched one after the other.
 * What does not arrive is told in `keepingStore` and asked for at the next call.
 *
 * @param paths as `pagePath` writes them
 */
export async function keepStaying(paths: readonly string[]): Promise<void> {
  wanted = paths
  working ??= work().finally(() => (working = undefined))
  await working
}

async function work(): Promise<void> {
  let paths: readonly string[] | undefined
  // Another call while this one is under way replaces what is wanted.
  while (paths !== wanted) {
    paths = wanted
    try {
      await writeStaying(paths)
      await keepMissing(paths)
    } catch (error) {
      say({ ...keeping, problem: isFull(error) ? 'space' : 'network' })
    }
  }
}

async function keepMissing(paths: readonly string[]): Promise<void> {
  let done = 0
  say({ done, total: paths.length })
  for (const path of paths) {
    if (paths !== wanted) return
    await oneAtATime(path, async () => {
      const facts = await readFacts(path)
      if (!facts?.whole) await keepPage(path, { whole: true })
    })
    done += 1
    say({ done, total: paths.length })
  }
}

/** https://webidl.spec.whatwg.org/#quotaexceedederror */
function isFull(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError'
}
