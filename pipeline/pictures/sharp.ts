import sharp from 'sharp'

// Several pictures are made in parallel, each on one thread.
sharp.concurrency(1)
// sharp's cache knows a photo by its buffer's address, which the next photo may reuse.
sharp.cache(false)

export { sharp }
export type { Sharp } from 'sharp'
