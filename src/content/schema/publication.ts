import { boolean, dateTime } from './fields.ts'

export const publicationFields = {
  draft: boolean({
    description: 'Whether it is still being written: readers get nothing of a draft.',
    example: true,
    optional: true,
  }),
  publishAt: dateTime({
    description: 'When it appears by itself; without it, as soon as it is no draft.',
    example: '2026-12-01',
    optional: true,
  }),
  expireAt: dateTime({
    description: 'When it disappears by itself; without it, never.',
    example: '2027-01-31T09:00Z',
    optional: true,
  }),
}
