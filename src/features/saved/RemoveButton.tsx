import type { Ref } from 'react'
import classes from './RemoveButton.module.css'

interface RemoveButtonProps {
  ref?: Ref<HTMLButtonElement>
  title: string
  remove: () => void
}

export function RemoveButton({ ref, title, remove }: RemoveButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={`dimmed small ${classes.remove} needs-scripts`}
      onClick={remove}
    >
      Remove<span className="visually-hidden"> {title}</span>
    </button>
  )
}
