import { PICTURE_RATIO, PICTURE_WIDTHS } from '../../src/addresses/pictureFiles.ts'

/** The formats that a photo may have, by the names that editors know. */
export const PHOTO_FORMATS = ['JPEG', 'PNG', 'WebP', 'AVIF']

/** The same in a sentence. */
export const ANY_PHOTO_FORMAT = `${PHOTO_FORMATS.slice(0, -1).join(', ')} or ${PHOTO_FORMATS.at(-1)}`

/** In pixels. Below this the largest files of a picture would be blown up. */
export const LEAST_WIDTH = Math.max(...PICTURE_WIDTHS)
export const LEAST_HEIGHT = LEAST_WIDTH * PICTURE_RATIO

/** In characters: of a path to a file, or of an address elsewhere. */
export const LONGEST_ADDRESS = 1000
