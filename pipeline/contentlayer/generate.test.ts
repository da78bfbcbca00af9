import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fs } from '@contentlayer2/utils'
import { pipe, T } from '@contentlayer2/utils/effect'
import { runMain } from 'contentlayer/core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writingChanged } from './generate.ts'

let dir: string
let file: string
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'generated-'))
  file = path.join(dir, 'one.json')
})
afterEach(() => rmSync(dir, { recursive: true }))

/** Writes a file as Contentlayer does, which removes it first. */
function generate(content: string) {
  const steps = pipe(
    fs.rm(file, { force: true }),
    T.chain(() => fs.writeFile(file, content)),
  )
  return pipe(writingChanged(steps), runMain({ tracingServiceName: 'test', verbose: false }))
}

const stampOf = () => statSync(file, { bigint: true })

test('a file that is on the disk as it is to be is left as it was', async () => {
  await generate('{"title":"Soupe à l’oignon"}')
  const { ino, mtimeNs, ctimeNs } = stampOf()
  await generate('{"title":"Soupe à l’oignon"}')
  expect(stampOf()).toMatchObject({ ino, mtimeNs, ctimeNs })
})

test('a file that differs is written, also when it has as many bytes', async () => {
  writeFileSync(file, '{"title":"Soup"}')
  await generate('{"title":"Stew"}')
  expect(readFileSync(file, 'utf8')).toBe('{"title":"Stew"}')
  await generate('{"title":"A longer stew"}')
  expect(readFileSync(file, 'utf8')).toBe('{"title":"A longer stew"}')
})
