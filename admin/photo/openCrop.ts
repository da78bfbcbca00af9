import { formDialog } from '../formDialog.ts'
import { LEAST_HEIGHT, LEAST_WIDTH } from '../../pipeline/pictures/photoLimits.ts'
import { type CropArea, middle, movedBy, withWidth } from './cropArea.ts'
import './crop.css'
import { cutOut } from './cutOut.ts'

const STEP = 0.01

function percent(length: number, of: number): string {
  return `${(100 * length) / of}%`
}

/** Asks which part pages show: a JPEG, the photo itself for all of it, or null. @throws for no photo */
export async function openCrop(photo: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(photo)
  const whole = middle(bitmap)
  let area = whole
  const { dialog, frame, picture, size, status, use } = buildDialog(photo)
  size.max = String(whole.width)
  size.min = String(Math.min(LEAST_WIDTH, whole.width))
  size.value = size.max

  function show(next: CropArea) {
    area = next
    frame.style.left = percent(area.x, bitmap.width)
    frame.style.top = percent(area.y, bitmap.height)
    frame.style.width = percent(area.width, bitmap.width)
    frame.style.height = percent(area.height, bitmap.height)
    const isLarge = area.width >= LEAST_WIDTH && area.height >= LEAST_HEIGHT
    use.disabled = !isLarge
    const pixels = `${area.width}×${area.height} pixels`
    status.textContent = isLarge
      ? pixels
      : `${pixels}; at least ${LEAST_WIDTH}×${LEAST_HEIGHT} are needed. Use a larger photo.`
  }

  size.addEventListener('input', () => show(withWidth(bitmap, area, Number(size.value))))
  frame.addEventListener('keydown', (event) => {
    const [dx, dy] = ARROWS[event.key] ?? [0, 0]
    if (dx === 0 && dy === 0) return
    event.preventDefault()
    show(movedBy(bitmap, area, dx * STEP * bitmap.width, dy * STEP * bitmap.width))
  })
  frame.addEventListener('pointerdown', ({ pointerId }) => frame.setPointerCapture(pointerId))
  frame.addEventListener('pointermove', ({ pointerId, movementX, movementY }) => {
    if (!frame.hasPointerCapture(pointerId)) return
    const scale = bitmap.width / picture.clientWidth
    show(movedBy(bitmap, area, movementX * scale, movementY * scale))
  })
  show(whole)
  document.body.append(dialog)
  dialog.showModal()
  await new Promise((resolve) => {
    dialog.addEventListener('close', resolve)
  })
  dialog.remove()
  if (dialog.returnValue !== 'use') return null
  const isWhole = area.width === bitmap.width && area.height === bitmap.height
  return isWhole ? photo : cutOut(bitmap, area)
}

const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function buildDialog(photo: Blob) {
  const { dialog, find } = formDialog(
    'Crop the photo',
    `<form method="dialog">
      <p id="crop-help">Pages show it in 4:3. Drag the frame, or move it with the arrow keys.</p>
      <div class="crop-picture">
        <img alt="">
        <div tabindex="0" role="application" aria-label="What pages show" aria-describedby="crop-help"
          class="crop-frame"></div>
      </div>
      <label>Width of the frame <input type="range" step="1"></label>
      <p role="status"></p>
      <button value="use" class="form-button">Use this part</button>
      <button value="" formnovalidate class="form-button">Cancel</button>
    </form>`,
  )
  const picture = find<HTMLImageElement>('img')
  const address = URL.createObjectURL(photo)
  picture.src = address
  dialog.addEventListener('close', () => URL.revokeObjectURL(address))
  return {
    dialog,
    picture,
    frame: find<HTMLElement>('.crop-frame'),
    size: find<HTMLInputElement>('input'),
    status: find<HTMLElement>('[role="status"]'),
    use: find<HTMLButtonElement>('button'),
  }
}
