import { isGzip, isZip, ungzip, unzip } from './archive.ts'
import { LIMITS } from './limits.ts'
import type { SourceFile } from './sourceFile.ts'

/** The files in one that may be an archive, with archives in it opened, too. */
export interface Opened {
  files: SourceFile[]
  /** What could not be read, in sentences that name the file. */
  problems: string[]
}

/** What is left of what all archives in a file may come to. */
interface Budget {
  bytes: number
  entries: number
}

/** Opens a file as far as it can be opened. Never throws for what is in it. */
export function openFile(file: SourceFile): Opened {
  const opened: Opened = { files: [], problems: [] }
  open(file, 0, { bytes: LIMITS.totalBytes, entries: LIMITS.entries }, opened)
  return opened
}

function open(file: SourceFile, depth: number, budget: Budget, opened: Opened): void {
  const isArchive = isZip(file.bytes) || isGzip(file.bytes)
  if (!isArchive) {
    opened.files.push(file)
    return
  }
  if (depth >= LIMITS.depth) {
    opened.problems.push(
      `${file.name}: Archives stand in each other more than ${LIMITS.depth} deep; this one is left out.`,
    )
    return
  }
  const { files, problems } = isZip(file.bytes) ? unzip(file.bytes, budget) : ungzip(file, budget)
  opened.problems.push(...problems.map((problem) => `${file.name}: ${problem}`))
  for (const { name, bytes } of files) {
    const shown = isZip(file.bytes) ? `${file.name}/${name}` : file.name
    open({ name: shown, bytes }, depth + 1, budget, opened)
  }
}
