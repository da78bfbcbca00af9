import { paths } from '../addresses/paths.ts'
import { OFFLINE_PAGE } from '../addresses/offlineFiles.ts'
import { keepFiles } from './files.ts'
import { forgetOld } from './forgetOld.ts'
import { codeFiles, keepPage } from './keepPage.ts'
import { oneAtATime } from './oneAtATime.ts'
import { readFacts, readStaying } from './pageRecord.ts'

/** What a page says of itself to the worker when it is shown. */
export interface Visit {
  /** Its path, as `pagePath` writes it. */
  visited: string
  /** What it has loaded by now, without the worker: addresses of code, fonts and pictures. */
  loaded: string[]
  /** Whether the visitor saves data: then nothing is loaded that was not asked for. */
  savesData: boolean
}

export function isVisit(message: unknown): message is Visit {
  return typeof message === 'object' && message !== null && 'visited' in message
}

/** The pages that are there without the network though nobody has opened them. */
const ALWAYS = [OFFLINE_PAGE, paths.saved, paths.shoppingList]

/** For how long a page that stays is not asked for again, in milliseconds. */
const FRESH_FOR = 24 * 60 * 60 * 1000

/**
 * Keeps a page that was visited. Then, unless the visitor saves data, the rest of its code, and the
 * pages that stay as they are by now; and forgets what is old.
 */
export async function keepVisit({ visited, loaded, savesData }: Visit): Promise<void> {
  const code = await oneAtATime(visited, async () => {
    const whole = (await readStaying()).includes(visited)
    return keepPage(visited, { files: loaded, whole })
  })
  if (code !== null) {
    if (!savesData) await keepFiles(await codeFiles(code))
    await refreshStaying(code, savesData)
  }
  await forgetOld(Date.now(), ALWAYS)
}

/** @param code that the site has now */
async function refreshStaying(code: string, savesData: boolean): Promise<void> {
  const staying = await readStaying()
  for (const path of [...ALWAYS, ...staying]) {
    const kept = await readFacts(path)
    const isOld = kept !== null && (kept.code !== code || Date.now() - kept.at > FRESH_FOR)
    const isAsked = kept === null || (isOld && !savesData)
    // One that does not arrive stays as it was; so does one that the site no longer has.
    const keep = () => keepPage(path, { whole: staying.includes(path) })
    if (isAsked) await oneAtATime(path, keep).catch(() => {})
  }
}
