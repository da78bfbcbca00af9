import { expect, test } from 'vitest'
import { type BodyNode, elements, plainText } from './body.ts'

const BODY: BodyNode[] = [
  { tag: 'p', children: ['Salt ', { tag: 'strong', children: ['early', '.'] }] },
  { tag: 'RecipeCard', props: { id: '7' } },
  'Loose text',
]

test('the plain text of a body is its text in order, without its structure', () => {
  expect(plainText(BODY)).toBe('Salt early.Loose text')
})

test('the elements of a body come outer ones first, in the order of the text', () => {
  expect([...elements(BODY)].map(({ tag }) => tag)).toEqual(['p', 'strong', 'RecipeCard'])
})
