import { FALLBACK_WIDTH, PICTURE_WIDTHS, pictureAddress } from '../addresses/pictureFiles.ts'
import { findKeptFile, keptFiles } from './files.ts'

/** A file of a picture, as pages show it: `/pictures/recipes-7-1f2e3d4c-800.avif`. */
const FILE = /^\/pictures\/([\w-]+)-\d+\.(avif|webp)$/

/** The part of its name that all files of a picture share; null for what is no file of one. */
export function pictureOf(pathname: string): string | null {
  return FILE.exec(pathname)?.[1] ?? null
}

/** A picture that is kept, in this width or else in another; the formats are not exchanged. */
export async function findKeptPicture(pathname: string): Promise<Response | undefined> {
  const exact = await findKeptFile(pathname)
  if (exact) return exact
  const shown = FILE.exec(pathname)
  const other = (await keptFiles()).find((address) => {
    const kept = FILE.exec(address)
    return kept?.[1] === shown?.[1] && kept?.[2] === shown?.[2]
  })
  return other === undefined ? undefined : findKeptFile(other)
}

/** Of a picture that is one of many on a page, and of the one that the page is about. */
const [NARROW, WIDE] = PICTURE_WIDTHS

/**
 * A file for each picture of a page that no file is kept of.
 * @param pictures in their order; the first is the one that the page is about
 */
export async function missingPictures(pictures: readonly string[]): Promise<string[]> {
  const kept = await keptFiles()
  const known = new Set(kept.map(pictureOf))
  // A browser that has asked for one cannot show AVIF.
  const needsFallback = kept.some((address) => address.endsWith('.webp'))
  return pictures
    .map((name, index) => ({ name, width: index === 0 ? WIDE : NARROW }))
    .filter(({ name }) => !known.has(name))
    .map(({ name, width }) =>
      needsFallback
        ? pictureAddress(name, `-${FALLBACK_WIDTH}.webp`)
        : pictureAddress(name, `-${width}.avif`),
    )
}
