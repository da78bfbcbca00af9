import classes from './EmptyState.module.css'

export function EmptyState({ children }: { children: string }) {
  return (
    <p className={`framed ${classes.empty}`} role="status">
      {children}
    </p>
  )
}
