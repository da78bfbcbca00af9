/** The output of the workflow's scripts in real repositories. */
import { spawnSync } from 'node:child_process'
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../support/temporaryFolder.ts'

const COMPARE = path.resolve('.github/scripts/compare.sh')
const ADDITIONS = path.resolve('.github/scripts/additions.sh')
/** Answers like GitHub, with the deployments in a file, newest first, and their states. */
const GH = `#!/usr/bin/env bash
[ -f "$DEPLOYMENTS" ] || exit 1
case "$2" in
  */statuses) id=\${2%/statuses}; grep -q "^\${id##*/} .* success" "$DEPLOYMENTS" && echo true || echo false ;;
  *) cut -d ' ' -f 1,2 "$DEPLOYMENTS" ;;
esac
`

const root = temporaryFolder()
const repository = path.join(root, 'repository')

await mkdir(repository)
await writeFile(path.join(root, 'gh'), GH)
await chmod(path.join(root, 'gh'), 0o755)
git('init', '-q')

function git(...args: string[]): string {
  const who = ['-c', 'user.name=Editor', '-c', 'user.email=editor@kitchen.example']
  return spawnSync('git', [...who, ...args], { cwd: repository, encoding: 'utf8' }).stdout.trim()
}

async function commit(name: string, text = 'Changed.'): Promise<string> {
  const file = path.join(repository, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
  git('add', '-A')
  git('commit', '-q', '-m', name)
  return git('rev-parse', 'HEAD')
}

/** Says whether the program's tests must run after these deployments, newest first. */
async function isProgram(...deployments: [commit: string, state: string][]): Promise<string> {
  const list = deployments.map(([sha, state], index) => `${index + 1} ${sha} ${state}\n`)
  await rm(path.join(root, 'deployments'), { force: true })
  if (list.length > 0) await writeFile(path.join(root, 'deployments'), list.join(''))
  const output = path.join(root, 'output')
  await rm(output, { force: true })
  const env = {
    PATH: `${root}:${process.env.PATH}`,
    DEPLOYMENTS: path.join(root, 'deployments'),
    GITHUB_REPOSITORY: 'someone/site',
    GITHUB_OUTPUT: output,
  }
  const { status } = spawnSync('bash', ['-e', '-c', COMPARE], { cwd: repository, env })
  expect(status).toBe(0)
  return (await readFile(output, 'utf8')).trim()
}

const CONTENT = 'content/recipes/54-lemon-tart.yaml'

test('a commit of content alone after the last deploy is one of content', async () => {
  const deployed = await commit('src/main.tsx')
  await commit(CONTENT)
  expect(await isProgram([deployed, 'success'])).toBe('program=false')
})

test.each(['src/main.tsx', 'vitest.config.ts', 'docs/editing.md', 'content.ts'])(
  'a change of %s is one of the program',
  async (name) => {
    const deployed = git('rev-parse', 'HEAD')
    await commit(name, `Changed ${name}.`)
    expect(await isProgram([deployed, 'success'])).toBe('program=true')
  },
)

test('a change of the program that was not deployed is tested with the next of the content', async () => {
  const deployed = await commit('src/main.tsx')
  const failed = await commit('src/main.tsx', 'Broken.')
  await commit(CONTENT)
  expect(await isProgram([deployed, 'success'])).toBe('program=true')
  expect(await isProgram([failed, 'failure'], [deployed, 'success'])).toBe('program=true')
  await commit('src/main.tsx')
  expect(await isProgram([failed, 'error'], [deployed, 'success'])).toBe('program=false')
})

test('without a known deploy, all is tested', async () => {
  await commit('content/site.yaml')
  expect(await isProgram()).toBe('program=true')
  expect(await isProgram(['0123456789012345678901234567890123456789', 'success'])).toBe(
    'program=true',
  )
})

const SETTINGS = 'content/site.yaml'
const BEFORE = `address: https://pinchwell.example
newsletter:
  service: none
providers:
  analytics: none # or plausible, https://plausible.io
`

/** Returns the warnings that an editor would see beside the file. */
async function additions(settings: string): Promise<string[]> {
  const base = await commit(SETTINGS, BEFORE)
  await writeFile(path.join(repository, SETTINGS), settings)
  const env = { PATH: process.env.PATH, BASE: base }
  const { status, stdout } = spawnSync(ADDITIONS, { cwd: repository, env, encoding: 'utf8' })
  expect(status).toBe(0)
  const lines = stdout.split('\n').filter(Boolean)
  return lines.map((line) => /^::warning file=content\/site.yaml::.*“(.*)”/.exec(line)?.[1] ?? line)
}

const SERVICE = 'service: json\n  endpoint: "https://mail.example/a"'
const SCRIPT = 'analytics: plausible\n  plausible:\n    script: https://evil.example/js/script.js'

test.each([
  ['what was there', BEFORE, []],
  ['an address in a comment', `brand: Other # see https://other.example\n${BEFORE}`, []],
  ['another form', BEFORE.replace('newsletter', 'contact'), []],
  [
    'a service with its address',
    BEFORE.replace('service: none', SERVICE),
    ['https://mail.example', 'service: json'],
  ],
  [
    'page views with a script',
    BEFORE.replace('analytics: none', SCRIPT),
    ['analytics: plausible', 'https://evil.example'],
  ],
])('of settings with %s, a pull request is warned of %j', async (_what, settings, named) => {
  expect(await additions(settings)).toEqual(named)
})
