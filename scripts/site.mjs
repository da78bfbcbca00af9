#!/usr/bin/env node
/**
 * Runs a command of the program on the site in the current folder, with its content in `content/`:
 * `pinchwell build`, `pinchwell dev --port 5000`. A site installs the program as a package.
 */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const site = process.cwd()
const installed = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/** Copies the program out of node_modules, where bundlers would treat it as a library. */
function copyProgram() {
  const folder = path.join(site, '.pinchwell')
  const stamp = path.join(folder, 'stamp')
  // Lists the versions of all packages, on which cached files depend.
  const lock = path.join(site, 'package-lock.json')
  if (!fs.existsSync(lock)) {
    console.error('There is no package-lock.json.  Run “npm install”, which writes it, and again.')
    process.exit(1)
  }
  const version = [path.join(installed, 'package.json'), lock]
    .map((file) => fs.statSync(file).ctimeMs)
    .join()
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === version) return folder
  fs.rmSync(folder, { recursive: true, force: true })
  fs.mkdirSync(folder)
  fs.cpSync(installed, folder, {
    recursive: true,
    filter: (file) => !file.slice(installed.length).includes('node_modules'),
  })
  fs.cpSync(lock, path.join(folder, 'package-lock.json'))
  fs.symlinkSync(path.join(site, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  fs.writeFileSync(stamp, version)
  return folder
}

const isPackage = installed.split(path.sep).includes('node_modules')
const program = isPackage ? copyProgram() : installed
const { scripts } = JSON.parse(fs.readFileSync(path.join(program, 'package.json'), 'utf8'))
const [name = 'start', ...options] = process.argv.slice(2)
const [, ...command] = scripts[name]?.split(' ') ?? []
if (command[0] !== 'scripts/run.mjs') {
  console.error(
    `There is no command “${name}”.  Try: build, content:check, dev, new, import or serve.`,
  )
  process.exit(1)
}
const { status } = spawnSync(process.execPath, [...command, ...options], {
  cwd: program,
  stdio: 'inherit',
  env: { INIT_CWD: site, ...process.env, CONTENT_DIR: path.join(site, 'content') },
})
process.exit(status ?? 1)
