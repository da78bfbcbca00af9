import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import * as newsletter from 'words/newsletter'
import * as words from 'words/popup'
import { prepareForm } from '../../forms/submitForm.ts'
import { emailField } from '../../forms/emailField.ts'
import { settings } from '../../settings/settings.ts'
import textInput from '../../ui/field/textInput.module.css'
import { Sheet } from '../../ui/sheet/Sheet.tsx'
import classes from './PopupDialog.module.css'
import { markPopupSeen } from './popupSeen.ts'
import { emailIn, signUp } from './signUp.ts'

export const popupSuccess = {
  title: words.subscribedTitle({ brand: settings.brand }),
  message: words.subscribed,
}

/** Each browser shows the popup once: closing it marks it as seen. */
export default function PopupDialog() {
  const [opened, setOpened] = useState(true)

  function dismiss() {
    markPopupSeen()
    setOpened(false)
  }
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (emailIn(form) === '') return
    const result = await signUp(form, popupSuccess)
    if (result !== 'not stored') dismiss()
  }
  return (
    opened && (
      <Sheet name={words.title} close={dismiss}>
        <div className={`stack ${classes.body}`}>
          <p className="dimmed">{words.promise}</p>
          <form ref={prepareForm} onSubmit={submit} className="stack">
            <label htmlFor="popup-email" className="strong">
              {newsletter.email}
            </label>
            <input
              id="popup-email"
              {...emailField}
              required
              data-autofocus
              className={`${textInput.box} ${textInput.round} ${classes.input}`}
            />
            <Button type="submit" fullWidth>
              {newsletter.subscribe}
            </Button>
          </form>
        </div>
      </Sheet>
    )
  )
}
