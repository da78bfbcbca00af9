import type { confection as words } from '../../../language/words/props/confection.ts'
import type { DrawProp } from '../types.ts'
import { chocolate } from './chocolate/chocolate.ts'

export const confection = {
  chocolate,
} satisfies Record<keyof typeof words, DrawProp>
