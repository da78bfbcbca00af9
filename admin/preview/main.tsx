import 'virtual:theme.css'
import 'virtual:fonts.css'
import '../../src/styles.css'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { language } from 'words/locale'
import { Providers } from '../../src/app/Providers.tsx'
import { SharedIcons } from '../../src/ui/inline/SharedIcon.tsx'
import './marks.css'
import { pressedPoint } from './focusPoint.ts'
import { outlineBlock, pressedText } from './editedBlock.ts'
import type { PreviewMessage } from './previewMessage.ts'
import { Preview } from './Preview.tsx'

const element = document.getElementById('root')
if (!element) throw new Error('admin/preview/index.html has no element with the id “root”.')
const root = createRoot(element)
document.documentElement.lang = language

// The preview waits for fonts, unlike pages, so that it shows their final look.
const fontsLoaded = Promise.allSettled([...document.fonts].map((font) => font.load()))

let edited = ''

window.addEventListener(
  'message',
  ({ data, origin }: MessageEvent<PreviewMessage | { edited: string }>) => {
    if (origin !== window.location.origin) return
    // A message has either the page or the text of the focused field.
    if (!('edited' in data)) return void renderPreview(data)
    edited = data.edited
    outlineBlock(edited)?.scrollIntoView({ block: 'nearest' })
  },
)

async function renderPreview(message: PreviewMessage) {
  await fontsLoaded
  markFocus(message)
  root.render(
    <Providers>
      <SharedIcons />
      <MemoryRouter>
        <Preview message={message} onShown={() => outlineBlock(edited)} />
      </MemoryRouter>
    </Providers>,
  )
}

function markFocus({ page: { data } }: PreviewMessage) {
  const { focus = '' } = ('picture' in data && data.picture) || {}
  const [x = '50%', y = '50%'] = focus.split(' ').filter(Boolean)
  document.documentElement.style.setProperty('--focus-x', x)
  document.documentElement.style.setProperty('--focus-y', y)
}

// Pressing a text focuses its field.
document.addEventListener('click', ({ target }) => {
  const pressed = pressedText(target)
  if (pressed) window.top?.postMessage({ pressed }, window.location.origin)
})

// Pressing the picture sets the point that every crop keeps.
document.addEventListener('click', ({ target, clientX, clientY }) => {
  if (!(target instanceof HTMLImageElement) || target.fetchPriority !== 'high') return
  const box = target.getBoundingClientRect()
  const at = { x: clientX - box.left, y: clientY - box.top }
  const image = { width: target.naturalWidth, height: target.naturalHeight }
  const focus = pressedPoint(at, box, image, target.style.objectPosition)
  window.top?.postMessage({ focus }, window.location.origin)
})

// Links in the preview must not leave it.
const stopLink = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
}
document.addEventListener('click', stopLink, { capture: true })
