import { expect, test } from 'vitest'
import {
  dueChanges,
  firstReadable,
  isPublished,
  type Publication,
  publicationLabel,
} from './publication.ts'

const NOW = new Date('2027-05-03T09:00:00Z')

test.each<[string, Publication, label: string | undefined]>([
  ['that says nothing', {}, undefined],
  ['whose day has begun', { publishAt: '2027-05-03' }, undefined],
  ['whose time is now', { publishAt: '2027-05-03T09:00Z' }, undefined],
  ['whose time has come further east', { publishAt: '2027-05-03T10:30:00+02:00' }, undefined],
  ['that expires tomorrow', { expireAt: '2027-05-04' }, 'Until May 4, 2027'],
  [
    'that has come and not gone',
    { publishAt: '2027-05-01', expireAt: '2027-05-03T09:01Z' },
    'Until May 3, 2027, 09:01 UTC',
  ],
])('a document %s is published, and says until when', (_name, document, label) => {
  expect(isPublished(document, NOW)).toBe(true)
  expect(publicationLabel(document, NOW)).toBe(label)
})

test.each<[string, Publication, label: string]>([
  ['that is a draft', { draft: true }, 'Draft'],
  ['that is a draft past its day', { draft: true, publishAt: '2027-01-01' }, 'Draft'],
  ['of a minute later', { publishAt: '2027-05-03T09:01Z' }, 'From May 3, 2027, 09:01 UTC'],
  ['further west', { publishAt: '2027-05-03T22:00:00-05:00' }, 'From May 4, 2027, 03:00 UTC'],
  ['that comes and goes', { publishAt: '2027-05-04', expireAt: '2027-06-01' }, 'From May 4, 2027'],
  ['that ends now', { publishAt: '2027-05-01', expireAt: '2027-05-03T09:00:00.000Z' }, 'Expired'],
])('a document %s is not published, and says why', (_name, document, label) => {
  expect(isPublished(document, NOW)).toBe(false)
  expect(publicationLabel(document, NOW)).toBe(label)
})

test.each<[string, Publication, moment: string | undefined]>([
  ['that is published is readable now', {}, '2027-05-03T09:00:00Z'],
  ['of tomorrow is readable then', { publishAt: '2027-05-04' }, '2027-05-04T00:00:00Z'],
  ['that is a draft, of nobody knows when', { draft: true, publishAt: '2027-05-04' }, undefined],
  ['that is expired never is again', { expireAt: '2027-05-03' }, undefined],
])('a document %s', (_name, document, moment) => {
  expect(firstReadable(document, NOW)).toEqual(moment && new Date(moment))
})

test('what changes by itself is listed in the order of time', () => {
  const soon = { publishAt: '2027-05-04T09:00Z', expireAt: '2027-06-01' }
  const ending = { publishAt: '2027-05-01', expireAt: '2027-05-04' }
  const documents = [
    { file: 'soon.yaml', values: soon },
    { file: 'ending.yaml', values: ending },
  ]
  expect(dueChanges(documents, NOW).map(({ text }) => text)).toEqual([
    'ending.yaml disappears on 2027-05-04 00:00 UTC',
    'soon.yaml appears on 2027-05-04 09:00 UTC',
    'soon.yaml disappears on 2027-06-01 00:00 UTC',
  ])
})

test('what has been does not change, nor do drafts and documents without dates', () => {
  const past = { publishAt: '2027-05-03T09:00Z', expireAt: '2027-05-03T09:00Z' }
  const documents: Parameters<typeof dueChanges>[0] = [
    { file: 'past.yaml', values: past },
    { file: 'draft.yaml', values: { draft: true, publishAt: '2027-05-04' } },
    { file: 'always.yaml', values: {} },
  ]
  expect(dueChanges(documents, NOW)).toEqual([])
})
