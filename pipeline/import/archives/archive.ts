import { Gunzip, unzipSync, Unzip, UnzipInflate, type UnzipFileInfo } from 'fflate'
import { LIMITS } from './limits.ts'

/** A file with its bytes. */
export interface SourceFile {
  /** As it is shown; behind an archive’s name its own, as in `export.zip/soup/recipe.json`. */
  name: string
  bytes: Uint8Array
}

/** The files in an archive, and in sentences what could not be read. */
export interface Found {
  files: SourceFile[]
  problems: string[]
}

/** What may still be unpacked; becomes less with each file. */
export interface Budget {
  bytes: number
  entries: number
}

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)
}

export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b
}

/** Why a file in an archive is left out; undefined when nothing speaks against it. */
function refusal({ name, size, originalSize }: UnzipFileInfo, budget: Budget): string | undefined {
  if (isOutside(name)) return 'leads out of the archive'
  if (originalSize > LIMITS.fileBytes || originalSize > budget.bytes) return 'is too large'
  if (originalSize > 1_000_000 && originalSize > size * LIMITS.ratio)
    return 'would become too large'
  return undefined
}

/** Whether a name could mean a place outside of the folder that it is unpacked to. */
function isOutside(name: string): boolean {
  return /^(?:[/\\]|[a-z]:)|(?:^|[/\\])\.\.(?:[/\\]|$)|\0/i.test(name)
}

/** The files of a zip archive; of a broken one those that can still be read. */
export function unzip(bytes: Uint8Array, budget: Budget): Found {
  const problems: string[] = []
  const isWanted = (info: UnzipFileInfo): boolean => {
    if (info.name.endsWith('/') || /(?:^|\/)(?:__MACOSX|\.DS_Store)/.test(info.name)) return false
    budget.entries -= 1
    const why = budget.entries < 0 ? undefined : refusal(info, budget)
    if (why !== undefined) problems.push(`“${info.name.slice(0, 200)}” ${why}, and is left out.`)
    if (why !== undefined || budget.entries < 0) return false
    budget.bytes -= info.originalSize
    return true
  }
  try {
    const found = Object.entries(unzipSync(bytes, { filter: isWanted }))
    if (budget.entries < 0)
      problems.push(`It has more than ${LIMITS.entries} files; the others are left out.`)
    return { files: found.map(([name, content]) => ({ name, bytes: content })), problems }
  } catch {
    return rescue(bytes, budget)
  }
}

/** Reads a broken archive from its beginning, as far as that goes. */
function rescue(bytes: Uint8Array, budget: Budget): Found {
  const files: SourceFile[] = []
  const problems = ['The archive is broken; what follows the damage is left out.']
  const reader = new Unzip((file) => {
    if (file.name.endsWith('/')) return
    budget.entries -= 1
    if (budget.entries < 0 || isOutside(file.name)) return
    const chunks: Uint8Array[] = []
    let size = 0
    file.ondata = (error, chunk, isLast) => {
      size += chunk?.length ?? 0
      budget.bytes -= chunk?.length ?? 0
      const isTooLarge = size > LIMITS.fileBytes || budget.bytes < 0
      if (error || isTooLarge) {
        problems.push(
          `“${file.name.slice(0, 200)}” ${isTooLarge ? 'is too large' : 'is damaged'}, and is left out.`,
        )
        file.terminate()
        return
      }
      chunks.push(chunk)
      if (isLast) files.push({ name: file.name, bytes: concat(chunks, size) })
    }
    file.start()
  })
  reader.register(UnzipInflate)
  try {
    pushInSlices(bytes, (slice, isLast) => reader.push(slice, isLast))
  } catch {
    // The end is missing or damaged, which was said.
  }
  return { files, problems }
}

/** The file in a gzip archive. */
export function ungzip({ name, bytes }: SourceFile, budget: Budget): Found {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = new Gunzip((chunk) => {
    size += chunk.length
    if (size > LIMITS.fileBytes || size > budget.bytes)
      throw new RangeError('It becomes too large, and is left out.')
    if (size > 1_000_000 && size > bytes.length * LIMITS.ratio)
      throw new RangeError('It would become too large, and is left out.')
    chunks.push(chunk.slice())
  })
  try {
    pushInSlices(bytes, (slice, isLast) => reader.push(slice, isLast))
  } catch (error) {
    const what =
      error instanceof RangeError ? error.message : 'It is damaged, and cannot be unpacked.'
    return { files: [], problems: [what] }
  }
  budget.bytes -= size
  return {
    files: [{ name: name.replace(/\.gz$/i, ''), bytes: concat(chunks, size) }],
    problems: [],
  }
}

/** Small, so that what becomes very large is noticed before it is there. */
const SLICE = 16_384

function pushInSlices(bytes: Uint8Array, push: (slice: Uint8Array, isLast: boolean) => void): void {
  for (let at = 0; at < bytes.length; at += SLICE) {
    push(bytes.subarray(at, at + SLICE), at + SLICE >= bytes.length)
  }
}

function concat(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
