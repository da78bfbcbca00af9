import { rm } from 'node:fs/promises'
import path from 'node:path'
import { seedFiles } from '../seed/seedFiles.ts'
import { writeSeed } from '../seed/writeSeed.ts'
import { TEST_CONTENT } from './testContent.ts'

/**
 * Writes the documents that the program is tested on, as they are to be at the start of a run.
 * Content that a caller chose is left alone.
 */
export async function prepareTestContent(): Promise<void> {
  const { CONTENT_DIR = TEST_CONTENT } = process.env
  if (path.resolve(CONTENT_DIR) !== path.resolve(TEST_CONTENT)) return
  await rm(TEST_CONTENT, { recursive: true, force: true })
  await writeSeed(seedFiles(), TEST_CONTENT, true)
}
