import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { isErrno } from './isErrno.ts'

test('an error of the system is recognised by its code', async () => {
  const error: unknown = await readFile('/nowhere/at/all').catch((thrown: unknown) => thrown)
  expect(isErrno(error, 'ENOENT')).toBe(true)
  expect(isErrno(error, 'EPERM', 'ENOENT')).toBe(true)
  expect(isErrno(error, 'EPERM')).toBe(false)
})

test('what has no such code is none, whatever was thrown', () => {
  const thrown = [new Error('ENOENT'), { code: 'ENOENT' }, 'ENOENT', undefined, null]
  expect(thrown.filter((error) => isErrno(error, 'ENOENT'))).toEqual([])
})
