import classes from './Progress.module.css'

export function Progress() {
  return <div role="progressbar" aria-label="Loading the page" className={classes.bar} />
}
