import { Button } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { useEffect } from 'react'
import * as words from 'words/handsFree'
import * as siteWords from 'words/site'
import cookMode from '../cookDialog.module.css'
import { commandIn } from './commands.ts'
import { Recognition, useListening } from './useListening.ts'
import { useReading } from './useReading.ts'

/** Listed by name: a computed key of `words` would bundle the words of other parts, too. */
const RECOGNITIONS = {
  staysHere: words.staysHere,
  micNeedsFiles: words.micNeedsFiles,
  micSends: words.micSends,
}

interface HandsFreeProps {
  /** Shows a note beside the step; undefined removes it. */
  tell: (note: string | undefined) => void
  isOpen: boolean
  close: () => void
}

/** Reads `[data-taps]` aloud; voice commands and taps press buttons with `data-command`. */
export function HandsFree({ tell, isOpen, close }: HandsFreeProps) {
  const reading = useReading(shownText)
  const listening = useListening((phrase) => {
    const command = commandIn(phrase, reading.spoken())
    if (command === 'again') reading.read()
    else if (command) press(command)
  })
  useWindowEvent('click', ({ target, clientX }) => {
    if (!(reading.isOn || listening.isOn) || !(target instanceof Element)) return
    const place = target.closest('[data-taps]')?.getBoundingClientRect()
    // Selecting text is not a tap.
    if (!place || target.closest('label, summary') || getSelection()?.isCollapsed === false) return
    press(clientX < place.left + place.width / 3 ? 'back' : 'next')
  })
  const { recognition, hasFailed } = listening
  const note = listening.isOn ? words.listening : hasFailed ? words.notHeard : undefined
  useEffect(() => tell(note), [tell, note])
  return (
    isOpen && (
      <dialog
        ref={showModal}
        aria-label={words.title}
        className={`${cookMode.dialog} screen-only`}
        onClose={close}
      >
        <div className={`stack container text-width ${cookMode.panel}`}>
          <h2 className="small-heading">{words.title}</h2>
          <p>{reading.hasVoice ? words.readHere : words.noVoice}</p>
          <Button variant="default" size="lg" disabled={!reading.hasVoice} onClick={reading.toggle}>
            {reading.isOn ? words.stopReading : words.read}
          </Button>
          {Recognition && (
            <>
              <p role="status">{hasFailed ? words.notHeard : RECOGNITIONS[recognition]}</p>
              <Button variant="default" size="lg" onClick={listening.toggle}>
                {listening.isOn
                  ? words.stopListening
                  : recognition === 'staysHere'
                    ? words.listen
                    : words.agree}
              </Button>
            </>
          )}
          <p className="dimmed">{words.taps}</p>
          <Button size="lg" onClick={close}>
            {siteWords.close}
          </Button>
        </div>
      </dialog>
    )
  )
}

function showModal(dialog: HTMLDialogElement) {
  dialog.showModal()
  return () => dialog.close()
}

function shownText(): string {
  return document.querySelector<HTMLElement>('[data-taps] [aria-live]')?.innerText ?? ''
}

function press(command: string) {
  document.querySelector<HTMLElement>(`dialog [data-command=${command}]`)?.click()
}
