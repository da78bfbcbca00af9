/**
 * Writes the documents that the site starts with into `content/`.
 * Editors own the files from then on: what is there is left alone.
 *
 *   npm run seed                 write what is missing
 *   npm run seed -- --force      replace what is there
 *   npm run seed -- --into DIR   write elsewhere
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type SeedFile, seedFiles } from './seed/seedFiles.ts'

const { values } = parseArgs({
  options: {
    force: { type: 'boolean', default: false },
    into: { type: 'string', default: 'content' },
  },
})

/** Whether the file was written; an existing one is only replaced with `force`. */
async function writeSeed({ name, text }: SeedFile, into: string, force: boolean) {
  const file = path.join(into, name)
  await mkdir(path.dirname(file), { recursive: true })
  try {
    await writeFile(file, text, { flag: force ? 'w' : 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

const files = seedFiles()
const written = await Promise.all(files.map((file) => writeSeed(file, values.into, values.force)))
const count = written.filter(Boolean).length
console.log(`${count} written, ${files.length - count} left as they were, in ${values.into}`)
