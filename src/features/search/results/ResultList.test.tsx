// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '../../../../tests/support/show.tsx'
import type { SearchHit } from '../../../content/search/indexFields.ts'
import { ResultList } from './ResultList.tsx'
import type { SearchResult } from './runSearch.ts'

const RESULTS: SearchResult['shown'] = [1, 2, 3, 4, 5].map((id) => {
  const hit: SearchHit = { kind: 'recipes', id: `/recipes/${id}`, category: 'Lunch', title: '' }
  const picture = { name: `dish-${id}`, color: '#123456' }
  const document = { title: `Dish ${id}`, category: 'Lunch', picture, imageDesc: 'A dish.' }
  return { hit, document: { ...document, summary: 'Salt late.', points: [], text: [], topics: [] } }
})
const hits = RESULTS.map(({ hit }) => hit)

function List() {
  const [count, setCount] = useState(2)
  return (
    <ResultList
      hits={hits}
      shown={RESULTS.slice(0, count)}
      found={new Set(['salt'])}
      showMore={() => setCount(count + 2)}
    />
  )
}

const links = () => screen.getAllByRole('link')
const more = () => screen.getByRole('button', { name: 'Show more' })

test('more are shown on demand, with the focus on the first of them, until all are', async () => {
  const { user } = show(<List />)
  expect(links()).toHaveLength(2)
  await user.click(more())
  expect(links()).toHaveLength(4)
  expect(document.activeElement).toBe(links()[2])
  await user.click(more())
  expect(document.activeElement).toBe(links()[4])
  expect(screen.queryByRole('button')).toBe(null)
})
