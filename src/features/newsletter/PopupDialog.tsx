import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { Button, Modal } from '@mantine/core'
import { type FormEvent, useEffect, useState } from 'react'
import * as newsletter from 'words/newsletter'
import * as words from 'words/popup'
import * as site from 'words/site'
import { prepareForm } from '../../forms/submitForm.ts'
import { emailField } from '../../forms/emailField.ts'
import { settings } from '../../settings/settings.ts'
import textInput from '../../ui/field/textInput.module.css'
import classes from './PopupDialog.module.css'
import { markPopupSeen } from './popupSeen.ts'
import { emailIn, signUp } from './signUp.ts'

export const popupSuccess = {
  title: words.subscribedTitle({ brand: settings.brand }),
  message: words.subscribed,
}

/** A browser shows the popup once: closing marks it as seen. */
export default function PopupDialog() {
  const [opened, setOpened] = useState(true)
  const [opener] = useState(() => document.activeElement)
  // Mantine returns focus only to where it saw the dialog open.
  useEffect(() => {
    if (!opened && opener instanceof HTMLElement) opener.focus()
  }, [opened, opener])

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
    <Modal
      opened={opened}
      onClose={dismiss}
      centered
      title={words.title}
      className="screen-only"
      classNames={classes}
      // As a `header`, it would be a second banner.
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': site.close, size: 44 }}
      transitionProps={{ duration: 0 }}
    >
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
    </Modal>
  )
}
