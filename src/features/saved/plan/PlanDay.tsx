import { ActionIcon } from '@mantine/core'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import type { DragEvent } from 'react'
import * as meals from 'words/meals'
import { addTo } from 'words/plan'
import { forServings } from 'words/shoppingList'
import { mealPlan, slotId, type PlannedDish, type Slot } from '../../../storage/mealPlan.ts'
import { nameDay, nameDish, nameSlot, slotsOf } from './week.ts'
import classes from './plan.module.css'

interface PlanDayProps {
  day: string
  dishes: readonly PlannedDish[]
  place: (dish: PlannedDish, before: PlannedDish) => void
}

export function PlanDay({ day, dishes, place }: PlanDayProps) {
  const [weekday, date] = nameDay(day)
  function drop(event: DragEvent, slot: Slot) {
    event.preventDefault()
    const dish = mealPlan.read(event.dataTransfer.getData('text/plain'))
    if (dish) place({ ...dish, ...slot }, dish)
  }
  return (
    <section aria-labelledby={day} className={classes.day}>
      <h2 id={day} className="small-heading">
        {weekday} <time className="fine-print">{date}</time>
      </h2>
      {slotsOf([day]).map((slot) => (
        <div
          key={slot.meal}
          className={classes.meal}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => drop(event, slot)}
        >
          <h3 className="kicker">{meals[slot.meal]}</h3>
          <ul className={`stack ${classes.dishes}`}>
            {dishes
              .filter((dish) => dish.day === day && dish.meal === slot.meal)
              .map((dish) => (
                <li key={slotId(dish)}>
                  <a
                    className={`framed quiet-link print-plain ${classes.dish}`}
                    href={`#${slotId(dish)}`}
                    onDragStart={({ dataTransfer }) =>
                      dataTransfer.setData('text/plain', slotId(dish))
                    }
                  >
                    <span className="strong">{nameDish(dish)}</span>{' '}
                    <span className="fine-print no-wrap">
                      {forServings({ servings: dish.servings })}
                    </span>
                  </a>
                </li>
              ))}
          </ul>
          <ActionIcon
            component="a"
            variant="transparent"
            c="dimmed"
            className="screen-only"
            href={`#${slotId(slot)}`}
            aria-label={addTo({ place: nameSlot(slot) })}
          >
            <IconPlus size="1.25rem" stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        </div>
      ))}
    </section>
  )
}
