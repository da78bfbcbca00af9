import { gunzipSync, type UnzipFileInfo, unzipSync } from 'fflate'

const LIMITS = { fileBytes: 60_000_000, totalBytes: 600_000_000, depth: 4 }

export interface SourceFile {
  /** The path, prefixed with the enclosing archives: `export.zip/soup/recipe.json`. */
  name: string
  bytes: Uint8Array
}

interface OpenedFile {
  files: SourceFile[]
  problems: string[]
  bytesLeft: number
}

/** Opens a file, and any archives nested in it; never throws. */
export function openFile(file: SourceFile): OpenedFile {
  const opened: OpenedFile = { files: [], problems: [], bytesLeft: LIMITS.totalBytes }
  openInto(opened, file, 0)
  return opened
}

function openInto(opened: OpenedFile, file: SourceFile, depth: number): void {
  const { name, bytes } = file
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b
  if (!isZip && !isGzip) {
    opened.files.push(file)
  } else if (depth >= LIMITS.depth) {
    const problem = `Archives stand in each other more than ${LIMITS.depth} deep; this one is left out.`
    opened.problems.push(`${name}: ${problem}`)
  } else {
    try {
      const inner = isZip ? unzip(file, opened) : ungzip(file, opened)
      for (const each of inner) openInto(opened, each, depth + 1)
    } catch {
      opened.problems.push(`${name}: It is damaged, and cannot be unpacked.`)
    }
  }
}

function unzip({ name: archive, bytes }: SourceFile, opened: OpenedFile): SourceFile[] {
  const isWanted = ({ name, originalSize }: UnzipFileInfo): boolean => {
    if (name.endsWith('/') || /(?:^|\/)(?:__MACOSX|\.DS_Store)/.test(name)) return false
    const isTooLarge = !reserveBytes(opened, originalSize)
    if (!OUTSIDE.test(name) && !isTooLarge) return true
    const reason = isTooLarge ? 'is too large' : 'leads out of the archive'
    opened.problems.push(`${archive}: “${name.slice(0, 200)}” ${reason}, and is left out.`)
    return false
  }
  const unpacked = Object.entries(unzipSync(bytes, { filter: isWanted }))
  return unpacked.map(([name, content]) => ({ name: `${archive}/${name}`, bytes: content }))
}

const OUTSIDE = /^(?:[/\\]|[a-z]:)|(?:^|[/\\])\.\.(?:[/\\]|$)|\0/i

/** Reserves the size that an archive declares; unpacking stops at that size. */
function reserveBytes(opened: OpenedFile, bytes: number): boolean {
  if (bytes > LIMITS.fileBytes || bytes > opened.bytesLeft) return false
  opened.bytesLeft -= bytes
  return true
}

/** Unpacks a gzip archive, which ends with its size: https://www.rfc-editor.org/rfc/rfc1952 */
function ungzip({ name, bytes }: SourceFile, opened: OpenedFile): SourceFile[] {
  const [size = 0] = new Uint32Array(Uint8Array.from(bytes.subarray(-4)).buffer)
  if (reserveBytes(opened, size)) return [{ name, bytes: gunzipSync(bytes) }]
  opened.problems.push(`${name}: It is too large, and is left out.`)
  return []
}
