import { Button } from '@mantine/core'
import * as words from 'words/subscribeButton'
import { showToast } from '../../ui/toast/toast.ts'

export function SubscribeButton() {
  return (
    <div className="centered-row needs-scripts">
      <Button onClick={() => showToast({ title: words.notReady })}>
        {words.subscribeToNewsletter}
      </Button>
      <p>{words.formInFooter({ link: (text) => <a href="#newsletter">{text}</a> })}</p>
    </div>
  )
}
