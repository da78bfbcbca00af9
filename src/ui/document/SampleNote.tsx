import { settings } from '../../settings/settings.ts'
import classes from './SampleNote.module.css'

const ALL = 'Products, ratings and counts on this site are samples. '
const FICTION = 'The products do not exist, and the tests did not take place.'

interface SampleNoteProps {
  ofTest?: true
}

export function SampleNote({ ofTest }: SampleNoteProps) {
  if (!settings.sampleContent) return null
  return (
    <p className={classes.note}>
      {!ofTest && ALL}
      {FICTION}
    </p>
  )
}
