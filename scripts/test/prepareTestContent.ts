import { cp, rm } from 'node:fs/promises'
import path from 'node:path'
import { TEST_CONTENT } from './testContent.ts'

/** The documents on which the program is tested, whatever `content/` holds. */
export const TEST_DOCUMENTS = 'tests/documents'

/** Copies the test documents to a folder that tests may change, unless the caller chose content. */
export async function prepareTestContent(): Promise<void> {
  const { CONTENT_DIR = TEST_CONTENT } = process.env
  if (path.resolve(CONTENT_DIR) !== path.resolve(TEST_CONTENT)) return
  await rm(TEST_CONTENT, { recursive: true, force: true })
  await cp(TEST_DOCUMENTS, TEST_CONTENT, { recursive: true })
}
