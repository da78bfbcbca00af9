/** Keeps pages for offline reading; runs in pages, not in the worker. */
import { withBase } from '../addresses/base.ts'
import { ALL_RECIPES, type AllRecipes } from '../addresses/offlineFiles.ts'
import { liveValue } from '../shared/liveValue.ts'
import { fetchFile } from '../shared/loadErrors.ts'
import { cachePage } from './cachePage.ts'
import { readFacts, writePinned } from './pageRecord.ts'

export interface PinProgress {
  done: number
  total: number
  problem?: 'network' | 'space'
}

/** Loads the list of pages for “Keep all recipes”. @throws if the file fails to load */
export async function fetchAllRecipes(): Promise<AllRecipes> {
  return (await fetchFile(withBase(ALL_RECIPES))).json()
}

let wantedPaths: readonly string[] = []
let pinning: Promise<void> | undefined

export const pinProgress = liveValue<PinProgress>({ done: 0, total: 0 })

/** Pins exactly these pages; `pinProgress` reports failures, and the next call retries them. */
export async function pinPages(paths: readonly string[]): Promise<void> {
  wantedPaths = paths
  pinning ??= pinWantedPaths().finally(() => (pinning = undefined))
  await pinning
}

async function pinWantedPaths(): Promise<void> {
  let paths: readonly string[] | undefined
  // Another call may have replaced the wanted paths meanwhile.
  while (paths !== wantedPaths) {
    paths = wantedPaths
    try {
      await writePinned(paths)
      await keepMissing(paths)
    } catch (error) {
      // https://webidl.spec.whatwg.org/#quotaexceedederror
      const isFull = error instanceof Error && error.name === 'QuotaExceededError'
      pinProgress.set({ ...pinProgress.read(), problem: isFull ? 'space' : 'network' })
    }
  }
}

async function keepMissing(paths: readonly string[]): Promise<void> {
  pinProgress.set({ done: 0, total: paths.length })
  for (const [index, path] of paths.entries()) {
    if (paths !== wantedPaths) return
    if (!(await readFacts(path))?.whole) await cachePage(path)
    pinProgress.set({ done: index + 1, total: paths.length })
  }
}
