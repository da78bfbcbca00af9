import classes from './RemoveButton.module.css'

interface RemoveButtonProps {
  title: string
  remove: () => void
}

export function RemoveButton({ title, remove }: RemoveButtonProps) {
  return (
    <button type="button" className={classes.remove} onClick={remove}>
      Remove<span className="visually-hidden"> {title}</span>
    </button>
  )
}
