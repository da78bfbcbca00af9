import classes from './Awning.module.css'

export function Awning() {
  return <div className={`${classes.awning} screen-only`} aria-hidden="true" />
}
