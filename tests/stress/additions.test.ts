/** What the workflow says of a pull request that changes the settings, in a real repository. */
import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const SCRIPT = path.resolve('.github/scripts/additions.sh')
const BEFORE = `address: https://pinchwell.example
newsletter:
  service: none
providers:
  analytics: none # or plausible, https://plausible.io
`

let repository: string
let base: string

beforeAll(async () => {
  repository = await mkdtemp(path.join(tmpdir(), 'settings-'))
  await mkdir(path.join(repository, 'content'))
  await write(BEFORE)
  git('init', '-q')
  git('add', '-A')
  git('-c', 'user.name=Editor', '-c', 'user.email=editor@kitchen.example', 'commit', '-qm', 'Begin')
  base = git('rev-parse', 'HEAD').trim()
})

afterAll(() => rm(repository, { recursive: true }))

function git(...args: string[]): string {
  return spawnSync('git', args, { cwd: repository, encoding: 'utf8' }).stdout
}

const write = (settings: string) => writeFile(path.join(repository, 'content/site.yaml'), settings)

/** What is warned of, as an editor would find it beside the file. */
async function additions(settings: string): Promise<string[]> {
  await write(settings)
  const env = { PATH: process.env.PATH, BASE: base }
  const { status, stdout } = spawnSync(SCRIPT, { cwd: repository, env, encoding: 'utf8' })
  expect(status).toBe(0)
  const lines = stdout.split('\n').filter(Boolean)
  return lines.map((line) => /^::warning file=content\/site.yaml::.*“(.*)”/.exec(line)?.[1] ?? line)
}

test('settings that add no address and no service are not spoken of', async () => {
  expect(await additions(BEFORE)).toEqual([])
  expect(await additions(`brand: Other # see https://other.example\n${BEFORE}`)).toEqual([])
  expect(await additions(BEFORE.replace('newsletter', 'contact'))).toEqual([])
})

test('each address and service that the settings add is named', async () => {
  const changed = BEFORE.replace(
    'service: none',
    'service: json\n  endpoint: "https://mail.example/a"',
  )
  expect(await additions(changed)).toEqual(['https://mail.example', 'service: json'])
  const script = 'analytics: plausible\n  plausible:\n    script: https://evil.example/js/script.js'
  expect(await additions(BEFORE.replace('analytics: none', script))).toEqual([
    'analytics: plausible',
    'https://evil.example',
  ])
})
