import { useEffect, useState } from 'react'
import classes from './Footer.module.css'

/** Stops and starts the motion of the logo, which would otherwise never end (WCAG 2.2.2). */
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
