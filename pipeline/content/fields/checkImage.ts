import { isImageAddress } from '../../../src/addresses/pictureFiles.ts'
import { HTTPS_ADDRESS } from '../../../src/content/schema/webAddress.ts'
import { LONGEST_ADDRESS } from '../documents/photoLimits.ts'
import { type CheckContext, type FilledNode, fillIn, readText } from './checkScalar.ts'
import { quote } from '../report/problem.ts'

/** Checks how an `image` is written; checkPhotos.ts looks at the file that it names. */
export function checkImage(spot: FilledNode, context: CheckContext): string | undefined {
  const value = readText(spot, context, fillIn(spot))?.trim()
  return value === undefined ? undefined : checkAddress(value, spot, context)
}

export function checkWordsOrImage(value: string, spot: FilledNode, context: CheckContext) {
  return isImageAddress(value) ? checkAddress(value, spot, context) : value
}

function checkAddress(value: string, spot: FilledNode, context: CheckContext): string | undefined {
  const rule = RULES.find(({ breaks }) => breaks(value))
  if (!rule) return value
  const what = `“${spot.path}” ${rule.what(quote(value))}`
  return context.report(spot.place, 'image-path', what, rule.fix(value))
}

const HAS_PLAIN_HOST = new RegExp(`^${HTTPS_ADDRESS}$`)

interface ImageRule {
  breaks: (value: string) => boolean
  what: (quoted: string) => string
  fix: (value: string) => string
}

const RULES: ImageRule[] = [
  {
    breaks: (value) => value.length > LONGEST_ADDRESS,
    what: () => `is longer than the ${LONGEST_ADDRESS} characters that fit.`,
    fix: () => 'Give the image a shorter address.',
  },
  {
    breaks: (value) => isImageAddress(value) && !isWholeAddress(value),
    what: (quoted) => `must be a whole address, but is ${quoted}.`,
    fix: () => 'Copy it from the address bar of a browser that shows the image.',
  },
  {
    breaks: (value) => isImageAddress(value) && !HAS_PLAIN_HOST.test(value),
    what: (quoted) => `needs a host of letters, digits, dots and hyphens alone, but is ${quoted}.`,
    fix: (value) => {
      const { protocol, host, pathname, search } = new URL(value)
      const plain = `${protocol}//${host}${pathname}${search}`
      // A browser writes names in other letters in plain ones.
      return HAS_PLAIN_HOST.test(plain)
        ? `Write ${quote(plain)}.`
        : 'Write the name of the host, without a user name before it.'
    },
  },
  {
    breaks: (value) => !isImageAddress(value) && /^(\/\/|[a-z][a-z0-9+.-]+:)/i.test(value),
    what: (quoted) => `must be a file or an address that begins with https://, but is ${quoted}.`,
    fix: () => 'Begin the address with https://, or put the photo beside the document.',
  },
  {
    breaks: (value) => /^(\/|\\|~[\\/]|[a-z]:)/i.test(value),
    what: (quoted) => `must be a path from the document’s own folder, but is ${quoted}.`,
    fix: () => 'Put the photo beside the document and write its name alone.',
  },
  {
    breaks: (value) => !isImageAddress(value) && value.includes('\\'),
    what: () => 'is written with backslashes.',
    fix: (value) => `Write “image: ${value.replaceAll('\\', '/')}”.`,
  },
]

function isWholeAddress(value: string): boolean {
  return URL.canParse(value) && !/[\s"<>]/.test(value)
}
