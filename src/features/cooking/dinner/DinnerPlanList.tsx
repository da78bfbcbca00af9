import * as words from 'words/dinner'
import { locale } from 'words/locale'
import { formatTime } from '../../../content/formatTime.ts'
import type { Conflict, DinnerPlan } from '../../../cooking/dinner/planDinner.ts'
import { clockBefore, type DinnerDish, dishColor, dinnerEntries, ovenWords } from './dinnerPlan.ts'
import classes from './dinner.module.css'

const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long' })

interface DinnerPlanListProps {
  plan: DinnerPlan
  dishes: readonly DinnerDish[]
  meal: number
  isLate: boolean
}

export function DinnerPlanList({ plan, dishes, meal, isLate }: DinnerPlanListProps) {
  const notes = [
    ...(isLate ? [words.tooEarly({ day: weekday.format(meal), clock: clockBefore(meal) })] : []),
    ...plan.conflicts.map((conflict) => tellConflict(conflict, dishes, meal)),
  ]
  const share = (minutes: number) => `${100 - (minutes / plan.start) * 100}%`
  return (
    <section aria-label={words.plan} className="stack">
      <h2>{words.plan}</h2>
      {notes.map((note) => (
        <p key={note} className={`tip ${classes.note}`}>
          {note}
        </p>
      ))}
      <ol className={`ruled ${classes.plan}`}>
        {dinnerEntries(plan, dishes).map(
          ({ key, dish, position, text, start, handsEnd, end, ovenAt }) => (
            <li key={key} style={dishColor(position)}>
              <time className="strong">{clockBefore(meal, start)}</time>
              <div>
                <p className={`small strong ${classes.dish}`}>{dish.title}</p>
                <p>{text}</p>
                {ovenAt !== undefined && (
                  <p className="dimmed small">
                    {words.ovenLater({ clock: clockBefore(meal, ovenAt) })}
                  </p>
                )}
                {handsEnd > end && (
                  <p className="dimmed small">
                    {words.waits({
                      time: formatTime(handsEnd - end),
                      clock: clockBefore(meal, end),
                    })}
                  </p>
                )}
              </div>
              <span
                aria-hidden
                className={classes.bar}
                style={{
                  '--hands-from': share(start),
                  '--wait-from': share(handsEnd),
                  '--wait-to': share(end),
                }}
              />
            </li>
          ),
        )}
        <li>
          <time className="strong">{clockBefore(meal)}</time>
          <p className="strong">{words.eat}</p>
        </li>
      </ol>
    </section>
  )
}

function tellConflict(conflict: Conflict, dishes: readonly DinnerDish[], meal: number): string {
  const told = {
    dish: dishes[conflict.dish]?.title ?? '',
    other: dishes[conflict.other]?.title ?? '',
    from: clockBefore(meal, conflict.from),
    to: clockBefore(meal, conflict.to),
    time: formatTime(conflict.early),
  }
  if (!conflict.heats) return words.handsEarly(told)
  const [heat, otherHeat] = conflict.heats
  return words.ovenEarly({ ...told, heat: ovenWords(heat), otherHeat: ovenWords(otherHeat) })
}
