import { isImageAddress } from '../../../src/addresses/pictureFiles.ts'
import { HTTPS_ADDRESS } from '../../../src/content/schema/allowedAddresses.ts'
import { MAX_ADDRESS } from '../../pictures/photoLimits.ts'
import { type CheckContext, type FilledNode, fillIn, readTextNode } from './checkScalar.ts'
import { quote } from '../../problems/problem.ts'

/** Checks how an `image` is written; checkPhotos.ts looks at the file that it names. */
export function checkImage(spot: FilledNode, context: CheckContext): string | undefined {
  const value = readTextNode(spot, context, fillIn(spot))?.trim()
  return value === undefined ? undefined : checkAddress(value, spot, context)
}

export function checkWordsOrImage(value: string, spot: FilledNode, context: CheckContext) {
  return isImageAddress(value) ? checkAddress(value, spot, context) : value
}

function checkAddress(value: string, spot: FilledNode, context: CheckContext): string | undefined {
  const [what, fix = ''] = mistakeOf(value) ?? []
  if (what === undefined) return value
  return context.report(spot.place, 'image-path', `“${spot.path}” ${what}`, fix)
}

const HAS_PLAIN_HOST = new RegExp(`^${HTTPS_ADDRESS}$`)

function mistakeOf(value: string): [what: string, fix: string] | undefined {
  const quoted = quote(value)
  if (value.length > MAX_ADDRESS) {
    const what = `is longer than the ${MAX_ADDRESS} characters that fit.`
    return [what, 'Give the image a shorter address.']
  }
  if (isImageAddress(value)) return mistakeOfAddress(value, quoted)
  if (/^(\/\/|[a-z][a-z0-9+.-]+:)/i.test(value)) {
    const what = `must be a file or an address that begins with https://, but is ${quoted}.`
    return [what, 'Begin the address with https://, or put the photo beside the document.']
  }
  if (/^(\/|\\|~[\\/]|[a-z]:)/i.test(value)) {
    const what = `must be a path from the document’s own folder, but is ${quoted}.`
    return [what, 'Put the file beside the document and write its name alone.']
  }
  if (!value.includes('\\')) return undefined
  return ['is written with backslashes.', `Write “image: ${value.replaceAll('\\', '/')}”.`]
}

function mistakeOfAddress(value: string, quoted: string): [what: string, fix: string] | undefined {
  if (!URL.canParse(value) || /[\s"<>]/.test(value)) {
    const what = `must be a whole address, but is ${quoted}.`
    return [what, 'Copy it from the address bar of a browser that shows the image.']
  }
  if (HAS_PLAIN_HOST.test(value)) return undefined
  const what = `needs a host of letters, digits, dots and hyphens alone, but is ${quoted}.`
  const { protocol, host, pathname, search } = new URL(value)
  const plain = `${protocol}//${host}${pathname}${search}`
  // A browser writes the host in ASCII: xn--bcher-kva.example.
  const isPlain = HAS_PLAIN_HOST.test(plain)
  const fix = 'Write the name of the host, without a user name before it.'
  return [what, isPlain ? `Write ${quote(plain)}.` : fix]
}
