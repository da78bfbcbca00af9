import { useInterval } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import * as timerWords from 'words/timers'
import { useRecords } from '../../../storage/deviceStore.ts'
import classes from './TimerList.module.css'
import { type Timer, timerStore } from '../../../storage/timerStore.ts'
import { extendTimer, removeTimer } from './changeTimers.ts'

interface TimerListProps {
  nameTimer: (timer: Timer) => ReactNode
  compact?: boolean
}

export function TimerList({ nameTimer, compact }: TimerListProps) {
  const timers = [...useRecords(timerStore)].toSorted(([, a], [, b]) => a.endsAt - b.endsAt)
  const [now, setNow] = useState(() => Date.now())
  // The interval is short, so that the clock is never a whole second late.
  useInterval(() => setNow(Date.now()), 250, { autoInvoke: true })
  const endedTimers = timers.filter(([, { endsAt }]) => endsAt <= now)
  return (
    <>
      <ul className={compact ? `${classes.list} ${classes.compact}` : classes.list}>
        {timers.map(([id, timer]) => {
          const isOver = timer.endsAt <= now
          const named = { time: timer.words, step: timer.step }
          return (
            <li key={id} className={classes.timer} data-ended={isOver || undefined}>
              <span role="timer" className={classes.clock}>
                {isOver ? timerWords.done : clockTime((timer.endsAt - now) / 1000)}
              </span>
              <span className={`small ${classes.name}`}>{nameTimer(timer)}</span>
              <button
                type="button"
                aria-label={timerWords.addMinuteTo(named)}
                onClick={() => extendTimer(id, 60)}
              >
                {timerWords.addMinute}
              </button>
              <button
                type="button"
                aria-label={isOver ? timerWords.endTimer(named) : timerWords.stopTimer(named)}
                onClick={() => removeTimer(id)}
              >
                {isOver ? timerWords.ok : timerWords.stop}
              </button>
            </li>
          )
        })}
      </ul>
      <p role="alert" className="visually-hidden">
        {endedTimers
          .map(([, { words: time, step, dish }]) => timerWords.timeIsUp({ time, step, dish }))
          .join('. ')}
      </p>
    </>
  )
}

/** Writes 83 as `1:23`, 4985 as `1:23:05`. */
export function clockTime(seconds: number): string {
  const whole = Math.round(seconds)
  const rest = String(whole % 60).padStart(2, '0')
  const minutes = Math.floor(whole / 60)
  if (minutes < 60) return `${minutes}:${rest}`
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:${rest}`
}
