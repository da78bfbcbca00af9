import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths, stepId } from '../../../addresses/paths.ts'
import { useRecords } from '../../../storage/deviceStore.ts'
import { askForNotifications, declineNotifications, mayAsk } from './notification.ts'
import { watchTimers } from './ringing.ts'
import { allowSound } from './sound.ts'
import classes from './TimerBar.module.css'
import { TimerList } from './TimerList.tsx'
import { dropOldTimers, type Timer, timerStore } from './timerStore.ts'

/** The timers at the lower edge of every page, as long as there are some. */
export default function TimerBar() {
  const isShown = useRecords(timerStore).size > 0
  useEffect(() => {
    dropOldTimers()
    return watchTimers()
  }, [])
  useEffect(() => {
    if (!isShown) return undefined
    document.addEventListener('pointerdown', allowSound)
    document.addEventListener('keydown', allowSound)
    return () => {
      document.removeEventListener('pointerdown', allowSound)
      document.removeEventListener('keydown', allowSound)
    }
  }, [isShown])
  if (!isShown) return null
  return (
    <section aria-label="Timers" className={classes.bar}>
      <div className="container">
        <TimerList nameOf={nameOf} />
        <p className={classes.note}>Keep this page open: a locked phone may stay silent.</p>
        <NotificationQuestion />
      </div>
    </section>
  )
}

function nameOf({ recipe, step, dish }: Timer) {
  return (
    <Link to={{ pathname: paths.recipe(recipe), hash: stepId(step) }}>
      Step {step}, {dish}
    </Link>
  )
}

function NotificationQuestion() {
  const [isAsking, setAsking] = useState(mayAsk)
  if (!isAsking) return null
  return (
    <p className={classes.note}>
      Show a notification when time is up?{' '}
      <button
        type="button"
        onClick={() => {
          setAsking(false)
          void askForNotifications()
        }}
      >
        Yes
      </button>{' '}
      <button
        type="button"
        onClick={() => {
          setAsking(false)
          declineNotifications()
        }}
      >
        No
      </button>
    </p>
  )
}
