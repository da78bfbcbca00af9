import classes from './Stepper.module.css'

interface StepperProps {
  servings: number
  /** Changes the servings, which may be by none. */
  scale: (by: number) => void
}

/** For how many the amounts are; a press on the number shows what else scales them. */
export function Stepper({ servings, scale }: StepperProps) {
  return (
    <div className={`${classes.stepper} needs-scripts`}>
      {[-1, 0, 1].map((by) => (
        <button
          key={by}
          type="button"
          aria-label={
            ['Fewer servings', `${servings} servings: amounts and units`, 'More servings'][by + 1]
          }
          onClick={() => scale(by)}
        >
          {['−', servings, '+'][by + 1]}
        </button>
      ))}
    </div>
  )
}
