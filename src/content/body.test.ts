import { expect, test } from 'vitest'
import { type BodyNode, walkElements, textOfBody } from './body.ts'

const BODY: BodyNode[] = [
  { tag: 'p', children: ['Salt ', { tag: 'strong', children: ['early', '.'] }] },
  { tag: 'RecipeCard', props: { id: '7' } },
  'Loose text',
]

test('the plain text of a body is its text in order, without its structure', () => {
  expect(textOfBody(BODY)).toBe('Salt early.Loose text')
})

test('the elements of a body come outer ones first, in the order of the text', () => {
  expect([...walkElements(BODY)].map(({ tag }) => tag)).toEqual(['p', 'strong', 'RecipeCard'])
})
