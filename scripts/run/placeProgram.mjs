import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** How old a program may be and still run, as a development server does; in milliseconds. */
const STALE_AFTER = 30 * 24 * 60 * 60 * 1000

/**
 * Writes a program where it finds the packages: into a folder of the project, or, where this user or
 * the disk does not allow that, into one that goes when the program ends.
 *
 * @param {string} root the folder of the project
 * @param {string} source the script that it was made of
 * @param {Map<string, string>} files by their names
 * @returns {string} the path of the file to import
 */
export function placeProgram(root, source, files) {
  const name = `${path.basename(source, path.extname(source))}.mjs`
  try {
    return path.join(placeInProject(path.join(root, '.build/programs'), files), name)
  } catch {
    return path.join(placeForThisRun(root, files), name)
  }
}

/**
 * @param {string} folder
 * @param {Map<string, string>} files
 */
function placeInProject(folder, files) {
  const hash = createHash('sha256')
  for (const [name, text] of files) hash.update(name).update(text)
  const place = path.join(folder, hash.digest('hex').slice(0, 16))
  if (existsSync(place)) {
    // What is in use is not old.
    utimesSync(place, new Date(), new Date())
    return place
  }
  const aside = path.join(folder, `.${randomUUID()}`)
  try {
    write(aside, files)
    renameSync(aside, place)
  } catch (error) {
    rmSync(aside, { recursive: true, force: true })
    // Another process was first, with the same files.
    if (!existsSync(place)) throw error
  }
  removeStale(folder)
  return place
}

/**
 * @param {string} root
 * @param {Map<string, string>} files
 */
function placeForThisRun(root, files) {
  const place = mkdtempSync(path.join(tmpdir(), 'program-'))
  process.on('exit', () => rmSync(place, { recursive: true, force: true }))
  symlinkSync(path.join(root, 'node_modules'), path.join(place, 'node_modules'), 'junction')
  write(place, files)
  return place
}

/**
 * @param {string} folder
 * @param {Map<string, string>} files
 */
function write(folder, files) {
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of files) writeFileSync(path.join(folder, name), text)
}

/** @param {string} folder */
function removeStale(folder) {
  for (const name of readdirSync(folder)) {
    const place = path.join(folder, name)
    // Another process may remove it, too.
    const written = statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? Infinity
    if (Date.now() - written > STALE_AFTER) rmSync(place, { recursive: true, force: true })
  }
}
