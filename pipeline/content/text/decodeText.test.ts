import { expect, test } from 'vitest'
import { decodeText } from './decodeText.ts'

function decode(...bytes: number[]): string | null {
  return decodeText(Uint8Array.from(bytes))
}

test('a byte order mark is no part of the text', () => {
  expect(decode(0xef, 0xbb, 0xbf, 0x61)).toBe('a')
})

test('line endings of Windows and of old Macs become plain ones', () => {
  expect(decode(0x61, 13, 10, 0x62, 13, 0x63, 10)).toBe('a\nb\nc\n')
})

test('what is not UTF-8 has no text', () => {
  expect(decode(0x61, 0xe9)).toBeNull()
})
