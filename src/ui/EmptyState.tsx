import classes from './EmptyState.module.css'

/** What stands where there is nothing to show; it is also announced. */
export function EmptyState({ children }: { children: string }) {
  return (
    <p className={classes.empty} role="status">
      {children}
    </p>
  )
}
