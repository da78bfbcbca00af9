import { Button, FileButton } from '@mantine/core'
import { useRef, useState } from 'react'
import * as words from 'words/saved'
import { exportRecords, type Imported, importRecords, UnreadableFile } from './backup.ts'
import { localDay } from '../../../shared/localDay.ts'
import { downloadFile } from '../../../ui/share/downloadFile.ts'
import classes from '../panel.module.css'

const MAX_SIZE = 5_000_000

export function BackupPanel() {
  const [message, setMessage] = useState('')
  const reset = useRef<() => void>(null)
  return (
    <section aria-labelledby="one-file" className={`framed stack ${classes.panel} screen-only`}>
      <h2 id="one-file">{words.asOneFile}</h2>
      <p>{words.aboutFile}</p>
      <div className="centered-row">
        <Button variant="default" onClick={() => setMessage(exportFile())}>
          {words.exportFile}
        </Button>
        <FileButton
          accept=".json,application/json"
          inputProps={{ 'aria-label': words.exportedFile }}
          resetRef={reset}
          onChange={(file) => {
            if (file) void importBackup(file).then(setMessage)
            // Allows choosing the same file again.
            reset.current?.()
          }}
        >
          {(props) => (
            <Button variant="default" {...props}>
              {words.importFile}
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
    downloadFile(exportRecords(now), 'application/json', `${localDay(now)}.json`)
    return words.exported
  } catch {
    return words.notExported
  }
}

async function importBackup(file: File): Promise<string> {
  if (file.size > MAX_SIZE) return words.nothingImported({ reason: words.foreignFile })
  try {
    return describeImport(importRecords(await file.text()))
  } catch (error) {
    if (error instanceof UnreadableFile) return words.nothingImported({ reason: error.message })
    return words.notAllImported
  }
}

function describeImport({ added, conflicting, unreadable }: Imported): string {
  if (added + conflicting + unreadable === 0) return words.nothingNew
  const changes = [
    added > 0 && words.added({ count: added }),
    conflicting > 0 && words.conflicting({ count: conflicting }),
    unreadable > 0 && words.unreadable({ count: unreadable }),
  ]
  return words.imported({ changes: changes.filter(Boolean).join('; ') })
}
