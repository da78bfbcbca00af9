import { randomUUID } from 'node:crypto'
import { link, mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { ExplainedError } from '../failure.ts'
import { sitePlace } from '../sitePlace.ts'
import { runningProcess } from './runningProcess.ts'

/** Where those that work in this project's folder take their turns. */
const TURNS = path.join(sitePlace.work, 'turns')
const LOOK_AGAIN_MS = 100
/** Longer than any build; see docs/decisions/building.md. */
const PATIENCE_MS = 10 * 60_000

interface InTurnOptions {
  /** Told once, when another has to end first. */
  onWait?: (pid: number) => void
  dir?: string
  patienceMs?: number
}

/**
 * Does work that only one process of a project may do at a time: building, or compiling the content.
 * A process that was killed holds nobody up.
 *
 * @throws ExplainedError when another is still at work after ten minutes
 */
export async function inTurn<Result>(
  work: () => Promise<Result>,
  { onWait = () => {}, dir = TURNS, patienceMs = PATIENCE_MS }: InTurnOptions = {},
): Promise<Result> {
  const since = Date.now()
  let told = false
  let turn = await takeTurn(dir)
  while ('holder' in turn) {
    if (!told) onWait(turn.holder)
    told = true
    if (Date.now() - since > patienceMs) throw tooLong(turn.holder, dir, patienceMs)
    await setTimeout(LOOK_AGAIN_MS)
    turn = await takeTurn(dir)
  }
  try {
    return await work()
  } finally {
    await truncate(turn.file)
  }
}

function tooLong(holder: number, dir: string, patienceMs: number): Error {
  const minutes = Math.round(patienceMs / 60_000)
  const shown = path.relative(process.cwd(), dir)
  return new ExplainedError(
    `Process ${holder} has been building in this folder for more than ${minutes} minutes.  ` +
      `End it and build again; if it is no build, delete ${shown} first.`,
  )
}

/**
 * Turns are files, numbered upwards, which hold who took them. The next one can be taken when the
 * last was given back (it is empty) or when who took it has ended. The last is never deleted: so two
 * that find it free at the same time want the same number, and the file system gives it to one.
 */
async function takeTurn(dir: string): Promise<{ file: string } | { holder: number }> {
  await mkdir(dir, { recursive: true })
  const last = await lastTurn(dir)
  const holder = await holderOf(path.join(dir, String(last)))
  if (holder !== undefined) return { holder }
  const file = path.join(dir, String(last + 1))
  if (!(await createHeld(file))) return takeTurn(dir)
  // Who was slow may have taken a number that others have passed meanwhile.
  if ((await lastTurn(dir)) !== last + 1) {
    await rm(file, { force: true })
    return takeTurn(dir)
  }
  await forgetBefore(dir, last + 1)
  return { file }
}

async function turnsIn(dir: string): Promise<string[]> {
  return (await readdir(dir)).filter((name) => /^\d+$/.test(name))
}

async function lastTurn(dir: string): Promise<number> {
  return Math.max(0, ...(await turnsIn(dir)).map(Number))
}

/** The number of the process whose turn it is, as long as it runs. */
async function holderOf(file: string): Promise<number | undefined> {
  const holder = await readFile(file, 'utf8').catch(() => '')
  const pid = Number.parseInt(holder, 10)
  return holder !== '' && runningProcess(pid) === holder ? pid : undefined
}

/** Creates the file with what it holds in one step; false when another was first. */
async function createHeld(file: string): Promise<boolean> {
  const aside = `${file}-${randomUUID()}`
  try {
    await writeFile(aside, runningProcess(process.pid) ?? '')
    await link(aside, file)
    return true
  } catch (error) {
    // Another was first, or so much faster that it has forgotten this turn already.
    const wasLate =
      error instanceof Error && 'code' in error && /EEXIST|ENOENT/.test(`${error.code}`)
    if (wasLate) return false
    throw error
  } finally {
    await rm(aside, { force: true })
  }
}

async function forgetBefore(dir: string, turn: number): Promise<void> {
  const names = await readdir(dir)
  // Also what those left aside that were killed while they took their turn.
  const old = names.filter((name) => Number.parseInt(name, 10) < turn)
  await Promise.all(old.map((name) => rm(path.join(dir, name), { force: true })))
}
