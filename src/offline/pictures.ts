import { withBase, withoutBase } from '../addresses/base.ts'
import { FALLBACK_WIDTH, pictureAddress } from '../addresses/pictureFiles.ts'
import { matchFile, cachedFiles } from './fileCache.ts'
import { keptPicture } from './pageNeeds.ts'

/** Matches `/pictures/recipes-7-1f2e3d4c-800.avif`: its name and its format. */
const FILE = /^\/pictures\/([\w-]+)-\d+\.(avif|webp)$/

function matchPictureFile(pathname: string) {
  return FILE.exec(withoutBase(pathname) ?? '')
}

export function pictureOf(pathname: string): string | null {
  return matchPictureFile(pathname)?.[1] ?? null
}

export async function findOtherWidth(pathname: string): Promise<Response | undefined> {
  const [, name, format] = matchPictureFile(pathname) ?? []
  const other = (await cachedFiles()).find((address) => {
    const match = matchPictureFile(address)
    return name !== undefined && match?.[1] === name && match[2] === format
  })
  return other === undefined ? undefined : matchFile(other)
}

/** Returns a file for each picture without a cached one; the main picture comes first. */
export async function missingPictures(pictures: readonly string[]): Promise<string[]> {
  const files = await cachedFiles()
  const known = new Set(files.map(pictureOf))
  // Only browsers without AVIF request WebP.
  const needsFallback = files.some((address) => address.endsWith('.webp'))
  return pictures.flatMap((name, index) => {
    if (known.has(name)) return []
    const fallback = pictureAddress(name, `-${FALLBACK_WIDTH}.webp`)
    return withBase(needsFallback ? fallback : keptPicture(name, index))
  })
}
