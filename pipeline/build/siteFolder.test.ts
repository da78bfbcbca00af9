import type { PathLike } from 'node:fs'
import {
  appendFile,
  cp,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openFileRecords } from './fileRecords.ts'
import { openSiteFolder, type SiteFolder } from './siteFolder.ts'

let root = ''
let dir = ''
let published = ''
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'site-folder-'))
  dir = path.join(root, 'next')
  published = path.join(root, 'dist')
})
afterEach(() => rm(root, { recursive: true }))

/** Puts a site together and has it published, with the site before as what the next begins with. */
async function build(
  fill: (site: SiteFolder) => unknown,
  link?: (from: PathLike, to: PathLike) => void,
): Promise<SiteFolder> {
  const records = openFileRecords(path.join(root, 'records'))
  const site = openSiteFolder(dir, published, records, link)
  await fill(site)
  site.removeOthers()
  const spare = path.join(root, 'spare')
  await rename(published, spare).catch(() => {})
  await rename(dir, published)
  await rename(spare, dir).catch(() => {})
  records.save()
  return site
}

const read = (name: string) => readFile(path.join(published, name), 'utf8')
const inode = async (folder: string) => (await stat(path.join(folder, 'a.html'))).ino
const make = (text: string) => vi.fn<() => Promise<string>>(() => Promise.resolve(text))

test('a site has the files that were written, and a later one those of its own alone', async () => {
  await build((site) => {
    site.write('index.html', 'home')
    site.write('/recipes/7/index.html', 'pancakes')
  })
  await build((site) => site.write('index.html', 'home'))
  await build((site) => site.write('index.html', 'new home'))
  expect(await readdir(published, { recursive: true })).toEqual(['index.html'])
  expect(await read('index.html')).toBe('new home')
})

test('what follows from the same is made once, whichever site of the last two has it', async () => {
  const [pancakes, waffles] = [make('pancakes'), make('waffles')]
  await build((site) => site.place('a.html', 'pancakes', pancakes))
  await build((site) => site.place('a.html', 'waffles', waffles))
  await build((site) => site.place('a.html', 'pancakes', pancakes))
  expect(await read('a.html')).toBe('pancakes')
  await build((site) => site.place('a.html', 'pancakes', pancakes))
  await build((site) => site.place('a.html', 'pancakes', pancakes))
  expect(await read('a.html')).toBe('pancakes')
  expect(pancakes).toHaveBeenCalledTimes(1)
})

test.each([
  ['changed', (file: string) => appendFile(file, '!')],
  ['replaced by another of the same size', (file: string) => writeFile(file, 'WAFFLES!')],
  [
    'copied and put back',
    (file: string) => cp(file, `${file}2`).then(() => rename(`${file}2`, file)),
  ],
  ['deleted', (file: string) => rm(file)],
])('a file that somebody has %s is made again', async (_what, change) => {
  const pancakes = make('pancakes')
  for (let count = 0; count < 2; count += 1) {
    await build((site) => site.place('a.html', 'pancakes', pancakes))
  }
  await change(path.join(published, 'a.html'))
  await change(path.join(dir, 'a.html'))
  pancakes.mockClear()
  await build((site) => site.place('a.html', 'pancakes', pancakes))
  expect(await read('a.html')).toBe('pancakes')
  expect(pancakes).toHaveBeenCalledTimes(1)
})

test('a file of the published site gets a second name in the next, and a new one leaves it alone', async () => {
  await build((site) => site.place('a.html', 'pancakes', make('pancakes')))
  await build((site) => site.place('a.html', 'pancakes', make('other pancakes')))
  expect(await inode(published)).toBe(await inode(dir))
  await build((site) => site.place('a.html', 'waffles', make('waffles')))
  expect(await read('a.html')).toBe('waffles')
  expect(await readFile(path.join(dir, 'a.html'), 'utf8')).toBe('pancakes')
})

test('where a file can have no second name, it is copied', async () => {
  const link = vi.fn<(from: PathLike, to: PathLike) => void>(() => {
    throw new Error('EPERM: operation not permitted, link')
  })
  await build((site) => site.place('a.html', 'pancakes', make('pancakes')), link)
  await build((site) => site.place('a.html', 'pancakes', make('other pancakes')), link)
  expect(link).toHaveBeenCalledOnce()
  expect(await read('a.html')).toBe('pancakes')
  expect(await inode(published)).not.toBe(await inode(dir))
})

test('a file that somebody has put into the site is not in the next', async () => {
  await build((site) => site.write('a.html', 'a'))
  await writeFile(path.join(published, 'own.html'), 'own')
  await build((site) => site.write('a.html', 'a'))
  await build((site) => site.write('a.html', 'a'))
  expect(await readdir(published)).toEqual(['a.html'])
})

test('damaged records cost time alone', async () => {
  await build((site) => site.place('a.html', 'a', make('a')))
  await writeFile(path.join(root, 'records'), 'damaged')
  const again = make('a')
  await build((site) => site.place('a.html', 'a', again))
  expect(again).toHaveBeenCalledTimes(1)
  expect(await read('a.html')).toBe('a')
})

test('it says of each file its hash and size, and whether the older site had it', async () => {
  for (let count = 0; count < 2; count += 1) {
    await build((site) => {
      site.write('a.html', 'salt')
      site.write('b.html', 'pepper')
    })
  }
  const site = await build((later) => {
    later.write('a.html', 'salt')
    later.write('b.html', 'sugar')
  })
  expect(site.names()).toEqual(['a.html', 'b.html'])
  expect(site.record('/a.html')).toMatchObject({ size: 4, hash: expect.any(String) })
  expect([site.isUnchanged('a.html'), site.isUnchanged('b.html')]).toEqual([true, false])
})

test('what another program has written into a folder is part of the site', async () => {
  await build(async (site) => {
    site.write('admin/index.html', 'first')
    await writeFile(path.join(dir, 'admin/app.js'), 'app')
    site.adopt('admin')
  })
  expect((await readdir(path.join(published, 'admin'))).toSorted()).toEqual([
    'app.js',
    'index.html',
  ])
})
