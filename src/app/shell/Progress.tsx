import classes from './Progress.module.css'

/** That the next page is on its way; its style hides it while that takes hardly any time. */
export function Progress() {
  return <div role="progressbar" aria-label="Loading the page" className={classes.bar} />
}
