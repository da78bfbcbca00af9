import type { StageProp } from '../types.ts'
import { crockery } from './crockery.ts'
import { growing } from './growing.ts'
import { larder } from './larder.ts'

/** What an art line can set beside a product on its stage. */
export const stageProps = {
  ...growing,
  ...crockery,
  ...larder,
} satisfies Record<string, StageProp>
