import { type ReactNode, useId } from 'react'
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
  const id = useId()
  return (
    <div>
      {/* Around the list, its name would be that of all entries together. */}
      <label htmlFor={id} className={classes.name}>
        {label}
      </label>
      <select
        id={id}
        className={input.box}
        value={value}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        {children}
      </select>
    </div>
  )
}
