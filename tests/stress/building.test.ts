import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  differences,
  endings,
  type Files,
  isOfSearch,
  naming,
  picturesOf,
  recommendingOthers,
} from '../support/project/builtSites.ts'
import {
  changeContent,
  NEW_TITLE,
  TEA_TITLE,
  UNPUBLISHED,
} from '../support/project/changedContent.ts'
import { freePort } from '../support/servers/freePort.ts'
import { copyProject, type ProjectCopy } from '../support/project/projectCopy.ts'

const MINUTES = 60_000

const SOURCES = ['content', 'pipeline', 'scripts', 'src']

let project: ProjectCopy
/** The contents of the project's folder and source folders before the first build. */
let unbuilt: { names: string[]; sources: string[][]; touched: number }
let site: Files
/** The status of the home page when the server reports that it is ready. */
let statusOfStart: number

beforeAll(async () => {
  project = await copyProject()
  unbuilt = {
    names: await project.names(),
    sources: await sourcesOf(project),
    touched: await project.lastTouched('content'),
  }
  statusOfStart = await startAndAsk()
  site = await project.readSite()
}, 4 * MINUTES)

afterAll(() => project.remove())

async function startAndAsk(): Promise<number> {
  const port = await freePort()
  const env = { PORT: String(port) }
  const { process: child, ended } = project.start({ script: 'scripts/start.ts', env })
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (text) => String(text).includes('Serving') && resolve())
  })
  const { status } = await fetch(`http://localhost:${port}/`)
  child.kill()
  await ended
  return status
}

function sourcesOf(copy: ProjectCopy): Promise<string[][]> {
  return Promise.all(SOURCES.map((folder) => copy.fileNames(folder)))
}

/** Damages files of the site, files that a build leaves for the next, and their cache entries. */
async function damage() {
  const files = ['dist/recipes/7/index.html', 'dist/sitemap.xml']
  const entries = await project.fileNames('.cache/entries')
  const ofKinds = entries.filter((name) => /^(document|page|picture-recipes-7)-/.test(name))
  expect(new Set(ofKinds.map((name) => name.split('-')[0])).size).toBe(3)
  const left = ['.build', '.contentlayer'].map(async (folder) =>
    (await project.fileNames(folder)).map((name) => `${folder}/${name}`),
  )
  files.push(...(await Promise.all(left)).flat())
  for (const name of [...files, ...ofKinds.map((entry) => `.cache/entries/${entry}`)]) {
    const file = path.join(project.root, name)
    const bytes = await readFile(file)
    const middle = bytes.length >> 1
    bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle)
    await writeFile(file, bytes)
  }
  await project.delete('dist/index.html')
  await project.write('dist/own.html', 'of nobody')
}

test('a start serves dist/ once every picture is there', () => {
  const files = picturesOf(site, 'recipes-7')
  expect(files.filter((name) => name.endsWith('-share.jpg'))).toHaveLength(1)
  const others = picturesOf(site, 'recipes-12')
  expect(endings(files).toSorted()).toEqual(endings(others).toSorted())
  expect(statusOfStart).toBe(200)
})

test('a build leaves nothing in the folder of the project but the site and two working folders', async () => {
  const expected = [...unbuilt.names, '.build', '.contentlayer', 'dist'].toSorted()
  expect(await project.names()).toEqual(expected)
  expect(await sourcesOf(project)).toEqual(unbuilt.sources)
})

test('a build touches nothing in content/, which may be read-only', async () => {
  expect(await project.lastTouched('content')).toBe(unbuilt.touched)
})

describe('in a moved project, with damaged files and many changes of the content,', () => {
  let next: Files

  beforeAll(async () => {
    await project.move()
    await damage()
    await changeContent(project)
    const built = await project.build()
    if (built.status !== 0) throw new Error(`The build failed:\n${built.output}`)
    next = await project.readSite()
  }, 4 * MINUTES)

  test('the page, the data and the lists of the recipe are new', () => {
    const expected = ['recipes/12', 'recipes', 'recipes/27'].flatMap((name) => [
      `${name}/index.html`,
      `data/${name}.json`,
    ])
    expect(naming(next, new RegExp(NEW_TITLE))).toEqual(expect.arrayContaining(expected))
  })

  test('the post is gone, from the lists too, and its picture with it', () => {
    const ofPost = /^((data\/)?blog\/13\b|pictures\/posts-13-)/
    expect([...next.keys()].filter((name) => ofPost.test(name))).toEqual([])
    expect(naming(next, new RegExp(TEA_TITLE))).toEqual([])
    expect([...site.keys()].filter((name) => /^(data\/)?blog\/13\b/.test(name))).toHaveLength(2)
  })

  test('what is not published leaves no trace', () => {
    expect(naming(next, new RegExp(`${UNPUBLISHED}|/(recipes|blog)/9[012]\\b`))).toEqual([])
    expect([...next.keys()].filter((name) => /\b9[012]\b/.test(name))).toEqual([])
    expect(String(next.get('blog/12/index.html'))).toContain('See that cake of later.')
  })

  test('every other file is the same, byte for byte, except pages that recommend others now', () => {
    const changed = differences(site, next)
    // With a new title a document keeps its picture; its share image says the title.
    const pictures = /^pictures\/((posts-13|recipes-11)-|recipes-12-.*-share\.jpg$)/
    const expected = [
      ...recommendingOthers(site, next),
      ...naming(next, new RegExp(NEW_TITLE)),
      // This file is compressed, so a search for the title does not find it.
      'recipes/12/recipe-12.paprikarecipes',
      // The size of all recipes in bytes, and pages that name a version of their list.
      'all-recipes.json',
      ...['dinner', 'plan', 'saved'].map((name) => `${name}/index.html`),
      ...naming(site, new RegExp(`${TEA_TITLE}|/blog/13\\b`)),
      ...naming(site, /recipes-11-[0-9a-f]{10}/),
      'blog/12/index.html',
      'data/blog/12.json',
      ...[...site.keys(), ...next.keys()].filter((name) => pictures.test(name)),
      ...[...site.keys(), ...next.keys()].filter(isOfSearch),
    ]
    expect([...new Set(changed)].toSorted()).toEqual([...new Set(expected)].toSorted())
    expect(site.size).toBeGreaterThan(changed.length)
  })
})
