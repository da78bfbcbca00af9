import { cp } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { copyProject, type ProjectCopy } from './projectCopy.ts'

type Files = Map<string, Buffer>

const CAKE = 'content/recipes/12-lemon-olive-oil-cake.yaml'
const TEA = 'content/posts/13-cold-brew-tea-for-a-hot-week.mdx'
const TEA_TITLE = 'Cold-brew tea for a hot week'

/** A build takes seconds alone, and much longer beside other work. */
const MINUTES = 60_000

const SOURCES = ['content', 'pipeline', 'scripts', 'src']

let project: ProjectCopy
/** What lies in the project's folder, and in those of its sources, before anything is built. */
let unbuilt: { names: string[]; sources: string[][] }
/** The site as the project's files describe it, as it was built first. */
let site: Files

beforeAll(async () => {
  project = await copyProject()
  unbuilt = { names: await project.names(), sources: await sourcesOf(project) }
  await buildWell(project)
  site = await project.readSite()
}, 4 * MINUTES)

afterAll(() => project.remove())

function sourcesOf(copy: ProjectCopy): Promise<string[][]> {
  return Promise.all(SOURCES.map((folder) => copy.fileNames(folder)))
}

async function buildWell(copy: ProjectCopy) {
  const { status, output } = await copy.build()
  if (status !== 0) throw new Error(`The build failed:\n${output}`)
}

/** The names of the files that are not the same in two sites; compressed ones count as their own. */
function differences(before: Files, after: Files): string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])]
  return names.filter((name) => !isSame(before.get(name), after.get(name))).toSorted()
}

function isSame(before?: Buffer, after?: Buffer): boolean {
  return before !== undefined && after !== undefined && before.equals(after)
}

test('a build leaves nothing in the folder of the project but the site and two working folders', async () => {
  const expected = [...unbuilt.names, '.build', '.contentlayer', 'dist'].toSorted()
  expect(await project.names()).toEqual(expected)
  expect(await sourcesOf(project)).toEqual(unbuilt.sources)
})

describe('a build that fails', () => {
  test(
    'for mistakes in documents names each with its place and its fix, and leaves the site alone',
    { timeout: MINUTES },
    async () => {
      onTestFinished(async () => {
        await Promise.all([project.restore(CAKE), project.restore(TEA)])
      })
      await project.edit(CAKE, 'rating: 4.8', 'rating: 5.8')
      await project.edit(CAKE, 'cookTime: 110', 'cooktime: 110')
      await project.edit(TEA, 'category: Beverages', 'category: Beverage')
      const { status, output } = await project.build()
      expect(status).toBe(1)
      expect(output.split('\n').filter((line) => line.startsWith('content/'))).toEqual([
        `${TEA}:4:11  “category” cannot be “Beverage”.  Did you mean “Beverages”?`,
        `${CAKE}:12:1  “cooktime” is not a field here.  Did you mean “cookTime”?`,
        `${CAKE}:14:9  “rating” must be a number from 0 to 5, but is 5.8.  Write for example “rating: 4.8”.`,
      ])
      expect(output).toContain('dist/ is as it was')
      expect(differences(site, await project.readSite())).toEqual([])
    },
  )

  test(
    'for a mistake in the code names the file, and leaves the site alone',
    { timeout: MINUTES },
    async () => {
      const file = 'src/app/App.tsx'
      onTestFinished(() => project.restore(file))
      await project.append(file, 'export const = 1\n')
      const { status, output } = await project.build()
      expect(status).not.toBe(0)
      expect(output).toContain(file)
      expect(differences(site, await project.readSite())).toEqual([])
    },
  )
})

/** The name of a file that is in the site as it is or compressed. */
function uncompressed(name: string): string {
  return name.replace(/\.(br|gz)$/, '')
}

function isOfEditor(name: string): boolean {
  return name.startsWith('admin/')
}

/** The settings that put the editor on the public site. */
const EDITOR = '\neditor:\n  backend: gitlab\n  repo: pinchwell/site\n  branch: main\n'

describe('in another folder, after a recipe got a new title, a post was deleted and the editor switched on', () => {
  const NEW_TITLE = 'Grandmother cake of the test'
  let other: ProjectCopy
  let next: Files

  beforeAll(async () => {
    other = await copyProject()
    // The next build finds what the first one left.
    for (const folder of ['.contentlayer', 'dist']) {
      await cp(path.join(project.root, folder), path.join(other.root, folder), { recursive: true })
    }
    await other.edit(CAKE, 'title: Lemon olive oil cake', `title: ${NEW_TITLE}`)
    await other.delete(TEA)
    await other.append('content/site.yaml', EDITOR)
    await buildWell(other)
    next = await other.readSite()
  }, 4 * MINUTES)

  afterAll(() => other.remove())

  /** The pages, data and other texts of a site that name something. */
  function naming(files: Files, name: RegExp): string[] {
    const texts = [...files].filter(([file]) => file === uncompressed(file))
    return texts.filter(([, bytes]) => name.test(bytes.toString())).map(([file]) => file)
  }

  test('the page, the data and the lists of the recipe are new', () => {
    const expected = ['recipes/12', 'recipes', 'blog/1'].flatMap((name) => [
      `${name}/index.html`,
      `data/${name}.json`,
    ])
    expect(naming(next, new RegExp(NEW_TITLE))).toEqual(expect.arrayContaining(expected))
  })

  test('the post is gone, from the lists too, and its picture with it', () => {
    const ofPost = /^((data\/)?blog\/13\b|pictures\/posts-13-)/
    expect([...next.keys()].filter((name) => ofPost.test(name))).toEqual([])
    expect(naming(next, new RegExp(TEA_TITLE))).toEqual([])
    expect([...site.keys()].filter((name) => /^(data\/)?blog\/13\b/.test(name))).toHaveLength(6)
  })

  test('the editor is there, to save to its repository; without the setting nothing of it is', () => {
    expect([...next.keys()].filter(isOfEditor)).toEqual(
      expect.arrayContaining(['admin/index.html', 'admin/preview/index.html']),
    )
    const scripts = naming(next, /pinchwell\/site/)
    expect(scripts).toEqual([expect.stringMatching(/^admin\/assets\/.*\.js$/)])
    expect(naming(next, /cdn\.jsdelivr\.net/)).toEqual([])
    expect([...site.keys()].filter(isOfEditor)).toEqual([])
  })

  test('every other file is the same, byte for byte', () => {
    const changed = differences(site, next)
      .filter((name) => !isOfEditor(name))
      .map(uncompressed)
    const expected = [
      ...naming(next, new RegExp(NEW_TITLE)),
      ...naming(site, new RegExp(`${TEA_TITLE}|/blog/13\\b`)),
      ...[...site.keys()].filter((name) => name.startsWith('pictures/posts-13-')),
    ]
    expect([...new Set(changed)].toSorted()).toEqual([...new Set(expected)].toSorted())
    expect(site.size).toBeGreaterThan(changed.length + 300)
  })
})
