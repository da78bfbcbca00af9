/** Requires Linux and root, to mount small and read-only disks. */
import { execFileSync } from 'node:child_process'
import { chmod, cp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../support/temporaryFolder.ts'
import { differences } from '../support/project/builtSites.ts'
import { type Name, type Site, smallProject, type SmallProject } from './smallProject.ts'

const NOBODY = 65534
const KB = 1024

const disk = temporaryFolder()
let project: SmallProject
let sites: Record<Name, Site>

function mount(...args: string[]) {
  execFileSync('mount', args)
  const place = args.at(-1) ?? ''
  return () => execFileSync('umount', [place])
}

let unmount = () => {}

beforeAll(async () => {
  const umount = mount('-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', disk)
  unmount = () => void umount()
  process.env.TMPDIR = disk
  project = await smallProject()
  await project.describe('other')
  const other = await project.buildFresh()
  await project.describe('one')
  sites = { one: await project.buildFresh(), other }
})

afterAll(() => unmount())

const inside = (name: string) => path.join(project.root, name)

const failureOf = (message: RegExp) => ({ status: 1, output: expect.stringMatching(message) })

async function fillBut(bytes: number): Promise<() => Promise<void>> {
  const free = execFileSync('df', ['--output=avail', '-B1', disk], { encoding: 'utf8' })
  const filler = path.join(disk, 'filler')
  await writeFile(filler, Buffer.alloc(Number(free.split('\n')[1]) - bytes))
  return () => rm(filler, { force: true })
}

/** The published site, and the other one. */
let [published, next]: [Name, Name] = ['one', 'other']

test.each([0, 4, 700])(
  'a disk with %i kB left is reported as full, the site stays, and with space the build succeeds',
  async (kilobytes) => {
    await project.describe(next)
    const makeSpace = await fillBut(kilobytes * KB)
    onTestFinished(makeSpace)
    const { status, output } = await project.start().ended
    expect(status).toBe(1)
    expect(output).toMatch(/^The disk is full: \S+.* could not be written\./m)
    expect(output).not.toContain('    at ')
    expect(output).toContain('dist/ is as it was')
    expect(differences(await project.readSite(), sites[published])).toEqual([])
    await makeSpace()
    await project.build()
    expect(differences(await project.readSite(), sites[next])).toEqual([])
    ;[published, next] = [next, published]
  },
)

test('a full disk of temporary files is reported, too', async () => {
  onTestFinished(await fillBut(0))
  const { status, output } = await project.start({ env: { TMPDIR: disk } }).ended
  expect([status, output]).toEqual([1, expect.stringMatching(/^The disk is full: /)])
})

test('a content folder that is read-only is built as any other', async () => {
  const content = inside('content')
  const release = mount('--bind', content, content)
  execFileSync('mount', ['-o', 'remount,ro,bind', content])
  onTestFinished(() => void release())
  await expect(writeFile(path.join(content, 'site.yaml'), '')).rejects.toThrow('EROFS')
  await project.build()
  expect(differences(await project.readSite(), sites[published])).toEqual([])
})

test.each(['.build', '.contentlayer'])('a read-only %s is reported', async (name) => {
  const release = mount('-t', 'tmpfs', '-o', 'ro', 'tmpfs', inside(name))
  onTestFinished(() => void release())
  const message = /disk is read-only: \S+ could not be changed|the disk is full or read-only/
  expect(await project.start().ended).toEqual(failureOf(message))
})

test('a dist/ that is a disk of its own is reported', async () => {
  await rm(inside('dist'), { recursive: true })
  await cp(inside('src'), inside('dist'), { recursive: true })
  const release = mount('-t', 'tmpfs', 'tmpfs', inside('dist'))
  onTestFinished(() => void release())
  expect(await project.start().ended).toEqual(failureOf(/dist could not be replaced/))
})

test('a user who may not write into the project is reported', async () => {
  await chmod(disk, 0o755)
  await chmod(project.root, 0o755)
  const message = /This user may not read or change \.build/
  expect(await project.start({ uid: NOBODY }).ended).toEqual(failureOf(message))
})
