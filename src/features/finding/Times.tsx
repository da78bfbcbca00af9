import { ChoiceButton } from './ChoiceButton.tsx'
import classes from './choices.module.css'
import type { Counts } from './criteria.ts'
import { type Filters, type Time, TIMES } from './filters.ts'

interface TimesProps {
  chosen: Time | null
  counts: Counts['time']
  ask: (changes: Pick<Filters, 'time'>) => void
}

/** How long a recipe may take. */
export function Times({ chosen, counts, ask }: TimesProps) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.name}>Total time, with the rest</legend>
      <div className={classes.choices}>
        <ChoiceButton
          label="Any"
          count={counts.any}
          isChosen={chosen === null}
          choose={() => ask({ time: null })}
        />
        {TIMES.map((time, place) => (
          <ChoiceButton
            key={time}
            label={`Up to ${time} min`}
            count={counts.each[place] ?? 0}
            isChosen={chosen === time}
            choose={() => ask({ time })}
          />
        ))}
      </div>
    </fieldset>
  )
}
