/**
 * Writes the documents that the site starts with into `content/`.
 * Editors own the files from then on: what is there is left alone.
 *
 *   npm run seed                 write what is missing
 *   npm run seed -- --force      replace what is there
 *   npm run seed -- --into DIR   write elsewhere
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { sitePlace } from '../pipeline/sitePlace.ts'
import { seedFiles } from './seed/seedFiles.ts'
import { writeSeed } from './seed/writeSeed.ts'

const { values } = parseArgs({
  options: {
    force: { type: 'boolean', default: false },
    into: { type: 'string', default: path.relative('.', sitePlace.content) },
  },
})

const files = seedFiles()
const count = await writeSeed(files, values.into, values.force)
console.log(`${count} written, ${files.length - count} left as they were, in ${values.into}`)
