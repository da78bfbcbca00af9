// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { focusLink, showTarget } from './focusTarget.ts'

test.each([
  ['#tips', 'tips'],
  ['#caf%C3%A9', 'café'],
  // Not encoded as an address should be.
  ['#100%', '100%'],
])('the hash %s leads to the part with the id %s', (hash, id) => {
  const part = document.body.appendChild(document.createElement('section'))
  part.id = id
  expect(showTarget(hash)).toBe(true)
  expect(document.activeElement).toBe(part)
})

test.each(['', '#', '#nothing'])('the hash “%s” leads to no part', (hash) => {
  expect(showTarget(hash)).toBe(false)
})

test('a link that is not there, or not in view, is not focused', () => {
  document.body.innerHTML = '<a href="/a">A</a>'
  expect(focusLink('/b')).toBe(false)
  // Nothing has a height here.
  expect(focusLink('/a')).toBe(false)
  expect(document.activeElement).toBe(document.body)
})
