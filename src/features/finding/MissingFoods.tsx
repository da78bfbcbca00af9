import classes from './MissingFoods.module.css'

/** On the card of a recipe: what of its foods is not at hand. */
export function MissingFoods({ names }: { names: readonly string[] }) {
  if (names.length === 0) return <p className={classes.missing}>You have everything</p>
  return (
    <p className={classes.missing}>
      <strong>Missing {names.length}:</strong> {names.join(', ')}
    </p>
  )
}
