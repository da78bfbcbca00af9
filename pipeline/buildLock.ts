import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { ExplainedError } from './failure.ts'
import { runningProcess } from './runningProcess.ts'
import { sitePlace } from './sitePlace.ts'

const LOCK = path.join(sitePlace.work, 'lock')
const RETRY_MS = 100
/** Longer than any build; see docs/decisions/build-lock.md. */
const TIMEOUT_MS = 10 * 60_000

interface LockOptions {
  /** Called once, with the process that holds the lock, when it has to be waited for. */
  onWait?: (pid: number) => void
  dir?: string
  timeoutMs?: number
}

/**
 * Does work that one process of a site may do at a time; the lock of a killed process is free.
 *
 * @throws ExplainedError when another process still holds it after ten minutes
 */
export async function withBuildLock<Result>(
  work: () => Promise<Result>,
  { onWait = () => {}, dir = LOCK, timeoutMs = TIMEOUT_MS }: LockOptions = {},
): Promise<Result> {
  const since = Date.now()
  const claim = path.join(dir, `${runningProcess(process.pid)} ${randomUUID()}`)
  await mkdir(dir, { recursive: true })
  try {
    let holder = await acquire(claim)
    if (holder !== undefined) onWait(holder)
    while (holder !== undefined) {
      if (Date.now() - since > timeoutMs) throw timedOut(holder, dir, timeoutMs)
      await setTimeout(RETRY_MS)
      holder = await acquire(claim)
    }
    return await work()
  } finally {
    await rm(claim, { force: true })
  }
}

function timedOut(holder: number, dir: string, timeoutMs: number): Error {
  const minutes = Math.round(timeoutMs / 60_000)
  const shown = path.relative(process.cwd(), dir)
  return new ExplainedError(
    `Process ${holder} has been building in this folder for more than ${minutes} minutes.  ` +
      `End it and build again; if it is no build, delete ${shown} first.`,
  )
}

/**
 * The lock belongs to who sees no other claim after writing its own. When each sees the other, all
 * but the first by name withdraw.
 *
 * @returns the process of another claim; undefined when the lock is acquired
 */
async function acquire(claim: string): Promise<number | undefined> {
  let others = await otherClaims(claim)
  if (others.length === 0) {
    await writeFile(claim, '')
    others = await otherClaims(claim)
  }
  const [other] = others
  if (other === undefined) return undefined
  if (other < path.basename(claim)) await rm(claim, { force: true })
  return Number.parseInt(other, 10)
}

/** The names of claims of running processes, in order; those of others are removed. */
async function otherClaims(claim: string): Promise<string[]> {
  const dir = path.dirname(claim)
  const names = (await readdir(dir)).filter((name) => name !== path.basename(claim))
  const ended = names.filter((name) => !isOfRunning(name))
  await Promise.all(ended.map((name) => rm(path.join(dir, name), { force: true })))
  return names.filter((name) => !ended.includes(name)).toSorted()
}

function isOfRunning(claim: string): boolean {
  return runningProcess(Number.parseInt(claim, 10)) === claim.slice(0, claim.lastIndexOf(' '))
}
