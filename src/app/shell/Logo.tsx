import { Link } from 'react-router-dom'
import { paths } from '../../site/paths.ts'
import { settings } from '../../site/settings.ts'
import classes from './Logo.module.css'

/** The mark, a pan whose handle makes it a P, with the wordmark; leads home. */
export function Logo() {
  return (
    <Link to={paths.home} className={classes.logo} aria-label={`${settings.brand}, home`}>
      <svg viewBox="0 0 48 48" width="44" height="44" aria-hidden="true" className={classes.mark}>
        <g className={classes.pan}>
          <path className={classes.handle} d="M13.5 20v21.5" />
          <circle className={classes.body} cx="26.5" cy="19" r="17" />
          <circle className={classes.rim} cx="26.5" cy="19" r="12.2" />
          <circle className={classes.hole} cx="13.5" cy="41" r="1.7" />
        </g>
        <g className={classes.salt}>
          <rect x="20" y="14.6" width="4.6" height="4.6" rx="1" transform="rotate(18 22.3 16.9)" />
          <rect
            x="28"
            y="12.4"
            width="3.8"
            height="3.8"
            rx=".9"
            transform="rotate(-22 29.9 14.3)"
          />
          <rect
            x="26.6"
            y="20.4"
            width="5.4"
            height="5.4"
            rx="1.1"
            transform="rotate(38 29.3 23.1)"
          />
          <rect x="21" y="23.6" width="2.9" height="2.9" rx=".7" transform="rotate(-14 22.4 25)" />
        </g>
      </svg>
      <span className={classes.word}>{settings.brand}</span>
    </Link>
  )
}
