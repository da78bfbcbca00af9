import { heads } from './produce/heads.ts'
import { onions } from './produce/onions.ts'
import { peppers } from './produce/peppers.ts'
import { roasted } from './produce/roasted.ts'
import { roots } from './produce/roots.ts'
import { rounds } from './produce/rounds.ts'
import { small } from './produce/small.ts'
import { sticks } from './produce/sticks.ts'
import { tomatoes } from './produce/tomatoes.ts'

/** Vegetables: raw, pickled and roasted. Each word stands beside its drawing. */
export const vegetables = {
  ...tomatoes,
  ...rounds,
  ...sticks,
  ...onions,
  ...roots,
  ...roasted,
  ...peppers,
  ...heads,
  ...small,
}
