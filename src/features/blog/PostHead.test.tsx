// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import { settings } from '../../settings/settings.ts'
import { PostHead } from './PostHead.tsx'

const POST = {
  title: 'Weigh your flour',
  category: 'Kitchen Tips',
  date: '2025-10-12',
  picture: { name: 'flour-1f2e3d4c5b', color: '#123456', share: 'flour' },
  imageDesc: 'A bowl of flour on a scale.',
  publicationBadge: undefined,
  author: undefined,
}
const { blogPicture } = settings

test.each([
  ['2025-11-02', ['2025-10-12', '2025-11-02'], 'Updated November 2, 2025'],
  [undefined, ['2025-10-12'], undefined],
])('a post changed on %s shows the days %j', (updated, days, words) => {
  show(<PostHead post={{ ...POST, updated }} />)
  const times = screen.getAllByRole('time').map((time) => time.getAttribute('datetime'))
  expect(times).toEqual(days)
  expect(screen.queryByText(/^Updated/)?.textContent).toBe(words)
})

test.each([
  [true, blogPicture.imageDesc],
  [false, POST.imageDesc],
])('where a site has one picture for all posts is %s, that at the top shows “%s”', (has, shows) => {
  vi.spyOn(settings, 'hasBlogPicture', 'get').mockReturnValue(has)
  show(<PostHead post={POST} />)
  expect(screen.getByRole('img').getAttribute('alt')).toBe(shows)
})
