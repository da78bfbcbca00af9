import { settings } from '../settings/settings.ts'
import classes from './SampleNote.module.css'

const ALL = 'Products, ratings and counts on this site are samples. '
const FICTION = 'The products do not exist, and the tests did not take place.'

interface SampleNoteProps {
  /** Beside the dates of a test: that it did not take place. */
  ofTest?: true
}

/** Says that what a site starts with is a sample; nothing where the settings do not say so. */
export function SampleNote({ ofTest }: SampleNoteProps) {
  if (!settings.sampleContent) return null
  return (
    <p className={classes.note}>
      {!ofTest && ALL}
      {FICTION}
    </p>
  )
}
