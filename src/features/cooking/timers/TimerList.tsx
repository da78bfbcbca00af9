import { type ReactNode, useEffect, useState } from 'react'
import { useRecords } from '../../../storage/deviceStore.ts'
import { clockTime, secondsLeft } from './clock.ts'
import classes from './TimerList.module.css'
import { type Timer, timerStore } from '../../../storage/timerStore.ts'
import { extendTimer, removeTimer } from './changeTimers.ts'

interface TimerListProps {
  nameTimer: (timer: Timer) => ReactNode
  /** Whether timers stand beside each other, as cook mode has room for. */
  compact?: boolean
}

export function TimerList({ nameTimer, compact }: TimerListProps) {
  const timers = [...useRecords(timerStore)].toSorted(([, a], [, b]) => a.endsAt - b.endsAt)
  const now = useNow()
  const ended = timers.filter(([, { endsAt }]) => endsAt <= now)
  return (
    <>
      <ul className={compact ? `${classes.list} ${classes.compact}` : classes.list}>
        {timers.map(([id, timer]) => (
          <TimerRow key={id} {...{ id, timer, now }} name={nameTimer(timer)} />
        ))}
      </ul>
      <p role="alert" className="visually-hidden">
        {ended.map(([, timer]) => `Time is up: ${spoken(timer)}`).join('. ')}
      </p>
    </>
  )
}

interface TimerRowProps {
  id: string
  timer: Timer
  name: ReactNode
  now: number
}

function TimerRow({ id, timer: { words, step, endsAt }, name, now }: TimerRowProps) {
  const runs = endsAt > now
  const stop = runs ? 'Stop' : 'OK'
  const which = `${words}, step ${step}`
  return (
    <li className={classes.timer} data-ended={!runs || undefined}>
      <span role="timer" className={classes.clock}>
        {runs ? clockTime(secondsLeft(endsAt, now)) : 'Done'}
      </span>
      <span className={`small ${classes.name}`}>{name}</span>
      <button type="button" aria-label={`+1 min: ${which}`} onClick={() => extendTimer(id, 60)}>
        +1 min
      </button>
      <button type="button" aria-label={`${stop}: ${which}`} onClick={() => removeTimer(id)}>
        {stop}
      </button>
    </li>
  )
}

function spoken({ words, step, dish }: Timer): string {
  return `${words}, step ${step}, ${dish}`
}

/** Short enough that the clock is never a whole second late. */
const PERIOD_MS = 250

function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const interval = setInterval(() => setNow(Date.now()), PERIOD_MS)
    return () => clearInterval(interval)
  }, [])
  return now
}
