import { use } from 'react'
import * as words from 'words/sendPlan'
import { mealPlan, slotId, type PlannedDish } from '../../../storage/mealPlan.ts'
import { ReceivedPanel } from './ReceivedPanel.tsx'
import { linkReader } from './sentLink.ts'

const readPlan = linkReader(mealPlan.parse)

interface ReceivedPlanProps {
  hash: string
  add: (dishes: readonly PlannedDish[]) => void
  forget: () => void
}

/** Asks whether to add the dishes in the address to the plan. */
export function ReceivedPlan({ hash, add, forget }: ReceivedPlanProps) {
  return (
    <ReceivedPanel
      offer={use(readPlan(hash))}
      {...{ words, add, forget, describe: describeDishes }}
    />
  )
}

function describeDishes(dishes: readonly PlannedDish[]) {
  const known = dishes.filter((dish) => mealPlan.read(slotId(dish)))
  return (
    <>
      <p className="strong">{words.receivedDishes({ count: dishes.length })}</p>
      <p>{[...new Set(dishes.map(({ title }) => title))].join(', ')}</p>
      {known.length > 0 && <p>{words.known({ count: known.length })}</p>}
    </>
  )
}
