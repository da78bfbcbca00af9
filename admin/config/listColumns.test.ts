import { expect, test } from 'vitest'
import { DATES, listColumns, THUMBNAIL } from './listColumns.ts'
import { siteData } from '../../tests/support/sampleSite.ts'

const now = new Date('2026-03-01T00:00Z')
const origin = 'https://pinchwell.example'
const notes = (values: Record<string, unknown>) =>
  listColumns({ folder: 'reviews' }, values, { site: siteData, now, origin })

test('a list shows the picture that a document has on the site, or none until it has one', () => {
  expect(notes({ id: 6 })).toEqual({
    [THUMBNAIL]: 'https://pinchwell.example/pictures/reviews-6-0123456789-400.avif',
  })
  expect(notes({ id: 60 })).toEqual({})
  expect(notes({ id: 60, image: 'https://photos.example/a.jpg' })).toEqual({
    [THUMBNAIL]: 'https://photos.example/a.jpg',
  })
})

test('a list says when a document appears or disappears, whether it is a draft or not', () => {
  expect(notes({ publishAt: '2026-12-03', draft: true })[DATES]).toBe(' · From Dec 3, 2026')
  expect(notes({ expireAt: '2027-01-31' })[DATES]).toBe(' · Until Jan 31, 2027')
  expect(notes({ expireAt: '2026-01-31' })[DATES]).toBe(' · Expired')
  expect(notes({ publishAt: 'soon' })).toEqual({})
})
