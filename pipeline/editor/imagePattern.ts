import { HTTPS_ADDRESS } from '../../src/content/schema/webAddress.ts'

/** Of the formats that pages can be made of, in letters of any size: a JSON Schema knows no flags. */
const ENDINGS = ['jpe?g', 'png', 'webp', 'avif']
  .map((ending) => ending.replaceAll(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`))
  .join('|')
/** No path from a root, a home folder or a drive, no other scheme, and no backslash. */
const FILE = `(?!\\s|/|~/|[A-Za-z][A-Za-z0-9+.-]*:)[^\\\\]+\\.(?:${ENDINGS})\\s*`

/**
 * A regular expression, as text, for how an `image` may be written: a path with forward slashes, or
 * an https address. Whether the file is there only the content check can know.
 */
export const IMAGE_PATTERN = `^\\s*(?:${HTTPS_ADDRESS}\\s*|${FILE})$`
