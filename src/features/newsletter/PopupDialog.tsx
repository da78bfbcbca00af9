import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/Paper.css'
import { Button, Modal } from '@mantine/core'
import { type FormEvent, useEffect, useState } from 'react'
import { showToast } from '../../ui/toast/toast.ts'
import { formMessages, popupSuccess } from './messages.ts'
import classes from './PopupDialog.module.css'
import { markPopupSeen } from './popupSeen.ts'
import { emailIn, subscribe } from './subscribers.ts'

/** The dialog of the popup; however it is closed, it does not come again. */
export default function PopupDialog() {
  const [opened, setOpened] = useState(true)
  const [before] = useState(() => document.activeElement)
  // Mantine returns focus only where it saw the dialog open; this one begins open.
  useEffect(() => {
    if (!opened && before instanceof HTMLElement) before.focus()
  }, [opened, before])

  function dismiss() {
    markPopupSeen()
    setOpened(false)
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const result = subscribe(emailIn(event.currentTarget), new Date())
    if (result === 'empty') return
    showToast(result === 'subscribed' ? popupSuccess : formMessages[result])
    if (result !== 'not stored') dismiss()
  }
  return (
    <Modal
      opened={opened}
      onClose={dismiss}
      centered
      title="A pinch of good cooking, every week"
      classNames={classes}
      closeButtonProps={{ 'aria-label': 'Close', size: 44 }}
      transitionProps={{ duration: 0 }}
    >
      <p className={classes.text}>One recipe, one tool, one trick in your inbox.</p>
      <form onSubmit={submit} className={classes.form}>
        <label htmlFor="popup-email" className={classes.label}>
          Email address
        </label>
        <input
          id="popup-email"
          type="email"
          name="email"
          required
          autoComplete="email"
          data-autofocus
          className={classes.input}
        />
        <Button type="submit" fullWidth>
          Subscribe
        </Button>
      </form>
    </Modal>
  )
}
