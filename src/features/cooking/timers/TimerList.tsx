import type { ReactNode } from 'react'
import { useRecords } from '../../../storage/deviceStore.ts'
import { clockTime, secondsLeft } from './clock.ts'
import classes from './TimerList.module.css'
import { extendTimer, removeTimer, type Timer, timerStore } from './timerStore.ts'
import { useNow } from './useNow.ts'

interface TimerListProps {
  /** How a timer is named. */
  nameOf: (timer: Timer) => ReactNode
}

/** The timers, the first to end first. */
export function TimerList({ nameOf }: TimerListProps) {
  const timers = [...useRecords(timerStore)].toSorted(([, a], [, b]) => a.endsAt - b.endsAt)
  const now = useNow()
  const ended = timers.filter(([, { endsAt }]) => endsAt <= now)
  return (
    <>
      <ul className={classes.list}>
        {timers.map(([id, timer]) => (
          <li key={id} className={classes.timer} data-ended={timer.endsAt <= now || undefined}>
            <span role="timer" className={classes.clock}>
              {timer.endsAt > now ? clockTime(secondsLeft(timer.endsAt, now)) : 'Done'}
            </span>
            <span className={classes.name}>{nameOf(timer)}</span>
            <button
              type="button"
              aria-label={`One minute more: ${timer.words}, step ${timer.step}`}
              onClick={() => extendTimer(id, 60)}
            >
              +1 min
            </button>
            <button
              type="button"
              aria-label={`Stop timer: ${timer.words}, step ${timer.step}`}
              onClick={() => removeTimer(id)}
            >
              {timer.endsAt > now ? 'Stop' : 'OK'}
            </button>
          </li>
        ))}
      </ul>
      <p role="alert" className="visually-hidden">
        {ended.map(([, timer]) => `Time is up: ${spoken(timer)}`).join('. ')}
      </p>
    </>
  )
}

function spoken({ words, step, dish }: Timer): string {
  return `${words}, step ${step}, ${dish}`
}
