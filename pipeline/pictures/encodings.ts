/** Found by eye and by weight: 800 px are 19 KB on average; effort 2 takes twice the time for 1 %. */
export const AVIF = { quality: 43, effort: 1, chromaSubsampling: '4:2:0' } as const
/** Half the work of a picture is its largest file; this is a quarter of it, for 5 % of the bytes. */
export const LARGEST_AVIF = { quality: 41, effort: 0, chromaSubsampling: '4:2:0' } as const
export const WEBP = { quality: 74, effort: 4 } as const
export const JPEG = { quality: 74 } as const

export const SHARE = {
  /** What some chats still load without asking. */
  maxBytes: 120 * 1024,
  /** Tried in turn; even a photo of a thousand leaves fits at the last one. */
  qualities: [82, 74, 66, 58, 50],
} as const
