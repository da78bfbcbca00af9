import { codeListPath } from '../addresses/offlineFiles.ts'
import { findKeptFile } from './files.ts'

/** The files of a version of the code, where their list is kept; none where it is not. */
export async function readCodeList(code: string): Promise<string[]> {
  const kept = await findKeptFile(codeListPath(code))
  return kept ? kept.json() : []
}
