/** Both count from 0 and are part of the range. */
interface ByteRange {
  first: number
  last: number
}

/**
 * Reads a Range header against a file of `size` bytes (RFC 9110, section 14).
 * 'all' when there is none, or one that may be ignored: malformed, or of several ranges;
 * 'none' when it lies behind the end.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'all' | 'none' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return 'all'
  if (from !== '' && to !== '' && Number(to) < Number(from)) return 'all'
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return first > last ? 'none' : { first, last }
}
