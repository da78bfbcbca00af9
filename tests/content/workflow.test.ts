import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { formatProblem, type ContentProblem } from '../../pipeline/problems/problem.ts'
import packageJson from '../../package.json' with { type: 'json' }
import { temporaryFolder } from '../support/temporaryFolder.ts'

const checkout = temporaryFolder()

await mkdir(path.join(checkout, 'content'))
await writeFile(path.join(checkout, 'content/site.yaml'), 'address: https://kitchen.example\n')

interface Job {
  permissions?: Record<string, string>
  steps: { uses?: string; run?: string }[]
}
interface Workflow {
  permissions: Record<string, string>
  jobs: Record<string, Job>
}

const readWorkflow = async (name: string): Promise<Workflow> =>
  parse(await readFile(`.github/workflows/${name}.yml`, 'utf8'))
const [workflow, dueWorkflow] = [await readWorkflow('site'), await readWorkflow('due')]
const linksWorkflow = await readWorkflow('links')
const { changes: compareJob, build, deploy } = workflow.jobs
const { due } = dueWorkflow.jobs
const { links } = linksWorkflow.jobs
const jobs = [workflow, dueWorkflow, linksWorkflow].flatMap((one) => Object.values(one.jobs))
const steps = jobs.flatMap((job) => job.steps)
const commands = steps.flatMap(({ run }) => run ?? [])

test('what the workflow runs is there', () => {
  const scripts = commands.flatMap((command) =>
    [...command.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name]) => name),
  )
  expect(scripts).toEqual(
    expect.arrayContaining(['test:content', 'test:hosts', 'test:stress', 'test:engines']),
  )
  expect(commands).toContain('npx vitest run --config tests/edits/vitest.config.ts')
  expect(Object.keys(packageJson.scripts)).toEqual(expect.arrayContaining(scripts))
  expect(commands).toContain('.ci/run')
  expect(commands).toContain('.github/scripts/compare.sh')
  for (const file of ['.ci/run', '.github/scripts/compare.sh']) expect(existsSync(file)).toBe(true)
})

test('the workflow uses the official actions alone, each pinned to one commit with its version beside it', async () => {
  const used = steps.flatMap(({ uses }) => uses ?? [])
  expect(used.length).toBeGreaterThan(6)
  expect(used.filter((name) => !/^actions\/[a-z-]+@[0-9a-f]{40}$/.test(name))).toEqual([])
  const names = (await readdir('.github/workflows')).map((name) => `.github/workflows/${name}`)
  const texts = await Promise.all(names.map((name) => readFile(name, 'utf8')))
  const lines = texts.flatMap((text) => text.match(/^.*\buses:.*$/gm) ?? [])
  expect(lines).toHaveLength(used.length)
  const pins = lines.map((line) => /uses: (\S+)@(\S+) # (v\d+\.\d+\.\d+)$/.exec(line)?.slice(1))
  expect(pins).not.toContain(undefined)
  const actions = new Set(pins.map((pin) => pin?.[0]))
  expect(new Set(pins.map((pin) => pin?.join(' '))).size).toBe(actions.size)
})

test('only the job that publishes may write', () => {
  expect(workflow.permissions).toEqual({ contents: 'read' })
  expect(compareJob?.permissions).toEqual({ contents: 'read', deployments: 'read' })
  expect(build?.permissions).toEqual({ contents: 'read', pages: 'read' })
  expect(deploy?.permissions).toEqual({ pages: 'write', 'id-token': 'write' })
  expect(dueWorkflow.permissions).toEqual({ contents: 'read' })
  expect(due?.permissions).toEqual({ contents: 'read', actions: 'write' })
  expect(linksWorkflow.permissions).toEqual({ contents: 'read' })
  expect(links?.permissions).toEqual({ contents: 'read', issues: 'write' })
})

function compare(published: string, folder: string) {
  const { status, stdout } = spawnSync('bash', [path.resolve('.github/scripts/address.sh')], {
    env: { PATH: process.env.PATH, PUBLISHED: published, FOLDER: folder },
    encoding: 'utf8',
    cwd: checkout,
  })
  return { status, stdout }
}

test('a site is not published where its pages would load nothing', () => {
  expect(commands).toContain('.github/scripts/address.sh')
  const { status, stdout } = compare('https://someone.github.io/site', '/site')
  expect(status).toBe(1)
  expect(stdout).toMatch(/^::error file=content\/site\.yaml::The site is published at https:/)
  expect(stdout).toContain('Write “address: https://someone.github.io/site”.')
})

test('settings that name another address are warned of', () => {
  expect(compare('https://kitchen.example/', '')).toEqual({ status: 0, stdout: '' })
  const { status, stdout } = compare('https://elsewhere.example', '')
  expect(status).toBe(0)
  expect(stdout).toMatch(/^::warning file=content\/site\.yaml::/)
})

/** Runs the step of a job that lists due documents, with stubs for `gh` and `npm`. */
function runDue(job: Job | undefined, standIns: string, values: Record<string, string>) {
  const step = job?.steps.find(({ run }) => run?.includes('content:due'))
  const script = `${standIns}${step?.run ?? 'exit 99'}`
  const env = { PATH: process.env.PATH, ...values }
  const { status, stdout } = spawnSync('bash', ['-e', '-c', script], { env, encoding: 'utf8' })
  return { status, said: stdout.trim() }
}

function publishDue(SINCE: string, CHANGES: string) {
  const standIns = `
    gh() { if [ "$1 $2" = "run list" ]; then echo "$SINCE"; else echo "gh $*"; fi }
    npm() { [ "$*" = "run --silent content:due -- --since $SINCE" ] && printf '%s' "$CHANGES"; }
  `
  return runDue(due, standIns, { SINCE, CHANGES })
}

const SINCE = '2027-05-03T08:00:00Z'
const CHANGE = 'content/posts/2.mdx appears on 2027-05-03 09:00 UTC'

test.each([
  ['something', SINCE, CHANGE, `${CHANGE}\ngh workflow run site.yml --ref main`],
  ['nothing', SINCE, '', `Nothing has come due since ${SINCE}.`],
  ['something on a site that was never published', '', CHANGE, 'The site was not published yet.'],
])('when %s has come due, it is built, or said why not', (_what, since, changes, said) => {
  expect(publishDue(since, changes)).toEqual({ status: 0, said })
})

function watchLinks(FOUND: string, STATUS: string, ISSUE: string) {
  const standIns = `
    gh() { if [ "$1 $2" = "issue list" ]; then echo "$ISSUE"; else printf '[%s]' "$@"; fi }
    npm() { printf '%s' "$FOUND"; return $STATUS; }
  `
  const { status, said } = runDue(links, standIns, { TITLE: 'Links', FOUND, STATUS, ISSUE })
  return { status, said: said.replace(FOUND, '').trim() }
}

test('what was found of links is one issue, and no issue when all is well', () => {
  const found = 'content/posts/2.mdx:3:4  @someone is gone.\nLinks: 1 dead'
  const shown = '    content/posts/2.mdx:3:4  @someone is gone.\n    Links: 1 dead'
  const created = `[issue][create][--title][Links][--body][${shown}]`
  expect(watchLinks(found, '1', '')).toEqual({ status: 0, said: created })
  const edited = `[issue][edit][7][--body][${shown}]`
  expect(watchLinks(found, '1', '7')).toEqual({ status: 0, said: edited })
  expect(watchLinks('Links: 0 dead', '0', '7')).toEqual({ status: 0, said: '' })
  expect(watchLinks('', '1', '').status).toBe(1)
})

interface Matcher {
  owner: string
  severity: string
  pattern: { regexp: string; file: 1; line: 2; column: 3; message: 4 }[]
}
const { problemMatcher }: { problemMatcher: Matcher[] } = JSON.parse(
  await readFile('.github/problem-matcher.json', 'utf8'),
)

/** Returns the annotations that GitHub shows beside the file for a line of the check. */
function annotations(line: string): object[] {
  return problemMatcher.flatMap(({ severity, pattern: [pattern] }) => {
    const found = pattern && new RegExp(pattern.regexp).exec(line)
    if (!found) return []
    const { file, line: lineNumber, column, message } = pattern
    return [
      {
        severity,
        file: found[file],
        line: found[lineNumber],
        column: found[column],
        message: found[message],
      },
    ]
  })
}

const PROBLEM: ContentProblem = {
  file: 'content/recipes/7-tall-buttermilk-pancakes.yaml',
  line: 3,
  column: 11,
  rule: 'unknown-category',
  what: '“category” cannot be “Brekfast: 7:30”.',
  fix: 'Did you mean “Breakfast”?',
}

test('a mistake in the content is shown at its line, once', () => {
  const { file, what, fix } = PROBLEM
  expect(annotations(formatProblem(PROBLEM))).toEqual([
    { severity: 'error', file, line: '3', column: '11', message: `${what}  ${fix}` },
  ])
})

test('a warning is shown as one, and other lines are not', () => {
  const warned = formatProblem({ ...PROBLEM, rule: 'long-title' })
  expect(annotations(warned)).toMatchObject([{ severity: 'warning', line: '3' }])
  expect(annotations('1 problem in the content:')).toEqual([])
})
