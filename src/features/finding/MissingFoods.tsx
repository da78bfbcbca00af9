import classes from './MissingFoods.module.css'

export function MissingFoods({ names }: { names: readonly string[] }) {
  if (names.length === 0)
    return <p className={`fine-print ${classes.missing}`}>You have everything</p>
  return (
    <p className={`fine-print ${classes.missing}`}>
      <strong>Missing {names.length}:</strong> {names.join(', ')}
    </p>
  )
}
