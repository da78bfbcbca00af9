import { booleanField, momentField, dayField, textField } from './fields.ts'

export const publicationFields = {
  draft: booleanField('Whether it is still being written: readers get nothing of a draft.', {
    example: true,
    optional: true,
  }),
  publishAt: momentField('When it appears by itself; without it, as soon as it is no draft.', {
    example: '2026-12-01',
    optional: true,
  }),
  expireAt: momentField('When it disappears by itself; without it, never.', {
    example: '2027-01-31T09:00Z',
    optional: true,
  }),
}

export const authorField = {
  author: textField('Who wrote it: the name of a file in content/authors; without it, the site.', {
    example: 'jo-ladle',
    maxLength: 80,
    refersTo: 'author',
    optional: true,
  }),
}

export const updatedField = {
  updated: dayField(
    'The day it was last changed in what it says, not before the day it was published.',
    { example: '2025-11-02', optional: true },
  ),
}
