import type { Canvas } from '../../core/canvas.ts'
import { num, type Path } from '../../core/contour.ts'

interface Steel {
  outline: Path
  /** The line that cuts. */
  edge: Path
  /** How wide the ground strip along it is. */
  bevel: number
  spine: Path
  /** From its heel to its tip. */
  from: number
  to: number
  /** Half its height, about y = 0. */
  half: number
  /** What lies below and shows in it. */
  below: string
}

/**
 * A blade that lies flat: even satin steel with a window's slanted light in it, a strip ground to
 * the edge, a lit spine. Bands along the blade would make it look like a bent tube.
 */
export function flatSteel(art: Canvas, steel: Steel): void {
  const { outline, edge, bevel, spine, from, to } = steel
  const satin = art.linearGradient('x1="0" x2="1" y1="0" y2=".35"', [
    [0, '#9b9a9e'],
    [0.16, '#cdccce'],
    [0.34, '#f1efec'],
    [0.46, '#c3c2c5'],
    [0.7, '#dad8d7'],
    [0.88, '#b3b2b6'],
    [1, '#8f8e94'],
  ])
  art.fill(outline, satin)
  art.clipped(outline, () => {
    brushed(art, steel)
    slantedLight(art, steel)
    art.stroke(edge, '#77757c', bevel * 2 + 6, { opacity: 0.75 })
    art.stroke(edge, '#e9e6e2', bevel * 2)
    const glint = art.linearGradient(
      `gradientUnits="userSpaceOnUse" x1="${from}" x2="${to}" y1="0" y2="0"`,
      [
        [0, '#ffffff', 0.2],
        [0.3, '#ffffff', 1],
        [0.62, '#ffffff', 0.3],
        [1, '#ffffff', 0.9],
      ],
    )
    art.stroke(edge, glint, bevel)
    art.movedBy(0, 3, () => art.stroke(spine, '#4d4b52', 9, { opacity: 0.55 }))
    art.movedBy(0, 9, () => art.stroke(spine, '#ffffff', 3.5, { opacity: 0.75 }))
  })
}

/** Fine lines across the blade, as it was ground. */
function brushed(art: Canvas, { from, to, half }: Steel): void {
  const lines = Array.from({ length: 52 }, () => {
    const x = art.random.range(from, to)
    return `M${num(x)} ${-half - 20}l${num(14 + art.random.jitter(4))} ${half * 2 + 40}`
  })
  art.stroke(lines.slice(0, 28).join(''), '#ffffff', 2, { opacity: 0.28 })
  art.stroke(lines.slice(28).join(''), '#55535a', 2, { opacity: 0.13 })
}

/** Two panes of the window, and the colour of the table towards the edge. */
function slantedLight(art: Canvas, { from, to, half, below }: Steel): void {
  const pane = (share: number, wide: number) => {
    const x = from + (to - from) * share
    const lean = half * 0.9
    return `M${num(x + lean)} ${-half}h${num(wide)}L${num(x + wide - lean)} ${half}h${num(-wide)}Z`
  }
  art.softFill(pane(0.3, 74) + pane(0.48, 22), '#ffffff', 0.5, 5)
  art.softFill(pane(0.7, 46), '#6d6b74', 0.16, 8)
  const reflected = art.linearGradient('x1="0" x2="0" y1="0" y2="1"', [
    [0.45, below, 0],
    [1, below, 0.34],
  ])
  art.fill(`M${from} ${-half}H${to}V${half}H${from}Z`, reflected)
}
