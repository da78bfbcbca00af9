import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parse } from 'yaml'
import { siteType } from '../../../src/content/schema/site.ts'
import { checkBrandFiles, hashOf, STARTING_MARK } from './checkBrandFiles.ts'
import { formatProblem } from '../report/problem.ts'
import { readDocument } from '../read/readDocument.ts'
import { STARTING_BRAND } from '../warnings/formerBrand.ts'

const MARK = 'src/theme/logo-mark.svg'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'brand-'))
})
afterEach(() => rm(root, { recursive: true }))

async function write(name: string, text: string) {
  await mkdir(path.dirname(path.join(root, name)), { recursive: true })
  await writeFile(path.join(root, name), text)
}

async function reported(settings: string): Promise<string[]> {
  const bytes = new TextEncoder().encode(settings)
  const problems = await checkBrandFiles(root, [readDocument('site.yaml', bytes, siteType)])
  return problems.map(formatProblem)
}

test('what the program takes for the starting name and mark are those of the starting content', async () => {
  expect(parse(await readFile('tests/documents/site.yaml', 'utf8')).brand).toBe(STARTING_BRAND)
  expect(hashOf(await readFile(MARK))).toBe(STARTING_MARK)
})

test('lines of server files that say a former name are warned of, and the letter of the logo', async () => {
  await write('deploy/nginx.conf', 'server {\n  server_name pinchwell.example;\n  listen 80;\n}\n')
  await write('deploy/Caddyfile', 'ladle.example {\n\troot * /srv/spoonery/dist\n}\n')
  await write(MARK, await readFile(MARK, 'utf8'))
  expect(await reported('brand: Ladle\nformerBrands: [Spoonery]\n')).toEqual([
    'deploy/nginx.conf:2:3  Warning: The line still says “Pinchwell”, and the site is called “Ladle”.  Write the address of the site, or the folder that it lies in.  [former-brand-file]',
    'deploy/Caddyfile:2:2  Warning: The line still says “Spoonery”, and the site is called “Ladle”.  Write the address of the site, or the folder that it lies in.  [former-brand-file]',
    `${MARK}:1:1  Warning: The logo is the letter P, and “Ladle” begins with another one.  Draw your own, as “A new name” in docs/editing.md says.  [former-brand-file]`,
  ])
})

test('nothing is said of the first name, of a name with the old one in it, or of an own logo', async () => {
  await write('deploy/nginx.conf', 'server_name pinchwell.example;\n')
  await write(MARK, await readFile(MARK, 'utf8'))
  expect(await reported('brand: Pinchwell\n')).toEqual([])
  expect(await reported('brand: Pinchwell Kitchen\n')).toEqual([])
  await write(MARK, '<svg/>')
  await write('deploy/nginx.conf', 'server_name ladle.example;\n')
  expect(await reported('brand: Ladle\n')).toEqual([])
})
