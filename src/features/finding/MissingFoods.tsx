import classes from './MissingFoods.module.css'

export function MissingFoods({ names }: { names: readonly string[] }) {
  return (
    <p className={`fine-print clamped ${classes.missing}`}>
      {names.length === 0 ? (
        'You have everything'
      ) : (
        <>
          <strong>Missing {names.length}:</strong> {names.join(', ')}
        </>
      )}
    </p>
  )
}
