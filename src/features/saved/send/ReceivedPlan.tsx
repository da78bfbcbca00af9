import { use } from 'react'
import * as words from 'words/sendPlan'
import { mealPlan, slotId, type PlannedDish } from '../../../storage/mealPlan.ts'
import { nameRefusal, ReceivedPanel } from './ReceivedPanel.tsx'
import { linkReader } from './sentLink.ts'

const readPlan = linkReader(mealPlan.parse)

interface ReceivedPlanProps {
  hash: string
  add: (dishes: readonly PlannedDish[]) => void
  forget: () => void
}

/** Asks whether to add the dishes of the address to the plan. */
export function ReceivedPlan({ hash, add, forget }: ReceivedPlanProps) {
  const offer = use(readPlan(hash))
  if (typeof offer === 'string') return <p role="status">{nameRefusal(offer)}</p>
  const known = offer.filter((dish) => mealPlan.read(slotId(dish)))
  return (
    <ReceivedPanel
      title={words.received}
      addLabel={words.addReceived}
      add={() => add(offer)}
      forget={forget}
    >
      <p className="strong">{words.receivedDishes({ count: offer.length })}</p>
      <p>{[...new Set(offer.map(({ title }) => title))].join(', ')}</p>
      {known.length > 0 && <p>{words.known({ count: known.length })}</p>}
    </ReceivedPanel>
  )
}
