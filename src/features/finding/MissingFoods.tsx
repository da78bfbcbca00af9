import classes from './MissingFoods.module.css'

export function MissingFoods({ names }: { names: readonly string[] }) {
  if (names.length === 0) return <p className={classes.missing}>You have everything</p>
  return (
    <p className={classes.missing}>
      <strong>Missing {names.length}:</strong> {names.join(', ')}
    </p>
  )
}
