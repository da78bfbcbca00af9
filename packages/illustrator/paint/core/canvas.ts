import type { Color } from '../../language/paints.ts'
import { type Camera, reachOf, SHEET, WHOLE } from './camera.ts'
import { shade, SHADOW, tint } from './color.ts'
import { closed, num, type Path, type Point, polygon, shrunk } from './contour.ts'
import { boundsOf } from './pathBounds.ts'
import { createRandom, hash, type Random } from '../../language/random.ts'

/** Stops of a gradient: where, from 0 to 1, which colour, and how opaque. */
export type Stop = readonly [offset: number, color: Color, opacity?: number]

interface StrokeLook {
  opacity?: number
}

interface BodyLook {
  /** How high it stands over the table, in units of the sheet: the length of its shadow. */
  height?: number
  /** How much of it the light reaches, from 0 to 1. */
  lit?: number
  /** How dark the unlit rest is. */
  shaded?: number
  /** How far the lit part is moved towards the light. */
  offset?: number
  /** How bright the hot spot is; 0 for none. */
  highlight?: number
  /** Corners instead of curves. */
  angular?: boolean
  shadowOpacity?: number
}

/** The number at the end of a seed such as `recipes/7`; of one without it, some number. */
function numberOf(seed: string): number {
  const [, digits] = /(\d{1,9})$/.exec(seed) ?? []
  return digits === undefined ? hash(seed) : Number(digits)
}

/** The sheet one picture is drawn on. Light falls from the upper left, shadows to the lower right. */
export class Canvas {
  readonly seed: string
  readonly camera: Camera
  private chance: Random
  private turn: number
  private readonly drawnApart = new Map<string, number>()
  private parts: string[] = []
  private readonly definitions: string[] = []
  private ids = 0

  /** @param seed the same one draws the same sheet */
  constructor(seed: string, camera: Camera = WHOLE) {
    this.seed = seed
    this.camera = camera
    this.chance = createRandom(seed)
    this.turn = numberOf(seed)
  }

  /** All chance of a drawing comes from here. */
  get random(): Random {
    return this.chance
  }

  /**
   * Draws with chance of its own, so that what is drawn later stays as it is when this changes.
   *
   * @param name tells it from what else is in the picture; of one name there may be several
   */
  apart(name: string, draw: () => void): void {
    const nth = this.drawnApart.get(name) ?? 0
    this.drawnApart.set(name, nth + 1)
    const { chance, turn } = this
    this.chance = createRandom(`${this.seed} ${name} ${nth}`)
    this.turn = numberOf(this.seed) + hash(name) + nth
    draw()
    this.chance = chance
    this.turn = turn
  }

  /**
   * One of several, at least three, so that pictures whose seeds end in consecutive numbers, as those
   * of neighbors in a list do, get different ones. What is drawn apart takes turns of its own.
   */
  inTurn<Choice>(choices: readonly [Choice, Choice, Choice, ...Choice[]]): Choice {
    const { length } = choices
    // Each round begins one further on, or all pictures a round apart would share one.
    const round = Math.floor(this.turn / length)
    return choices[(this.turn + round) % length] ?? choices[0]
  }

  /** SVG as it is. */
  raw(markup: string): void {
    this.parts.push(markup)
  }

  fill(path: Path, color: Color, opacity = 1): void {
    this.raw(`<path d="${path}" fill="${color}"${opacityOf('fill', opacity)}/>`)
  }

  stroke(path: Path, color: Color, width: number, { opacity = 1 }: StrokeLook = {}): void {
    this.raw(
      `<path d="${path}" fill="none" stroke="${color}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${opacityOf('stroke', opacity)}/>`,
    )
  }

  /** Draws inside a group with these attributes. */
  group(attributes: string, draw: () => void): void {
    this.raw(`<g ${attributes}>`)
    draw()
    this.raw('</g>')
  }

  /** Draws inside a group turned by an angle in radians around a point. */
  rotated(angle: number, x: number, y: number, draw: () => void): void {
    const degrees = (angle * 180) / Math.PI
    this.group(`transform="rotate(${num(degrees)} ${num(x)} ${num(y)})"`, draw)
  }

  movedBy(dx: number, dy: number, draw: () => void): void {
    this.group(`transform="translate(${num(dx)} ${num(dy)})"`, draw)
  }

  /** Draws only where the path is. */
  clipped(path: Path, draw: () => void): void {
    const id = this.nextId()
    this.definitions.push(`<clipPath id="${id}"><path d="${path}"/></clipPath>`)
    this.group(`clip-path="url(#${id})"`, draw)
  }

  /** A gradient along a line given by SVG attributes, to be used as a colour. */
  linearGradient(attributes: string, stops: readonly Stop[]): Color {
    return this.gradient('linearGradient', attributes, stops)
  }

  radialGradient(attributes: string, stops: readonly Stop[]): Color {
    return this.gradient('radialGradient', attributes, stops)
  }

  private gradient(tag: string, attributes: string, stops: readonly Stop[]): Color {
    const id = this.nextId()
    const list = stops.map(([offset, color, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${offset}" stop-color="${color}"${alpha}/>`
    })
    this.definitions.push(`<${tag} id="${id}" ${attributes}>${list.join('')}</${tag}>`)
    return `url(#${id})`
  }

  /** The crisp shadow that a thing of this height throws on what it lies on, darkest where they touch. */
  shadow(path: Path, height: number, opacity = 0.3): void {
    const id = this.nextId()
    this.definitions.push(`<path id="${id}" d="${path}" fill="${SHADOW}"/>`)
    for (const [share, dark] of CAST) {
      const move = `translate(${num(height * 0.55 * share)} ${num(height * 0.85 * share)})`
      const faint = (opacity * dark).toFixed(2)
      this.raw(`<use href="#${id}" transform="${move}" fill-opacity="${faint}"/>`)
    }
  }

  /**
   * A shape with soft edges, in layers of ever wider outlines of a path that the sheet keeps once: a
   * renderer's blur costs a tenth of a second each time.
   * @param spread how far it fades, in units of the sheet
   */
  softFill(path: Path, color: Color, opacity: number, spread: number, rule = 'nonzero'): void {
    if (path === '') return
    const id = this.define((name) => `<path id="${name}" d="${path}"/>`)
    const share = (1 - (1 - opacity) ** (1 / SOFT_LAYERS)).toFixed(3)
    const layers = Array.from({ length: SOFT_LAYERS }, (_, layer) => {
      const width = num((2 * spread * layer) / (SOFT_LAYERS - 1))
      return `<use href="#${id}" stroke-width="${width}" opacity="${share}"/>`
    })
    this.group(
      `${this.within(path, spread)} fill="${color}" fill-rule="${rule}" stroke="${color}" stroke-linejoin="round"`,
      () => this.raw(layers.join('')),
    )
  }

  /**
   * The attribute that ends a group at the box around a path: for what is see-through as a whole,
   * a renderer takes a sheet as large as the picture unless it is told where the group ends.
   */
  within(path: Path, around: number): string {
    if (path === '') return ''
    const { left, top, right, bottom } = boundsOf(path)
    const out = around + EDGE
    const corner = `x="${num(left - out)}" y="${num(top - out)}"`
    const size = `width="${num(right - left + 2 * out)}" height="${num(bottom - top + 2 * out)}"`
    const id = this.define((name) => `<clipPath id="${name}"><rect ${corner} ${size}/></clipPath>`)
    return `clip-path="url(#${id})"`
  }

  /** The soft and crisp shadow of something large that stands on the table. */
  dropShadow(path: Path, dx: number, dy: number, opacity = 0.36): void {
    this.movedBy(dx, dy, () => this.softFill(path, SHADOW, opacity, 26))
    this.movedBy(dx * 0.62, dy * 0.62, () => this.fill(path, SHADOW, opacity * 0.62))
  }

  /** A shaded body: its shadow, its dark base, the lit part, and a hot spot if it shines. */
  body(points: readonly Point[], color: Color, look: BodyLook = {}): void {
    const { height = 6, lit = 0.9, shaded = 0.2, offset = 0.05, highlight = 0 } = look
    const contour = look.angular ? polygon : closed
    const size = smallerSide(points)
    const outline = contour(points)
    if (height) this.shadow(outline, height, look.shadowOpacity)
    this.fill(outline, shade(color, shaded))
    this.fill(contour(shrunk(points, lit, -size * offset * 0.65, -size * offset)), color)
    if (size > FLAT) this.fill(outline, 'url(#volume)')
    if (highlight) {
      const spot = shrunk(points, 0.45, -size * 0.13, -size * 0.17)
      this.fill(contour(spot), tint(color, highlight))
    }
  }

  /** Many dots, or short dashes where `length` is given, as one path. */
  specks(
    points: readonly Point[],
    color: Color,
    width: number,
    { length = 0, opacity = 1, angle }: { length?: number; opacity?: number; angle?: number } = {},
  ): void {
    const dashes = points.map(([x, y]) => {
      const turn = angle === undefined ? this.random.angle() : angle + this.random.jitter(0.3)
      const dx = Math.cos(turn) * length || 0.1
      return `M${num(x)} ${num(y)}l${num(dx)} ${num(Math.sin(turn) * length)}`
    })
    if (dashes.length > 0) this.stroke(dashes.join(''), color, width, { opacity })
  }

  /** What `draw` draws, as markup, without putting it on the sheet. */
  captured(draw: () => void): string {
    const kept = this.parts
    this.parts = []
    draw()
    const markup = this.parts.join('')
    this.parts = kept
    return markup
  }

  /** Adds a definition such as a filter and returns its id. */
  define(markup: (id: string) => string): string {
    const id = this.nextId()
    this.definitions.push(markup(id))
    return id
  }

  /** The sheet as an SVG document of its own size, as the camera sees it. */
  toSvg(): string {
    const { x, y, turn } = this.camera
    const [halfWidth, halfHeight] = reachOf(this.camera)
    const box = [x - halfWidth, y - halfHeight, halfWidth * 2, halfHeight * 2]
    const turned =
      turn === 0 ? '' : ` transform="rotate(${num((turn * 180) / Math.PI)} ${num(x)} ${num(y)})"`
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${SHEET.width}" height="${SHEET.height}" viewBox="${box.map(num).join(' ')}" preserveAspectRatio="none">`,
      `<defs>${SOFT}${VOLUME}${this.definitions.join('')}</defs>`,
      `<g${turned}>`,
      ...this.parts,
      '</g></svg>',
    ].join('')
  }

  private nextId(): string {
    this.ids += 1
    return `i${this.ids.toString(36)}`
  }
}

/** How far the two parts of a shadow reach, as a share of its length, and how dark they are. */
const CAST = [
  [1.25, 0.62],
  [0.55, 0.85],
] as const

/** Things no larger than this, in units of the sheet, show no volume. */
const FLAT = 16

/** Light from the upper left on a round thing, and the cool shade of its far side: `url(#volume)`. */
const VOLUME = `<radialGradient id="volume" cx=".34" cy=".28" r=".82"><stop offset="0" stop-color="#fff3d2" stop-opacity=".42"/><stop offset=".42" stop-color="#fff3d2" stop-opacity="0"/><stop offset=".56" stop-color="${SHADOW}" stop-opacity="0"/><stop offset="1" stop-color="${SHADOW}" stop-opacity=".4"/></radialGradient>`

/** Room for the half-covered pixels of an edge, in units of the sheet, also where it is drawn small. */
const EDGE = 8

/** How many outlines make an edge soft. */
const SOFT_LAYERS = 6

/** The two blurs that drawings may use: `url(#soft14)` and `url(#soft5)`. */
const SOFT = [14, 5]
  .map(
    (deviation) =>
      `<filter id="soft${deviation}" x="-.2" y="-.2" width="1.4" height="1.4"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
  )
  .join('')

/** Of the paint, not of the element: that would have the renderer draw it on a sheet of its own. */
function opacityOf(paint: 'fill' | 'stroke', opacity: number): string {
  return opacity < 1 ? ` ${paint}-opacity="${opacity}"` : ''
}

function smallerSide(points: readonly Point[]): number {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return Math.min(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
}
