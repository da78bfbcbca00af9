import { expect, test } from 'vitest'
import { decodeText } from './decodeText.ts'

test.each([
  ['a byte order mark is no part of the text', [0xef, 0xbb, 0xbf, 0x61], 'a'],
  ['all line endings become plain ones', [0x61, 13, 10, 0x62, 13, 0x63, 10], 'a\nb\nc\n'],
  ['what is not UTF-8 has no text', [0x61, 0xe9], null],
])('%s', (_what, bytes, text) => {
  expect(decodeText(Uint8Array.from(bytes))).toBe(text)
})
