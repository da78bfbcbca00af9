import {
  type Budget,
  type Found,
  isGzip,
  isZip,
  type SourceFile,
  ungzip,
  unzip,
} from './archive.ts'
import { LIMITS } from './limits.ts'

/** Opens a file that may be an archive, and archives in it. Never throws for what is in it. */
export function openFile(file: SourceFile): Found {
  return open(file, 0, { bytes: LIMITS.totalBytes, entries: LIMITS.entries })
}

function open(file: SourceFile, depth: number, budget: Budget): Found {
  const { name, bytes } = file
  if (!isZip(bytes) && !isGzip(bytes)) return { files: [file], problems: [] }
  if (depth >= LIMITS.depth) {
    const what = `Archives stand in each other more than ${LIMITS.depth} deep; this one is left out.`
    return { files: [], problems: [`${name}: ${what}`] }
  }
  const found = isZip(bytes) ? unzip(bytes, budget) : ungzip(file, budget)
  const inner = found.files.map((each) => {
    const shown = isZip(bytes) ? `${name}/${each.name}` : name
    return open({ name: shown, bytes: each.bytes }, depth + 1, budget)
  })
  return {
    files: inner.flatMap(({ files }) => files),
    problems: [
      ...found.problems.map((problem) => `${name}: ${problem}`),
      ...inner.flatMap(({ problems }) => problems),
    ],
  }
}
