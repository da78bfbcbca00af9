import classes from './RemoveButton.module.css'

export function RemoveButton({ title, remove }: { title: string; remove: () => void }) {
  return (
    <button
      type="button"
      className={`dimmed small ${classes.remove} needs-scripts`}
      onClick={remove}
    >
      Remove<span className="visually-hidden"> {title}</span>
    </button>
  )
}
