import { gunzipSync, type UnzipFileInfo, unzipSync } from 'fflate'

/** What an archive may hold: each is many times what real exports do. */
const LIMITS = {
  /** Of one file in it, in bytes. */
  fileBytes: 60_000_000,
  /** Of all files together, in bytes. */
  totalBytes: 600_000_000,
  entries: 20_000,
  /** How many times as large as in the archive a file of more than a megabyte may be. */
  ratio: 200,
  depth: 4,
}

export interface SourceFile {
  /** As it is shown; behind an archive’s name its own, as in `export.zip/soup/recipe.json`. */
  name: string
  bytes: Uint8Array
}

/** The files in an archive, and in sentences what could not be read. */
interface Found {
  files: SourceFile[]
  problems: string[]
}

const DAMAGED: Found = { files: [], problems: ['It is damaged, and cannot be unpacked.'] }

interface Budget {
  bytes: number
  entries: number
}

/** Opens a file that may be an archive, and archives in it. Never throws for what is in it. */
export function openFile(file: SourceFile): Found {
  return open(file, 0, { bytes: LIMITS.totalBytes, entries: LIMITS.entries })
}

function open(file: SourceFile, depth: number, budget: Budget): Found {
  const { name, bytes } = file
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b
  if (!isZip && !isGzip) return { files: [file], problems: [] }
  if (depth >= LIMITS.depth) {
    const what = `Archives stand in each other more than ${LIMITS.depth} deep; this one is left out.`
    return { files: [], problems: [`${name}: ${what}`] }
  }
  const found = isZip ? unzip(bytes, budget) : ungzip(file, budget)
  const inner = found.files.map((each) =>
    open({ ...each, name: isZip ? `${name}/${each.name}` : name }, depth + 1, budget),
  )
  return {
    files: inner.flatMap(({ files }) => files),
    problems: [
      ...found.problems.map((problem) => `${name}: ${problem}`),
      ...inner.flatMap(({ problems }) => problems),
    ],
  }
}

function unzip(bytes: Uint8Array, budget: Budget): Found {
  const problems: string[] = []
  const isWanted = ({ name, size, originalSize }: UnzipFileInfo): boolean => {
    if (name.endsWith('/') || /(?:^|\/)(?:__MACOSX|\.DS_Store)/.test(name)) return false
    budget.entries -= 1
    if (budget.entries < 0) return false
    const why = isOutside(name) ? 'leads out of the archive' : excess(size, originalSize, budget)
    if (why !== undefined) problems.push(`“${name.slice(0, 200)}” ${why}, and is left out.`)
    else budget.bytes -= originalSize
    return why === undefined
  }
  try {
    const found = Object.entries(unzipSync(bytes, { filter: isWanted }))
    if (budget.entries < 0)
      problems.push(`It has more than ${LIMITS.entries} files; the others are left out.`)
    return { files: found.map(([name, content]) => ({ name, bytes: content })), problems }
  } catch {
    return DAMAGED
  }
}

function isOutside(name: string): boolean {
  return /^(?:[/\\]|[a-z]:)|(?:^|[/\\])\.\.(?:[/\\]|$)|\0/i.test(name)
}

/** Sizes are in bytes, as the archive says them: no more is unpacked. */
function excess(packed: number, unpacked: number, budget: Budget): string | undefined {
  if (unpacked > LIMITS.fileBytes || unpacked > budget.bytes) return 'is too large'
  if (unpacked > 1_000_000 && unpacked > packed * LIMITS.ratio) return 'would become too large'
  return undefined
}

/** The file in a gzip archive, whose last bytes are its size: https://www.rfc-editor.org/rfc/rfc1952 */
function ungzip({ name, bytes }: SourceFile, budget: Budget): Found {
  try {
    const [size = 0] = new Uint32Array(Uint8Array.from(bytes.subarray(-4)).buffer)
    const why = excess(bytes.length, size, budget)
    if (why !== undefined) return { files: [], problems: [`It ${why}, and is left out.`] }
    const unpacked = gunzipSync(bytes)
    budget.bytes -= size
    return { files: [{ name, bytes: unpacked }], problems: [] }
  } catch {
    return DAMAGED
  }
}
