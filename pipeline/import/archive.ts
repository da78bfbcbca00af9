import { gunzipSync, type UnzipFileInfo, unzipSync } from 'fflate'

const LIMITS = {
  fileBytes: 60_000_000,
  totalBytes: 600_000_000,
  depth: 4,
}

export interface SourceFile {
  /** The path; it begins with the archives that hold the file: `export.zip/soup/recipe.json`. */
  name: string
  bytes: Uint8Array
}

interface OpenedFile {
  files: SourceFile[]
  problems: string[]
}

/** How many bytes may still be unpacked. */
type Budget = Record<'bytes', number>

const DAMAGED: OpenedFile = { files: [], problems: ['It is damaged, and cannot be unpacked.'] }

/** Opens a file that may be an archive, and the archives in it; never throws. */
export function openFile(
  file: SourceFile,
  depth = 0,
  budget: Budget = { bytes: LIMITS.totalBytes },
): OpenedFile {
  const { name, bytes } = file
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b
  if (!isZip && !isGzip) return { files: [file], problems: [] }
  if (depth >= LIMITS.depth) {
    const problem = `Archives stand in each other more than ${LIMITS.depth} deep; this one is left out.`
    return { files: [], problems: [`${name}: ${problem}`] }
  }
  const opened = isZip ? unzip(bytes, budget) : ungzip(file, budget)
  const inner = opened.files.map((each) =>
    openFile({ ...each, name: isZip ? `${name}/${each.name}` : name }, depth + 1, budget),
  )
  return {
    files: inner.flatMap(({ files }) => files),
    problems: [
      ...opened.problems.map((problem) => `${name}: ${problem}`),
      ...inner.flatMap(({ problems }) => problems),
    ],
  }
}

function unzip(bytes: Uint8Array, budget: Budget): OpenedFile {
  const problems: string[] = []
  const isWanted = ({ name, originalSize }: UnzipFileInfo): boolean => {
    if (name.endsWith('/') || /(?:^|\/)(?:__MACOSX|\.DS_Store)/.test(name)) return false
    const isTooLarge = !reserveBytes(budget, originalSize)
    if (!OUTSIDE.test(name) && !isTooLarge) return true
    const reason = isTooLarge ? 'is too large' : 'leads out of the archive'
    problems.push(`“${name.slice(0, 200)}” ${reason}, and is left out.`)
    return false
  }
  try {
    const unpacked = Object.entries(unzipSync(bytes, { filter: isWanted }))
    return { files: unpacked.map(([name, content]) => ({ name, bytes: content })), problems }
  } catch {
    return DAMAGED
  }
}

const OUTSIDE = /^(?:[/\\]|[a-z]:)|(?:^|[/\\])\.\.(?:[/\\]|$)|\0/i

/** Counts the size that the archive declares; unpacking stops at that size. */
function reserveBytes(budget: Budget, bytes: number): boolean {
  if (bytes > LIMITS.fileBytes || bytes > budget.bytes) return false
  budget.bytes -= bytes
  return true
}

/** Unpacks a gzip archive, whose last bytes are its size: https://www.rfc-editor.org/rfc/rfc1952 */
function ungzip({ name, bytes }: SourceFile, budget: Budget): OpenedFile {
  try {
    const [size = 0] = new Uint32Array(Uint8Array.from(bytes.subarray(-4)).buffer)
    if (!reserveBytes(budget, size))
      return { files: [], problems: ['It is too large, and is left out.'] }
    return { files: [{ name, bytes: gunzipSync(bytes) }], problems: [] }
  } catch {
    return DAMAGED
  }
}
