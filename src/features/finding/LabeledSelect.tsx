import type { ReactNode } from 'react'
import input from '../../ui/textInput.module.css'
import classes from './choices.module.css'

interface LabeledSelectProps {
  label: string
  value: string
  choose: (value: string) => void
  /** The options. */
  children: ReactNode
}

/** A list of which one entry is chosen, as the system shows it, with its name above. */
export function LabeledSelect({ label, value, choose, children }: LabeledSelectProps) {
  return (
    <label>
      <span className={classes.name}>{label}</span>
      <select
        className={input.box}
        value={value}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        {children}
      </select>
    </label>
  )
}
