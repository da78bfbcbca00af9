import { useWindowEvent } from '@mantine/hooks'
import { useEffect, useState, useSyncExternalStore } from 'react'
import * as words from 'words/timers'
import { paths, stepId } from '../../../addresses/paths.ts'
import { useRecords } from '../../../storage/deviceStore.ts'
import { reserveHeight } from '../../../ui/page/reserveHeight.ts'
import { declineNotifications, mayAsk } from './notification.ts'
import { watchTimers } from './ringing.ts'
import { allowSound, isSoundBlocked } from './sound.ts'
import classes from './TimerBar.module.css'
import { TimerList } from './TimerList.tsx'
import { type Timer, timerStore } from '../../../storage/timerStore.ts'
import { dropOldTimers } from './changeTimers.ts'

export default function TimerBar() {
  const isShown = useRecords(timerStore).size > 0
  useEffect(() => {
    dropOldTimers()
    return watchTimers()
  }, [])
  useEffect(() => {
    if (isShown && navigator.userActivation?.hasBeenActive) allowSound()
  }, [isShown])
  const onPress = () => isShown && allowSound()
  useWindowEvent('pointerdown', onPress)
  useWindowEvent('keydown', onPress)
  if (!isShown) return null
  return (
    <section ref={reserveBar} aria-label={words.timers} className={`${classes.bar} screen-only`}>
      <div className="container">
        <TimerList nameTimer={linkToStep} />
        <SoundNote />
        <NotificationQuestion />
      </div>
    </section>
  )
}

function reserveBar(bar: HTMLElement) {
  return reserveHeight('--timer-bar', bar)
}

function linkToStep({ recipe, step, dish }: Timer) {
  return <a href={`${paths.recipe(recipe)}#${stepId(step)}`}>{words.stepOfDish({ step, dish })}</a>
}

const SOUND_STARTS_MS = 1000

/** Browsers mute a reloaded page until the first click. */
function SoundNote() {
  const isOff = useSyncExternalStore(isSoundBlocked.subscribe, isSoundBlocked.read)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timeout = setTimeout(() => setShown(isOff), isOff ? SOUND_STARTS_MS : 0)
    return () => clearTimeout(timeout)
  }, [isOff])
  return isShown && <p className={`dimmed ${classes.note}`}>{words.soundOff}</p>
}

/** Warns that a locked phone may be silent; asks once to allow notifications. */
function NotificationQuestion() {
  const [isAsking, setAsking] = useState(mayAsk)
  function answer(act: () => void) {
    setAsking(false)
    act()
  }
  if (!isAsking) return <p className={`dimmed ${classes.note}`}>{words.keepPageOpen}</p>
  return (
    <p className={`dimmed ${classes.note} ${classes.question}`}>
      <span>{words.askForNotification}</span>
      <button type="button" onClick={() => answer(() => void Notification.requestPermission())}>
        {words.yes}
      </button>
      <button type="button" onClick={() => answer(declineNotifications)}>
        {words.no}
      </button>
    </p>
  )
}
