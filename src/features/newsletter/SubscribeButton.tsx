import { Button } from '@mantine/core'
import { showToast } from '../../ui/toast/toast.ts'

export function SubscribeButton() {
  return (
    <div className="centered-row needs-scripts">
      <Button onClick={() => showToast({ title: 'This feature is on the way!' })}>
        Subscribe to Newsletter
      </Button>
      <p>
        Until then, the form in the <a href="#newsletter">footer</a> signs you up.
      </p>
    </div>
  )
}
