import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { placeFiles, writeFiles } from './placeFiles.mjs'

/**
 * Writes a program where it finds the packages: into a folder of the project, or, where this user or
 * the disk does not allow that, into one that goes when the program ends.
 *
 * @param {string} root the folder of the project
 * @param {string} source the script that it was made of
 * @param {Map<string, string>} files by their names
 * @returns {Promise<string>} the path of the file to import
 */
export async function placeProgram(root, source, files) {
  const name = `${path.basename(source, path.extname(source))}.mjs`
  const hash = createHash('sha256')
  for (const [file, text] of files) hash.update(file).update(text)
  const folder = path.join(root, '.build/programs')
  try {
    const place = await placeFiles(folder, hash.digest('hex').slice(0, 16), () => files)
    return path.join(place, name)
  } catch {
    return path.join(placeForThisRun(root, files), name)
  }
}

/**
 * @param {string} root
 * @param {Map<string, string>} files
 */
function placeForThisRun(root, files) {
  const place = mkdtempSync(path.join(tmpdir(), 'program-'))
  process.on('exit', () => rmSync(place, { recursive: true, force: true }))
  symlinkSync(path.join(root, 'node_modules'), path.join(place, 'node_modules'), 'junction')
  writeFiles(place, files)
  return place
}
