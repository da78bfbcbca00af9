import { settings } from '../settings/settings.ts'
import classes from './SampleNote.module.css'

/** Says that what a site starts with is a sample; nothing where the settings do not say so. */
export function SampleNote() {
  if (!settings.sampleContent) return null
  return <p className={classes.note}>Products, ratings and counts on this site are samples.</p>
}
