import { askInDialog, buildElement } from '../dialog/askInDialog.ts'
import { MIN_HEIGHT, MIN_WIDTH } from '../../pipeline/pictures/photoLimits.ts'
import { type CropArea, isFit, largestCrop, MAX_WIDTH, moveCrop, resizeCrop } from './cropArea.ts'
import './crop.css'

const STEP = 0.01

function percent(length: number, of: number): string {
  return `${(100 * length) / of}%`
}

/** Asks which part to show. @returns that part; null after Cancel @throws if the file is no photo */
export async function openCrop(photo: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(photo)
  const whole = largestCrop(bitmap)
  let area = whole
  const address = URL.createObjectURL(photo)
  const { help, picture, frame, size, status } = cropParts(address, whole.width)

  function show(next: CropArea) {
    area = next
    frame.style.left = percent(area.x, bitmap.width)
    frame.style.top = percent(area.y, bitmap.height)
    frame.style.width = percent(area.width, bitmap.width)
    frame.style.height = percent(area.height, bitmap.height)
    const isLarge = area.width >= MIN_WIDTH && area.height >= MIN_HEIGHT
    const fault = `at least ${MIN_WIDTH}×${MIN_HEIGHT} are needed. Use a larger photo.`
    const pixels = `${area.width}×${area.height} pixels`
    status.textContent = isLarge ? pixels : `${pixels}; ${fault}`
    size.setCustomValidity(isLarge ? '' : status.textContent)
  }

  size.addEventListener('input', () => show(resizeCrop(bitmap, area, Number(size.value))))
  frame.addEventListener('keydown', (event) => {
    const [dx, dy] = ARROWS[event.key] ?? [0, 0]
    if (dx === 0 && dy === 0) return
    event.preventDefault()
    show(moveCrop(bitmap, area, dx * STEP * bitmap.width, dy * STEP * bitmap.width))
  })
  let last = { clientX: 0, clientY: 0 }
  frame.addEventListener('pointerdown', (event) => {
    frame.setPointerCapture(event.pointerId)
    last = event
  })
  frame.addEventListener('pointermove', (event) => {
    if (!frame.hasPointerCapture(event.pointerId)) return
    // Browsers disagree about the unit of `movementX`.
    const [dx, dy] = [event.clientX - last.clientX, event.clientY - last.clientY]
    const scale = bitmap.width / picture.clientWidth
    show(moveCrop(bitmap, area, dx * scale, dy * scale))
    last = event
  })
  show(whole)
  const box = buildElement('div', { className: 'crop-picture' }, picture, frame)
  const label = buildElement('label', {}, 'Width of the frame ', size)
  const parts = [help, box, label, status]
  const answer = await askInDialog({ title: TITLE, parts, yes: 'Use this part', no: 'Cancel' })
  URL.revokeObjectURL(address)
  const chosen = answer && (isFit(bitmap, area) ? photo : await cutOut(bitmap, area))
  bitmap.close()
  return chosen
}

const TITLE = 'Crop the photo'

function cropParts(src: string, width: number) {
  const textContent = 'Pages show it in 4:3. Drag the frame, or move it with the arrow keys.'
  const frame = buildElement('div', { className: 'crop-frame', tabIndex: 0, role: 'application' })
  frame.ariaLabel = 'What pages show'
  frame.setAttribute('aria-describedby', 'crop-help')
  const [min, max] = [String(Math.min(MIN_WIDTH, width)), String(width)]
  return {
    help: buildElement('p', { id: 'crop-help', textContent }),
    picture: buildElement('img', { src, alt: '' }),
    frame,
    size: buildElement('input', { type: 'range', min, max, value: max }),
    status: buildElement('p', { role: 'status' }),
  }
}

const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

async function cutOut(photo: ImageBitmap, { x, y, width, height }: CropArea): Promise<Blob> {
  const scale = Math.min(1, MAX_WIDTH / width)
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no canvas to crop the photo on.')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(photo, x, y, width, height, 0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 })
}
