import classes from './Awning.module.css'

/** The striped awning with its scallops, at the top of the page and of the footer. */
export function Awning() {
  return <div className={classes.awning} aria-hidden="true" />
}
