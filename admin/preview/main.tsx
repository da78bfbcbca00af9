import 'virtual:theme.css'
import '../../src/styles.css'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { Providers } from '../../src/app/Providers.tsx'
import { SharedIcons } from '../../src/ui/SharedIcon.tsx'
import type { PreviewMessage } from './message.ts'
import { Preview } from './Preview.tsx'

const element = document.getElementById('root')
if (!element) throw new Error('admin/preview/index.html has no element with the id “root”.')
const root = createRoot(element)

// Pages go without a font that is not there at once; here it is worth the wait.
const fonts = Promise.allSettled([...document.fonts].map((font) => font.load()))

window.addEventListener('message', ({ data, origin }: MessageEvent<PreviewMessage>) => {
  if (origin === window.location.origin) void show(data)
})

async function show(message: PreviewMessage) {
  await fonts
  root.render(
    <Providers>
      <SharedIcons />
      <MemoryRouter>
        <Preview message={message} />
      </MemoryRouter>
    </Providers>,
  )
}

// The preview is looked at; what its links lead to is not in it.
document.addEventListener('click', stopLink, { capture: true })

function stopLink(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
}
