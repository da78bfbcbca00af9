import { paths } from '../../addresses/paths.ts'
import { settings } from '../../settings/settings.ts'
import classes from './WithoutScripts.module.css'

/** Says where to look when the browser runs no scripts, which search needs. */
export function WithoutScripts() {
  return (
    <noscript>
      <p className={classes.words}>
        Search needs scripts, and this browser runs none. Everything on {settings.brand} stands in
        three lists: <a href={paths.recipes}>recipes</a>, <a href={paths.reviews}>reviews</a> and{' '}
        <a href={paths.blog}>the blog</a>.
      </p>
    </noscript>
  )
}
