import { countOf } from '../../shared/words.ts'
import { Button, FileButton } from '@mantine/core'
import { useRef, useState } from 'react'
import { exportRecords, type Imported, importRecords, UnreadableFile } from './backup.ts'
import { settings } from '../../settings/settings.ts'
import { localDay } from '../../shared/localDay.ts'
import classes from './panel.module.css'

const MAX_SIZE = 5_000_000

export function BackupPanel() {
  const [message, setMessage] = useState('')
  const reset = useRef<() => void>(null)
  return (
    <section aria-labelledby="one-file" className={`framed stack ${classes.panel} screen-only`}>
      <h2 id="one-file">As one file</h2>
      <p>
        Saved recipes, notes, what you have cooked, the shopping list and where you are in recipes:
        take it to another browser, or keep it in case this one is cleared.
      </p>
      <div className="centered-row">
        <Button variant="default" onClick={() => setMessage(exportFile())}>
          Export
        </Button>
        <FileButton
          accept=".json,application/json"
          inputProps={{ 'aria-label': 'A file that was exported here' }}
          resetRef={reset}
          onChange={(file) => {
            if (file) void importFile(file).then(setMessage)
            // Allows choosing the same file again.
            reset.current?.()
          }}
        >
          {(props) => (
            <Button variant="default" {...props}>
              Import
            </Button>
          )}
        </FileButton>
      </div>
      <p role="status" className={`dimmed ${classes.about}`}>
        {message}
      </p>
    </section>
  )
}

function exportFile(): string {
  try {
    const now = new Date()
    const file = new Blob([exportRecords(now)], { type: 'application/json' })
    const link = document.createElement('a')
    link.href = URL.createObjectURL(file)
    link.download = `${settings.brand.toLowerCase()}-${localDay(now)}.json`
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
    return 'The file is among your downloads.'
  } catch {
    return 'Nothing can be exported: this browser blocks the storage of the site.'
  }
}

async function importFile(file: File): Promise<string> {
  if (file.size > MAX_SIZE)
    return 'Nothing was imported. This is not a file that was exported here.'
  try {
    return describeImport(importRecords(await file.text()))
  } catch (error) {
    if (error instanceof UnreadableFile) return `Nothing was imported. ${error.message}`
    return 'Not everything was imported: the storage of this browser is full or blocked.'
  }
}

function describeImport({ added, conflicting, unreadable }: Imported): string {
  if (added + conflicting + unreadable === 0) return 'Everything in the file is here already.'
  const parts = [
    added > 0 && `${entries(added)} added`,
    conflicting > 0 &&
      `${entries(conflicting)} left out, since this browser has another one, which stays`,
    unreadable > 0 && `${entries(unreadable)} left out, since this site cannot read it`,
  ]
  return `Imported: ${parts.filter(Boolean).join('; ')}.`
}

const entries = (count: number) => countOf(count, 'entry', 'entries')
