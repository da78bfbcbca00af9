import { cp, rm } from 'node:fs/promises'
import path from 'node:path'
import { TEST_CONTENT } from '../../scripts/test/testContent.ts'
import { writeShortDocuments } from './shortDocuments.ts'

/** The documents on which the program is tested, whatever `content/` holds. */
export const TEST_DOCUMENTS = 'tests/documents'
const SHORT = path.join(TEST_DOCUMENTS, 'short')

/** Copies the test documents to a folder that tests may change, unless the caller chose content. */
export async function prepareTestContent(): Promise<void> {
  const { CONTENT_DIR = TEST_CONTENT } = process.env
  if (path.resolve(CONTENT_DIR) !== path.resolve(TEST_CONTENT)) return
  await rm(TEST_CONTENT, { recursive: true, force: true })
  await cp(TEST_DOCUMENTS, TEST_CONTENT, { recursive: true, filter: (name) => name !== SHORT })
  await writeShortDocuments(SHORT, TEST_CONTENT)
}
