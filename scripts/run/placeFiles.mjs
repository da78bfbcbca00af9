import { randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

/** How old files may be and still be in use, as by a development server; in milliseconds. */
const STALE_AFTER = 30 * 24 * 60 * 60 * 1000

/**
 * Writes files into a folder of their own, all of them or none, and removes what is no longer used
 * beside it.
 *
 * @param {string} folder where others of their kind are
 * @param {string} name of their own folder, which says what is in it
 * @param {() => Map<string, string> | Promise<Map<string, string>>} make called when they are not
 *   there yet; files by their names
 * @returns {Promise<string>} their own folder
 * @throws where the folder cannot be written to
 */
export async function placeFiles(folder, name, make) {
  const place = path.join(folder, name)
  if (existsSync(place)) {
    // What is in use is not old.
    utimesSync(place, new Date(), new Date())
    return place
  }
  const aside = path.join(folder, `.${randomUUID()}`)
  try {
    // First, since making files that cannot be written would be for nothing.
    mkdirSync(aside, { recursive: true })
    writeFiles(aside, await make())
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
 * @param {string} folder which is there
 * @param {Map<string, string>} files by their names
 */
export function writeFiles(folder, files) {
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
