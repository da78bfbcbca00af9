import { randomUUID } from 'node:crypto'
import { link, mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { ExplainedError } from './failure.ts'
import { runningProcess } from './runningProcess.ts'
import { sitePlace } from './sitePlace.ts'
import { isErrno } from './isErrno.ts'

/** The lock of a site, see sitePlace.ts. */
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
 * Does work that only one process of a project may do at a time: building, or compiling the content.
 * A process that was killed does not keep the lock.
 *
 * @throws ExplainedError when another process still holds it after ten minutes
 */
export async function withBuildLock<Result>(
  work: () => Promise<Result>,
  { onWait = () => {}, dir = LOCK, timeoutMs = TIMEOUT_MS }: LockOptions = {},
): Promise<Result> {
  const since = Date.now()
  let hasWaited = false
  let attempt = await acquire(dir)
  while ('holder' in attempt) {
    if (!hasWaited) onWait(attempt.holder)
    hasWaited = true
    if (Date.now() - since > timeoutMs) throw timedOut(attempt.holder, dir, timeoutMs)
    await setTimeout(RETRY_MS)
    attempt = await acquire(dir)
  }
  try {
    return await work()
  } finally {
    await truncate(attempt.file)
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
 * The lock is a numbered file that names its holder. It is free when the file is empty or its holder
 * has ended; then the next number can be taken. The last file is never deleted: so two processes that
 * find the lock free at the same time want the same number, and the file system gives it to one.
 */
async function acquire(dir: string): Promise<{ file: string } | { holder: number }> {
  await mkdir(dir, { recursive: true })
  const last = await lastNumber(dir)
  const holder = await holderOf(path.join(dir, String(last)))
  if (holder !== undefined) return { holder }
  const file = path.join(dir, String(last + 1))
  if (!(await createHeld(file))) return acquire(dir)
  // A slow process may have taken a number that others have passed meanwhile.
  if ((await lastNumber(dir)) !== last + 1) {
    await rm(file, { force: true })
    return acquire(dir)
  }
  await removeBefore(dir, last + 1)
  return { file }
}

async function lastNumber(dir: string): Promise<number> {
  const names = (await readdir(dir)).filter((name) => /^\d+$/.test(name))
  return Math.max(0, ...names.map(Number))
}

/** The number of the process that holds the lock, as long as it runs. */
async function holderOf(file: string): Promise<number | undefined> {
  const holder = await readFile(file, 'utf8').catch(() => '')
  const pid = Number.parseInt(holder, 10)
  return holder !== '' && runningProcess(pid) === holder ? pid : undefined
}

/** Creates the file with what it holds in one step; false when another process was first. */
async function createHeld(file: string): Promise<boolean> {
  const temporary = `${file}-${randomUUID()}`
  try {
    await writeFile(temporary, runningProcess(process.pid) ?? '')
    await link(temporary, file)
    return true
  } catch (error) {
    // Another was first, or so much faster that it has removed this number already.
    if (isErrno(error, 'EEXIST', 'ENOENT')) return false
    throw error
  } finally {
    await rm(temporary, { force: true })
  }
}

async function removeBefore(dir: string, number: number): Promise<void> {
  const names = await readdir(dir)
  // Also the temporary files of processes that were killed while they acquired the lock.
  const old = names.filter((name) => Number.parseInt(name, 10) < number)
  await Promise.all(old.map((name) => rm(path.join(dir, name), { force: true })))
}
