import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { killedAt } from '../tests/killed.ts'
import { withBuildLock } from './buildLock.ts'
import { runningProcess } from './runningProcess.ts'

let dir: string

beforeEach(async () => {
  dir = path.join(await mkdtemp(path.join(tmpdir(), 'lock-')), 'lock')
})

afterEach(() => rm(path.dirname(dir), { recursive: true }))

/** Lets a process hold the lock. */
async function heldBy(holder: string) {
  await mkdir(dir, { recursive: true })
  await writeFile(path.join(dir, `${holder} 4c0f`), '')
}

/** A process that waits until it is ended. */
async function otherProcess() {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  await once(other, 'spawn')
  return { pid: other.pid ?? 0, end: () => (other.kill('SIGKILL'), once(other, 'exit')) }
}

test('of many that begin at once only one works at a time, and each in the end', async () => {
  let atWork = 0
  let most = 0
  async function work() {
    atWork += 1
    most = Math.max(most, atWork)
    await new Promise(setImmediate)
    atWork -= 1
    return 'done'
  }
  const all = await Promise.all(Array.from({ length: 5 }, () => withBuildLock(work, { dir })))
  expect(all).toEqual(Array.from({ length: 5 }, () => 'done'))
  expect(most).toBe(1)
  expect(await readdir(dir)).toEqual([])
})

test('work that fails releases the lock', async () => {
  await expect(withBuildLock(() => Promise.reject(new Error('broken')), { dir })).rejects.toThrow(
    'broken',
  )
  expect(await withBuildLock(async () => 'done', { dir, timeoutMs: 0 })).toBe('done')
})

test('a process waits for the holder, says so, and goes on when that was killed', async () => {
  const other = await otherProcess()
  await heldBy(runningProcess(other.pid) ?? '')
  const reported: number[] = []
  const work = withBuildLock(async () => 'done', {
    dir,
    onWait: (pid) => {
      reported.push(pid)
      void other.end()
    },
  })
  expect(await work).toBe('done')
  expect(reported).toEqual([other.pid])
})

test('who waits is notified once, and fails after too long with the process and what to do', async () => {
  await heldBy(runningProcess(process.pid) ?? '')
  const onWait = vi.fn<(pid: number) => void>()
  await expect(withBuildLock(async () => 'done', { dir, onWait, timeoutMs: 150 })).rejects.toThrow(
    `Process ${process.pid} has been building in this folder for more than 0 minutes.  End it`,
  )
  expect(onWait.mock.calls).toEqual([[process.pid]])
})

test.runIf(process.platform === 'linux')(
  'a number that was given to another process since is not the one that held the lock',
  async () => {
    await heldBy(`${process.pid} 1`)
    expect(await withBuildLock(async () => 'done', { dir, timeoutMs: -1 })).toBe('done')
  },
)

test('wherever acquiring or releasing is killed, the next process gets the lock', async () => {
  let killed = true
  let changes = 0
  for (; killed; changes += 1) {
    killed = await killedAt(changes + 1, () => withBuildLock(async () => 'done', { dir }))
    // The one that was killed has ended.
    for (const name of await readdir(dir).catch(() => [])) {
      await rename(path.join(dir, name), path.join(dir, name.replace(/^\d+/, '999999999')))
    }
    await withBuildLock(async () => 'done', { dir, timeoutMs: -1 })
    await withBuildLock(async () => 'done', { dir, timeoutMs: -1 })
    expect(await readdir(dir)).toEqual([])
  }
  expect(changes).toBeGreaterThanOrEqual(3)
})

test('a process runs until it has ended, whoever it belongs to', async () => {
  const other = await otherProcess()
  const names = [process.pid, 1, other.pid].map(runningProcess)
  expect(names.filter((name) => name === undefined)).toEqual([])
  await other.end()
  expect([other.pid, 0, Number.NaN].map(runningProcess)).toEqual([undefined, undefined, undefined])
})

test.runIf(process.platform === 'linux')('a zombie process counts as ended', async () => {
  // A shell that becomes another program, which knows nothing of the child.
  const parent = spawn('sh', ['-c', 'sleep 0.05 & echo $!; exec sleep 60'])
  onTestFinished(() => void parent.kill('SIGKILL'))
  const [output] = await once(parent.stdout, 'data')
  await expect.poll(() => runningProcess(Number(output))).toBeUndefined()
})
