import { expect, test } from 'vitest'
import { inFormOf } from './inFormOf.ts'

test('a text takes over byte order mark, line ends and the empty lines around', () => {
  expect(inFormOf('\uFEFFa: 1\r\nb: 2\r\n\r\n', 'a: 1\nb: 3\n')).toBe('\uFEFFa: 1\r\nb: 3\r\n\r\n')
  expect(inFormOf('a: 1', 'a: 2\n')).toBe('a: 2')
  expect(inFormOf('\na: 1\n', 'a: 2\n')).toBe('\na: 2\n')
})
