/** The files of each picture. A suffix follows its name: `recipes-7-1f2e3d4c` + `-800.avif`. */

export const PICTURE_WIDTHS = [400, 800, 1200] as const

/** The only width of the WebP file, for browsers without AVIF. */
export const FALLBACK_WIDTH = 800

export const PICTURE_RATIO = 3 / 4

/** The crops that search engines ask for, at least 50,000 pixels each. */
export const CROPS = {
  '1x1': { width: 900, height: 900 },
  '4x3': { width: 1200, height: 900 },
  '16x9': { width: 1200, height: 675 },
} as const

export const SHARE_SIZE = { width: 1200, height: 630 } as const
export const SHARE_SUFFIX = '-share.jpg'

/** `share` is a hash of the text on the image, so that a new title gets a new address. */
export function shareFile({ name, share }: { name: string; share: string }): string {
  return `${name}-${share}${SHARE_SUFFIX}`
}

export function pictureAddress(name: string, suffix = ''): string {
  return `/pictures/${name}${suffix}`
}

export function isImageAddress(text: string): boolean {
  return text.startsWith('https://')
}
