import type { dairy as words } from '../../../language/words/props/dairy.ts'
import type { DrawProp } from '../types.ts'
import { butter } from './butter.ts'
import { eggs } from './eggs/eggs.ts'

export const dairy = {
  eggs,
  butter,
} satisfies Record<keyof typeof words, DrawProp>
