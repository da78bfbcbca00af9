import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isImported } from './generatedFiles.ts'

test('what code imports is known, so that a change of it reloads pages and bundles the editor anew', () => {
  const sources = ['src', 'admin'].flatMap((folder) =>
    readdirSync(folder, { encoding: 'utf8', recursive: true })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFileSync(path.join(folder, name), 'utf8')),
  )
  const names = sources.flatMap((source) =>
    Array.from(source.matchAll(/from 'contentlayer\/generated(\/.*)'/g), ([, name = '']) => name),
  )
  expect(names.length).toBeGreaterThan(3)
  expect(names.filter((name) => !isImported(name))).toEqual([])
})
