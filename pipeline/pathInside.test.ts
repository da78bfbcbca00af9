import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { pathInside } from './pathInside.ts'

function onWindows(...names: string[]) {
  return pathInside('C:\\site', names, path.win32)
}

describe('on Windows', () => {
  test('names lead to a file of the folder', () => {
    expect(onWindows()).toBe('C:\\site')
    expect(onWindows('recipes', '7')).toBe('C:\\site\\recipes\\7')
    expect(onWindows('crème brûlée', 'a.b-c')).toBe('C:\\site\\crème brûlée\\a.b-c')
    expect(onWindows('console', 'com10x', 'auxiliary')).toBe('C:\\site\\console\\com10x\\auxiliary')
    expect(pathInside('C:\\', ['a'], path.win32)).toBe('C:\\a')
  })

  test.each([
    ['another drive', ['D:', 'x']],
    ['another drive with a path', ['D:\\x']],
    ['the folder above', ['..', 'secret']],
    ['the folder above, in one name', ['..\\secret']],
    ['a folder beside it', ['..\\site-old']],
    ['a stream of a file', ['index.html::$DATA']],
    ['a name whose end is dropped', ['_headers.']],
    ['a name whose space is dropped', ['.env ']],
    ['a device', ['nul']],
    ['a device with an ending', ['recipes', 'CON.html']],
    ['a port', ['com1']],
    ['a wildcard', ['*.html']],
  ])('no name leads to %s', (_what, names) => {
    expect(onWindows(...names)).toBeNull()
  })
})

function elsewhere(...names: string[]) {
  return pathInside('/site', names, path.posix)
}

test('elsewhere such names are plain ones, and nothing leads out of the folder', () => {
  expect(elsewhere('D:', 'con')).toBe('/site/D:/con')
  expect(elsewhere('/etc')).toBe('/site/etc')
  expect([elsewhere('..'), elsewhere('..', 'site-old'), elsewhere('a', '../../b')]).toEqual([
    null,
    null,
    null,
  ])
  expect(pathInside('/', ['a'], path.posix)).toBe('/a')
})
