/** The documents that lead developers through the program name files that are there. */
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import project from '../../package.json' with { type: 'json' }

const DOCUMENTS = ['README.md', 'docs/tour.md', 'docs/first-change.md', 'docs/adding-a-kind.md']

/** Folders that a fresh clone lacks until something is built. */
const BUILT = ['.cache/', '.contentlayer/', '.build/', 'dist/', 'deploy/headers/']

/** What has a slash and is no file: beside the project, in a built site, the name of a document. */
const NO_FILES = ['../', 'data/', 'recipes/7']

const PATH = /`([\w.-]+\/[\w./-]*)`/g
const LINK = /\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g

async function textOf(document: string): Promise<string> {
  const text = await readFile(document, 'utf8')
  return text.replaceAll(/^```[^]*?^```/gm, '')
}

/** The paths in backticks, from the root of the project. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(PATH)]
    .map(([, name = '']) => name)
    .filter((name) => !NO_FILES.some((start) => name.startsWith(start)))
}

test.each(DOCUMENTS)('every path in backticks in %s is there', async (document) => {
  const named = pathsIn(await textOf(document))
  expect(named.length).toBeGreaterThan(3)
  const missing = named.filter(
    (name) => !existsSync(name) && !BUILT.some((folder) => name.startsWith(folder)),
  )
  expect(missing).toEqual([])
})

test.each(DOCUMENTS)('every link in %s to a file of the project leads to one', async (document) => {
  const links = [...(await textOf(document)).matchAll(LINK)].map(([, target = '']) => target)
  expect(links.length).toBeGreaterThan(0)
  const missing = links.filter((target) => !existsSync(path.join(path.dirname(document), target)))
  expect(missing).toEqual([])
})

test('the table of folders in the README has every room of src, and none besides', async () => {
  const named = [...(await textOf('README.md')).matchAll(/^\| `(src\/[\w-]+\/)`/gm)]
  const rooms = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(named.map(([, room]) => room).toSorted()).toEqual(
    rooms.map(({ name }) => `src/${name}/`).toSorted(),
  )
})

test('the README’s table of commands names scripts of package.json, and leaves out none', async () => {
  const readme = await readFile('README.md', 'utf8')
  const named = [...readme.matchAll(/npm (?:run )?(start|test|[\w-]+(?::\w+)*)(?=[`\s])/g)]
    .map(([, script = '']) => script)
    .filter((script) => script !== 'ci')
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(project.scripts).toSorted())
})
