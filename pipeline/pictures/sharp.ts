import sharp, { type Sharp } from 'sharp'

// One thread per picture, since several pictures are made in parallel.
sharp.concurrency(1)
// sharp's cache identifies a photo by its memory address, which the next photo may reuse.
sharp.cache(false)

/** Renders an image once, so that encoding several sizes does not repeat the work. */
export async function drawn(image: Sharp): Promise<Sharp> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: info })
}

export { sharp, type Sharp }
