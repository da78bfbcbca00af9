/** The README is followed to the letter, in a copy of the package. */
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const run = promisify(execFile)
const PACKAGE = path.resolve('packages/illustrator')
const readme = await readFile(path.join(PACKAGE, 'README.md'), 'utf8')

/** The blocks of code of a kind, without what indents them. */
function blocks(kind: string): string[] {
  const found = readme.matchAll(new RegExp(`^( *)\`\`\`${kind}\\n([^]*?)^ *\`\`\``, 'gm'))
  return [...found].map(([, indent = '', code = '']) => code.replaceAll(`\n${indent}`, '\n').trim())
}

let copy: string

beforeAll(async () => {
  // Inside the project, whose packages it needs.
  await mkdir('.build', { recursive: true })
  copy = await mkdtemp(path.resolve('.build/readme-'))
  await cp(PACKAGE, copy, { recursive: true })
})

afterAll(() => rm(copy, { recursive: true }))

function inCopy(code: string): Promise<{ stdout: string }> {
  const local = code.replaceAll(/'@pinchwell\/illustrator\/(\w+)'/g, "'./$1/index.ts'")
  const file = path.join(copy, 'example.mts')
  return writeFile(file, local).then(() =>
    run(process.execPath, [path.resolve('scripts/run.mjs'), file], { cwd: copy }),
  )
}

/** Adds an entry to the table in a file of the copy. */
async function addEntry(file: string, entry: string) {
  const source = await readFile(path.join(copy, file), 'utf8')
  await writeFile(path.join(copy, file), source.replace('} satisfies', `${entry}\n} satisfies`))
}

/** What the compiler says of the copy. */
async function compile(): Promise<string> {
  const config = { extends: path.resolve('tsconfig.json'), include: ['language', 'paint'] }
  await writeFile(path.join(copy, 'tsconfig.json'), JSON.stringify(config))
  const tsc = path.resolve('node_modules/.bin/tsc')
  return run(tsc, ['--project', copy]).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  )
}

describe('the README', { timeout: 120_000 }, () => {
  test('begins with an example that paints a picture', async () => {
    const [example = ''] = blocks('ts')
    await inCopy(example)
    const { width, height } = await sharp(path.join(copy, 'pancakes.png')).metadata()
    expect([width, height]).toEqual([800, 600])
  })

  test('shows a mistake as it is reported', async () => {
    const [, mistake = ''] = blocks('ts')
    const reported = /^\/\/ (.*)$/m.exec(mistake)?.[1]
    const code = `import { parseArt } from '@pinchwell/illustrator/language'\n${mistake}`
    const reporting = code.replace('console.error', 'console.log')
    expect((await inCopy(reporting)).stdout.trim()).toBe(reported)
  })

  test('says how to add a food, and the compiler what is missing until it is drawn', async () => {
    const [word = ''] = blocks('ts word')
    const [sprite = ''] = blocks('ts sprite')
    await addEntry('language/words/foods/berries.ts', word)
    expect(await compile()).toContain("'cranberry' is missing")
    await addEntry('paint/sprites/foods/berries.ts', sprite)
    expect(await compile()).toBe('')
    const { stdout } = await inCopy(`
      import { illustrate, drawSpecimen } from '@pinchwell/illustrator/paint'
      await illustrate('recipes/7', 'plain | plate | cranberry*3 |', 80)
      console.log(drawSpecimen('foods', 'cranberry').toSvg())
    `)
    expect(stdout.match(/#a3243b/g)?.length).toBeGreaterThanOrEqual(12)
  })

  test('names the folders and files that are there', async () => {
    const named = [...readme.matchAll(/^\| `([\w/.]+)` +\|/gm)].map(([, file = '']) => file)
    expect(named.length).toBeGreaterThan(3)
    await Promise.all(
      named.map((file) =>
        cp(path.join(PACKAGE, file), path.join(copy, 'there', file), { recursive: true }),
      ),
    )
  })
})
