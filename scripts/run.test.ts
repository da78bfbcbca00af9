import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../tests/support/temporaryFolder.ts'

// Inside the project, since the scripts need its packages.
await mkdir('.build', { recursive: true })
const folder = temporaryFolder(path.resolve('.build'))

/** Runs a script as the project's commands do. @returns its output */
async function run(modules: Record<string, string>, ...options: string[]): Promise<string> {
  for (const [name, code] of Object.entries(modules)) {
    await writeFile(path.join(folder, name), code)
  }
  const script = [path.resolve('scripts/run.mjs'), path.join(folder, 'script.ts')]
  return execFileSync(process.execPath, [...script, ...options], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
  })
}

test('a script gets its options, the program’s folder and the packages, and loads some modules only when it needs them', async () => {
  const output = await run(
    {
      'script.ts': `import path from 'node:path'
        import { parse } from 'yaml'
        const { home } = await import('./home.ts')
        const values: unknown = parse('a: 1')
        console.log(JSON.stringify([process.argv.slice(2), path.resolve('.'), values, home]))`,
      'home.ts': `export { programFolder as home } from '${path.resolve('pipeline/system/programFolder.ts')}'`,
    },
    '--into',
    'here',
  )
  expect(JSON.parse(output)).toEqual([['--into', 'here'], folder, { a: 1 }, path.resolve('.')])
})

test('an error names the line of the source', async () => {
  const failing = run({
    'script.ts': `import { fail } from './fail.ts'\nfail()\n`,
    'fail.ts': `interface Unused { a: string }\n\nexport function fail() {\n  throw new Error('no')\n}\n`,
  })
  await expect(failing).rejects.toThrow(`(${path.join(folder, 'fail.ts')}:4:9)`)
})

test('a wrong option is told with what the script says of itself, without a stack', async () => {
  const code = "/** Adds: `add 1`. */\nimport { parseArgs } from 'node:util'\nparseArgs()\n"
  const failing = run({ 'script.ts': code }, '--one')
  await expect(failing).rejects.toThrow(/Unknown option '--one'\n\nAdds: `add 1`\.\n$/)
})

test('a script that does not exist is named', async () => {
  await rm(path.join(folder, 'script.ts'), { force: true })
  await expect(run({})).rejects.toThrow(/Could not resolve .*script\.ts/)
})

test('asked for help, a script is not run, and says what it is for', async () => {
  const output = await run(
    { 'script.ts': "/**\n * Adds one:\n *\n *   add 1\n */\nconsole.log('run')\n" },
    '--help',
  )
  expect(output).toBe('Adds one:\n\n  add 1\n')
})

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)
const commands = Object.entries(scripts).flatMap(([name, command]) => {
  const script = /^node scripts\/run\.mjs (scripts\/[\w/-]+\.ts)(?: --\w+)?$/.exec(command)?.[1]
  return script === undefined ? [] : [[name, script] as const]
})

test.each(commands)(
  'npm run %s says at its beginning what it does and how it is called',
  (name, script) => {
    const [, comment = ''] = /^\/\*\*([^]*?)\*\//.exec(readFileSync(script, 'utf8')) ?? []
    expect(comment).toMatch(new RegExp(`npm (?:run )?${name}\\b`))
  },
)
