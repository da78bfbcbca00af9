import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { withBuildLock } from './buildLock.ts'
import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'

let file: string
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  file = path.join(temporaryFolder(), 'build.lock')
})

test('of many that begin at once only one works at a time, and each in the end', async () => {
  const steps: string[] = []
  async function work() {
    steps.push('begins')
    await new Promise(setImmediate)
    steps.push('ends')
  }
  await Promise.all(Array.from({ length: 3 }, () => withBuildLock(work, { file })))
  expect(steps).toEqual(['begins', 'ends', 'begins', 'ends', 'begins', 'ends'])
})

test('work that fails releases the lock', async () => {
  const broken = Promise.reject(new Error('broken'))
  await expect(withBuildLock(() => broken, { file })).rejects.toThrow('broken')
  expect(existsSync(file)).toBe(false)
})

test('a process waits for the holder, says so once, and goes on when that was killed', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  await once(other, 'spawn')
  await writeFile(file, String(other.pid))
  vi.mocked(console.log).mockImplementation(() => void other.kill('SIGKILL'))
  expect(await withBuildLock(async () => 'done', { file })).toBe('done')
  const waiting = `Another build is at work in this folder (process ${other.pid}); waiting for it to end.`
  expect(vi.mocked(console.log).mock.calls).toEqual([[waiting]])
})

test('an empty lock, left by a process killed while it began, is free', async () => {
  await writeFile(file, '')
  expect(await withBuildLock(async () => 'done', { file, timeoutMs: 150 })).toBe('done')
  expect(console.log).not.toHaveBeenCalled()
})

test('after too long, the message names the process and the file to delete', async () => {
  await writeFile(file, String(process.pid))
  await expect(withBuildLock(async () => 'done', { file, timeoutMs: 150 })).rejects.toThrow(
    `Process ${process.pid} has been building in this folder for more than 0 minutes.  ` +
      `End it and build again; if it is no build, delete ${path.relative('.', file)} first.`,
  )
})
