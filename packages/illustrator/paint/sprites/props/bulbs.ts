import type { bulbs as words } from '../../../language/words/props/bulbs.ts'
import type { DrawProp } from '../types.ts'
import { garlic } from './garlic.ts'
import { ginger } from './ginger/ginger.ts'
import { onion } from './onion/onion.ts'
import { scallion } from './scallion/scallion.ts'

export const bulbs = {
  garlic,
  onion,
  ginger,
  scallion,
} satisfies Record<keyof typeof words, DrawProp>
