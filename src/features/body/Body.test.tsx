// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show, shownAddress } from '../../../tests/support/show.tsx'
import type { BodyNode } from '../../content/body.ts'
import { Body } from './Body.tsx'

const paragraph = (...children: BodyNode[]): BodyNode => ({ tag: 'p', children })
const link = (href: string, text: string): BodyNode => ({
  tag: 'a',
  props: { href },
  children: [text],
})

test('a link inside the site is followed by the router', async () => {
  const { user } = show(<Body nodes={[paragraph(link('/blog/3', 'Salting'))]} />)
  await user.click(screen.getByRole('link', { name: 'Salting' }))
  expect(shownAddress()).toBe('/blog/3')
})

test('a link that leaves the site says so, one that writes a mail does not', () => {
  const nodes = [link('https://other.example/', 'Other'), link('mailto:a@b.example', 'Write')]
  show(<Body nodes={[paragraph(...nodes)]} />)
  const outside = screen.getByRole('link', { name: 'Other (leaves this site)' })
  expect(outside.getAttribute('rel')).toBe('noopener')
  expect(screen.getByRole('link', { name: 'Write' })).toBeDefined()
})

test.each([
  [1, 'One Ad Heading Two'],
  [2, 'One Heading Two Ad'],
  [3, 'One Heading Two'],
])('what is inserted stands after paragraph %i, if there are so many', (afterParagraph, text) => {
  const nodes: BodyNode[] = [
    paragraph('One '),
    { tag: 'h2', children: ['Heading '] },
    paragraph('Two '),
  ]
  show(
    <main>
      <Body nodes={nodes} insert={{ afterParagraph, node: 'Ad ' }} />
    </main>,
  )
  expect(screen.getByRole('main').textContent.trim()).toBe(text)
})

test('a card is shown by whoever knows it, by component and id', () => {
  const nodes: BodyNode[] = [{ tag: 'RecipeCard', props: { id: 7 } }]
  show(<Body nodes={nodes} card={(tag, id) => <article>{`${tag} ${id}`}</article>} />)
  expect(screen.getByRole('article').textContent).toBe('RecipeCard 7')
})

test('a tip is a note, and a numbered list begins where it says', () => {
  const nodes: BodyNode[] = [
    { tag: 'Tip', children: ['Salt early.'] },
    { tag: 'ol', props: { start: 3 }, children: [{ tag: 'li', children: ['Rest.'] }] },
  ]
  show(<Body nodes={nodes} />)
  expect(screen.getByRole('note').textContent).toBe('Kitchen note. Salt early.')
  expect(screen.getByRole('list').getAttribute('start')).toBe('3')
})

test('a picture comes in the sizes and formats of all others, and in a preview as it is', () => {
  const alt = 'A bowl of plums'
  const nodes: BodyNode[] = [
    { tag: 'img', props: { name: 'posts-17-text-0123456789', color: '#aabbcc', alt } },
    { tag: 'img', props: { src: 'blob:plums', alt } },
  ]
  show(<Body nodes={nodes} />)
  const [published, fresh] = screen.getAllByRole('img', { name: alt })
  expect(published?.parentElement?.querySelector('source')?.srcset).toContain(
    '/pictures/posts-17-text-0123456789-1200.avif 1200w',
  )
  expect(published?.getAttribute('loading')).toBe('lazy')
  expect(fresh?.getAttribute('src')).toBe('blob:plums')
})
