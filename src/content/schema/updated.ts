import { day } from './fields.ts'

export const updatedField = {
  updated: day({
    description:
      'The day it was last changed in what it says, not before the day it was published.',
    example: '2025-11-02',
    optional: true,
  }),
}
