import classes from './Progress.module.css'

/** That the next page is on its way; its style keeps it away while that takes no time to speak of. */
export function Progress() {
  return <div role="progressbar" aria-label="Loading the page" className={classes.bar} />
}
