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
  const answer = await closed(dialog)
  if (answer !== 'use') return null
  return isSame(area, { x: 0, y: 0, width: bitmap.width, height: bitmap.height })
    ? photo
    : cutOut(bitmap, area)
}

const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function isSame(a: CropArea, b: CropArea): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height
}

/** Empty after Escape. */
function closed(dialog: HTMLDialogElement): Promise<string> {
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove()
      resolve(dialog.returnValue)
    })
  })
}

function buildDialog(photo: Blob) {
  const dialog = document.createElement('dialog')
  dialog.className = 'crop-dialog'
  dialog.setAttribute('aria-labelledby', 'crop-title')
  dialog.innerHTML = `
    <form method="dialog">
      <h2 id="crop-title">Crop the photo</h2>
      <p id="crop-help">Pages show it in 4:3. Drag the frame, or move it with the arrow keys.</p>
      <div class="crop-picture">
        <img alt="">
        <div tabindex="0" role="application" aria-label="What pages show" aria-describedby="crop-help"
          class="crop-frame"></div>
      </div>
      <label>Width of the frame <input type="range" step="1"></label>
      <p role="status"></p>
      <button value="use">Use this part</button>
      <button value="" formnovalidate>Cancel</button>
    </form>`
  const find = <E extends Element>(selector: string): E => {
    const element = dialog.querySelector<E>(selector)
    if (!element) throw new Error(`The dialog has no ${selector}.`)
    return element
  }
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
