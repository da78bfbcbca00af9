import classes from './RemoveButton.module.css'

interface RemoveButtonProps {
  /** What it removes, for those who do not see what it stands beside. */
  title: string
  remove: () => void
}

/** Takes something off a list; quieter than what it stands beside. */
export function RemoveButton({ title, remove }: RemoveButtonProps) {
  return (
    <button type="button" className={classes.remove} onClick={remove}>
      Remove<span className="visually-hidden"> {title}</span>
    </button>
  )
}
