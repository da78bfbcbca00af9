import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readContent } from '../../pipeline/content/read/readContent.ts'

function run(cwd: string, command: string, ...args: string[]): string {
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, npm_config_prefer_offline: 'true' }
  return execFileSync(command, args, { cwd, env, encoding: 'utf8', stdio: 'pipe' })
}

const startSite = (...args: string[]) =>
  run('.', process.execPath, 'scripts/run.mjs', 'scripts/startSite.ts', ...args)

test('another site begins without a mistake, and is built by the packed program alone', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pinchwell-site-'))
  // Removing a folder of packages takes longer than the default timeout of hooks.
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }), 120_000)
  const site = path.join(folder, 'bakery')
  run('.', 'npm', 'pack', '--pack-destination', folder)
  startSite(site, '--program', path.join(folder, 'pinchwell-0.1.0.tgz'), '--look', 'quiet')
  const { dependencies } = JSON.parse(readFileSync(path.join(site, 'package.json'), 'utf8'))
  expect(dependencies).toEqual({ pinchwell: 'file:pinchwell-0.1.0.tgz' })
  const { problems } = await readContent(path.join(site, 'content'), new Date())
  // The guide explains how to fix this.
  expect(new Set(problems.map(({ rule }) => rule))).toEqual(new Set(['unsent-form']))

  run(site, 'npm', 'install', '--no-audit', '--no-fund')
  // As the workflow does.
  const settings = path.join(site, 'content/site.yaml')
  const workflow = readFileSync(path.join(site, '.github/workflows/site.yml'), 'utf8')
  const command = /^ +sed .*/m.exec(workflow)?.[0] ?? ''
  execFileSync('bash', ['-c', command], {
    cwd: site,
    env: { PATH: process.env.PATH, ADDRESS: 'https://name.github.io/bakery/' },
  })
  expect(readFileSync(settings, 'utf8')).toContain('\naddress: https://name.github.io/bakery\n')
  writeFileSync(path.join(site, 'content/words.yaml'), 'site:\n  skipToContent: Straight to it\n')
  run(site, 'npm', 'run', 'build')
  const home = readFileSync(path.join(site, 'dist/index.html'), 'utf8')
  expect(home).toContain('Bakery')
  expect(home).toContain('href="/bakery/recipes"')
  expect(home).toContain('Straight to it')
  expect(home).toContain('Site-text as Georgia')
  expect(home).not.toContain('Pinchwell')
  expect(() => startSite(site)).toThrow('has files already')
  expect(() => startSite(path.join(folder, 'cafe'), '--look', 'loud')).toThrow(
    'There is no look “loud”.  Choose one of dark, pinchwell, quiet.',
  )
})
