import { useEffect, useState } from 'react'
import classes from './Footer.module.css'

/** WCAG 2.2.2: motion that does not end needs a switch. */
export function MotionSwitch() {
  const [paused, setPaused] = useState(false)
  useEffect(() => {
    document.documentElement.toggleAttribute('data-motion-paused', paused)
  }, [paused])
  return (
    <button
      type="button"
      className={`${classes.motion} needs-scripts`}
      onClick={() => setPaused(!paused)}
    >
      {paused ? 'Play logo animation' : 'Pause logo animation'}
    </button>
  )
}
