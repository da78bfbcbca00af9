import { settings } from '../../settings/settings.ts'
import classes from './SampleNote.module.css'

const ALL = 'Products, ratings and counts on this site are samples. '
const FICTION = 'The products do not exist, and the tests did not take place.'

interface SampleNoteProps {
  /** Beside the dates of a test. */
  ofTest?: true
}

/** Shown where the settings say that the content is a sample. */
export function SampleNote({ ofTest }: SampleNoteProps) {
  if (!settings.sampleContent) return null
  return (
    <p className={classes.note}>
      {!ofTest && ALL}
      {FICTION}
    </p>
  )
}
