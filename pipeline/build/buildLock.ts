import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { ExplainedError } from '../system/explainFailure.ts'
import { isErrno } from '../system/isErrno.ts'
import { sitePaths } from '../system/sitePaths.ts'

const LOCK = path.join(sitePaths.work, 'build.lock')
const RETRY_MS = 100
/** Longer than any build; see docs/decisions/build-lock.md. */
const TIMEOUT_MS = 10 * 60_000

/**
 * Runs work that only one process of a site may do at a time; a killed process frees its lock.
 *
 * @throws ExplainedError when another process still holds it after ten minutes
 */
export async function withBuildLock<Result>(
  work: () => Promise<Result>,
  { file = LOCK, timeoutMs = TIMEOUT_MS } = {},
): Promise<Result> {
  const since = Date.now()
  mkdirSync(path.dirname(file), { recursive: true })
  let holder = acquire(file)
  if (holder !== undefined)
    console.log(
      `Another build is at work in this folder (process ${holder}); waiting for it to end.`,
    )
  while (holder !== undefined) {
    if (Date.now() - since > timeoutMs) throw timedOut(holder, file, timeoutMs)
    await setTimeout(RETRY_MS)
    holder = acquire(file)
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

function timedOut(holder: number, file: string, timeoutMs: number): Error {
  const minutes = Math.round(timeoutMs / 60_000)
  return new ExplainedError(
    `Process ${holder} has been building in this folder for more than ${minutes} minutes.  ` +
      `End it and build again; if it is no build, delete ${path.relative('.', file)} first.`,
  )
}

/** @returns the running process that holds the lock; undefined when it is acquired */
function acquire(file: string): number | undefined {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return undefined
  } catch (error) {
    if (!isErrno(error, 'EEXIST')) {
      // A full disk leaves an empty lock.
      rmSync(file, { force: true })
      throw error
    }
  }
  try {
    const holder = Number(readFileSync(file, 'utf8'))
    // A process that was killed before it wrote its id leaves an empty lock.
    if (holder >= 1 && isProcessRunning(holder)) return holder
    rmSync(file, { force: true })
  } catch (error) {
    // The holder has released the lock meanwhile.
    if (!isErrno(error, 'ENOENT')) throw error
  }
  return acquire(file)
}

function isProcessRunning(pid: number): boolean {
  try {
    // Signal 0 tests whether the process exists.
    return process.kill(pid, 0)
  } catch (error) {
    return !isErrno(error, 'ESRCH')
  }
}
