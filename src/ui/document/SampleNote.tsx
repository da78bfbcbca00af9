import { settings } from '../../settings/settings.ts'

const ALL = 'Products, ratings and counts on this site are samples. '
const FICTION = 'The products do not exist, and the tests did not take place.'

export function SampleNote({ ofTest }: { ofTest?: true }) {
  if (!settings.sampleContent) return null
  return (
    <p className="fine-print">
      {!ofTest && ALL}
      {FICTION}
    </p>
  )
}
