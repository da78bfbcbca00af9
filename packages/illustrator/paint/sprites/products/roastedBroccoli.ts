import type { Canvas } from '../../core/canvas.ts'
import { shade, tint } from '../../core/color.ts'
import { num, type Point } from '../../core/contour.ts'
import type { Morsel } from './morsels.ts'

/** A floret from the side: its forked stalk, a crown of tight clusters, tips browned by the heat. */
export function roastedFloret(art: Canvas, { x, y, size, angle = 0, color }: Morsel): void {
  const { random } = art
  const stalk = `M${num(x - size * 0.3)} ${num(y - size * 0.1)}Q${num(x - size * 0.1)} ${num(y + size * 0.2)} ${num(x - size * 0.13)} ${num(y + size * 0.62)}H${num(x + size * 0.15)}Q${num(x + size * 0.1)} ${num(y + size * 0.2)} ${num(x + size * 0.32)} ${num(y - size * 0.1)}Z`
  const clusters = Array.from({ length: 26 }, (_, index): Point => {
    const turn = index * 2.4
    const reach = Math.sqrt(index / 26) * size * 0.52
    return [x + Math.cos(turn) * reach, y - size * 0.3 + Math.sin(turn) * reach * 0.74]
  })
  // From the far ones to the near ones, as each hides a part of the one behind it.
  clusters.sort(([, first], [, second]) => first - second)
  const by = (dx: number, dy: number) =>
    clusters.map(([u, v]): Point => [u + dx * size, v + dy * size])
  art.rotated(angle, x, y, () => {
    art.movedBy(4, 6, () => art.fill(stalk, shade(color, 0.72)))
    art.fill(stalk, '#8fa650')
    art.stroke(`M${num(x - size * 0.04)} ${num(y)}V${num(y + size * 0.54)}`, '#cfdc96', size * 0.09)
    art.specks(by(0.02, 0.07), shade(color, 0.74), size * 0.3)
    for (const [u, v] of clusters) {
      art.specks([[u, v]], shade(color, 0.36), size * 0.24)
      art.specks([[u - size * 0.02, v - size * 0.03]], color, size * 0.19)
      art.specks([[u - size * 0.05, v - size * 0.07]], tint(color, 0.16), size * 0.09)
    }
    const buds = Array.from({ length: 44 }, (_, index): Point => {
      const [u, v] = clusters[index % clusters.length] ?? [x, y]
      return [u + random.jitter(size * 0.13), v + random.jitter(size * 0.13)]
    })
    art.specks(buds.slice(0, 22), tint(color, 0.46), size * 0.045)
    art.specks(buds.slice(22, 38), shade(color, 0.6), size * 0.04)
    art.specks(buds.slice(38), '#6b3d16', size * 0.07, { length: size * 0.05, opacity: 0.8 })
  })
}
