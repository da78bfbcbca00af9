import * as words from 'words/site'
import { settings } from '../../settings/settings.ts'

export function SampleNote({ ofTest }: { ofTest?: true }) {
  if (!settings.sampleContent) return null
  return (
    <p className="fine-print">
      {!ofTest && `${words.samples} `}
      {words.fiction}
    </p>
  )
}
