import sharp, { type Sharp } from 'sharp'

// Several pictures are made in parallel, each on one thread.
sharp.concurrency(1)
// sharp's cache knows a photo by its buffer's address, which the next photo may reuse.
sharp.cache(false)

/** Draws an image once, so that several sizes of it can be encoded. */
export async function drawn(image: Sharp): Promise<Sharp> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: info })
}

export { sharp, type Sharp }
