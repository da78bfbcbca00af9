import sharp from 'sharp'

// Several pictures are made at once, each by one thread.
sharp.concurrency(1)
// The cache tells photos apart by their place in memory, which the next photo may get.
sharp.cache(false)

export { sharp }
export type { Metadata, Sharp } from 'sharp'
