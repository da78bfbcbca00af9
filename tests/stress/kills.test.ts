import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRandom } from '../support/random.ts'
import { differences } from '../support/project/builtSites.ts'
import { type Name, type Site, smallProject, type SmallProject } from './smallProject.ts'

const KILLS = Number(process.env.KILLS ?? 12)
const SEED = process.env.SEED ?? 'kills'

let project: SmallProject
let sites: Record<Name, Site>
let wholeBuildMs: number

beforeAll(async () => {
  project = await smallProject()
  await project.describe('one')
  const one = await project.buildFresh()
  await project.describe('other')
  sites = { one, other: await project.buildFresh() }
  await project.describe('one')
  const started = performance.now()
  await project.build()
  wholeBuildMs = performance.now() - started
})

afterAll(() => project.remove())

/** Kills a build after a delay. @returns its progress; null if it had already ended */
async function killBuild(afterMs: number): Promise<string | null> {
  const build = project.start()
  await Promise.race([setTimeout(afterMs), build.ended])
  build.process.kill('SIGKILL')
  const { status, output } = await build.ended
  if (status !== null) return null
  return output.trim().split('\n').at(-1)?.split(' ')[0] || 'start'
}

async function namePublished(): Promise<Name | 'neither'> {
  const published = await project.readSite()
  if (differences(published, sites.one).length === 0) return 'one'
  return differences(published, sites.other).length === 0 ? 'other' : 'neither'
}

test(`a build that is killed leaves a whole site, and the next build is a clean one (${KILLS} kills)`, async () => {
  const clean = await project.leftovers()
  let before: Name = 'one'
  let kills = 0
  const random = createRandom(SEED)
  while (kills < KILLS) {
    const wanted: Name = before === 'one' ? 'other' : 'one'
    await project.describe(wanted)
    const afterMs = Math.round(random.next() * wholeBuildMs)
    const behind = await killBuild(afterMs)
    const published = await namePublished()
    if (behind !== null) {
      kills += 1
      const site = published === before ? 'the old site' : 'the new site'
      console.log(`Kill ${kills} after ${afterMs} ms, behind “${behind}”: ${site} is there`)
    }
    expect([before, wanted]).toContain(published)
    await project.build()
    expect(await namePublished()).toBe(wanted)
    expect(await project.leftovers()).toEqual(clean)
    before = wanted
  }
})

test('two builds that begin at once both succeed, one after the other', async () => {
  await project.describe('one')
  const ends = await Promise.all([project.start().ended, project.start().ended])
  expect(ends.map(({ status }) => status)).toEqual([0, 0])
  const waited = ends.filter(({ output }) => output.includes('Another build is at work'))
  expect(waited).toHaveLength(1)
  expect(await namePublished()).toBe('one')
})
