import { createRandom, hash } from '../../language/random.ts'
import { toneCurve } from './tone.ts'

/** An image as bytes: `channels` per pixel, rows from the top. */
export interface Pixels {
  data: Uint8Array
  width: number
  height: number
  channels: number
}

/** How the hand shows; the numbers were found by eye. */
const WOBBLE = 6.5
const GRAIN = 0.075
const WASH = 0.16
/** The width at which the hand moves by units of the sheet. */
const REFERENCE_WIDTH = 1143

/** A number from 0 to 1 that belongs to a place in the plane. */
function noiseAt(x: number, y: number, seed: number): number {
  let value = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2246822519)
  value = Math.imul(value ^ (value >>> 13), 1274126177)
  return ((value ^ (value >>> 16)) >>> 0) / 4294967296
}

const smooth = (share: number) => share * share * (3 - 2 * share)

function valueNoise(u: number, v: number, seed: number): number {
  const i = Math.floor(u)
  const j = Math.floor(v)
  const a = smooth(u - i)
  const b = smooth(v - j)
  const top = noiseAt(i, j, seed) * (1 - a) + noiseAt(i + 1, j, seed) * a
  const bottom = noiseAt(i, j + 1, seed) * (1 - a) + noiseAt(i + 1, j + 1, seed) * a
  return top * (1 - b) + bottom * b
}

interface FieldShape {
  /** The size of its largest clouds, in pixels. */
  cell: number
  octaves: number
  seed: number
  /** Every how many pixels it is computed; between them it is interpolated. */
  step: number
}

/** Clouds from -0.5 to 0.5, on a coarse grid. */
function createField(width: number, height: number, { cell, octaves, seed, step }: FieldShape) {
  const columns = Math.ceil(width / step) + 2
  const rows = Math.ceil(height / step) + 2
  const values = new Float32Array(columns * rows)
  let total = 0
  for (let octave = 0; octave < octaves; octave += 1) {
    const amplitude = 0.5 ** octave
    const scale = (step / cell) * 2 ** octave
    for (let index = 0; index < values.length; index += 1) {
      const x = (index % columns) * scale
      const y = Math.floor(index / columns) * scale
      values[index] = (values[index] ?? 0) + amplitude * valueNoise(x, y, seed + octave)
    }
    total += amplitude
  }
  for (let index = 0; index < values.length; index += 1) {
    values[index] = (values[index] ?? 0) / total - 0.5
  }
  return { values, columns, step }
}

type Field = ReturnType<typeof createField>

/** How many waves cross each other, how long they are in units of the sheet, and how fine a grid. */
const WAVES = { count: 6, shortest: 170, longest: 560, step: 4 }

/**
 * How a hand strays from its line: a few long waves across each other, from -1 to 1. Clouds on a
 * lattice would turn every circle into a polygon.
 */
function createStray(width: number, height: number, unit: number, seed: string): Field {
  const random = createRandom(seed)
  const waves = Array.from({ length: WAVES.count }, (_, index) => {
    const share = (index + random.next()) / WAVES.count
    const length = unit * WAVES.shortest * (WAVES.longest / WAVES.shortest) ** share
    const angle = random.angle()
    const pace = (Math.PI * 2) / length
    // Short waves are shallow, or lines would tremble.
    const depth = Math.sqrt(length)
    return { u: Math.cos(angle) * pace, v: Math.sin(angle) * pace, phase: random.angle(), depth }
  })
  const total = waves.reduce((sum, { depth }) => sum + depth, 0)
  const { step } = WAVES
  const columns = Math.ceil(width / step) + 2
  const values = new Float32Array(columns * (Math.ceil(height / step) + 2))
  for (let index = 0; index < values.length; index += 1) {
    const x = (index % columns) * step
    const y = Math.floor(index / columns) * step
    let sum = 0
    for (const { u, v, phase, depth } of waves) sum += depth * Math.sin(x * u + y * v + phase)
    values[index] = sum / total
  }
  return { values, columns, step }
}

/** Writes a field's values at each pixel of a row. */
function interpolate({ values, columns, step }: Field, y: number, row: Float64Array): void {
  const v = y / step
  const start = Math.floor(v) * columns
  const b = v - Math.floor(v)
  const at = (column: number): number => {
    const above = values[start + column] ?? 0
    return above + ((values[start + columns + column] ?? 0) - above) * b
  }
  let left = at(0)
  for (let x = 0, column = 1; x < row.length; column += 1) {
    const right = at(column)
    const rise = (right - left) / step
    for (let share = 0; share < step && x < row.length; share += 1, x += 1) {
      row[x] = left + rise * share
    }
    left = right
  }
}

function clamp(value: number, high: number): number {
  return value < 0 ? 0 : value > high ? high : value
}

/** The grain of the paper in the light of a window: the same for all pictures of a width. */
const papers = new Map<string, Float64Array>()

/** How light the paper is at its upper left corner, and how much less at the lower right one. */
const LIGHT = { near: 1.035, fall: 0.085 } as const

function paperOf(width: number, height: number): Float64Array {
  const key = `${width}×${height}`
  const known = papers.get(key)
  if (known) return known
  const paper = new Float64Array(width * height)
  for (let index = 0; index < paper.length; index += 1) {
    const [x, y] = [index % width, Math.floor(index / width)]
    const noise = noiseAt(x, y, 7) * 0.55 + noiseAt(x >> 1, y >> 1, 11) * 0.45
    const light = LIGHT.near - (LIGHT.fall * (x / width + y / height)) / 2
    paper[index] = (1 - GRAIN * noise + GRAIN * 0.38) * light
  }
  papers.set(key, paper)
  return paper
}

/** The curves of the three channels, one after the other. */
const TONES = Float64Array.from([...toneCurve(0), ...toneCurve(1), ...toneCurve(2)])
/** How much pigment of each of the 256 values pools: none in black and white. */
const POOLS = Float64Array.from({ length: 256 }, (_, value) => (value * (255 - value)) / 255)

/** What moves the hand and the pigment of one picture. */
function fieldsOf(width: number, height: number, seed: string) {
  const unit = width / REFERENCE_WIDTH
  const key = (hash(seed) % 9973) + 90
  return {
    strayX: createStray(width, height, unit, `${seed} x`),
    strayY: createStray(width, height, unit, `${seed} y`),
    wash: createField(width, height, { cell: 190 * unit, octaves: 4, seed: key, step: 4 }),
  }
}

/**
 * Turns a flat drawing into a painted one: lines waver as from a hand, pigment pools, paper shows its
 * grain. On raw pixels, so the result does not depend on a renderer's filters; about 0.1 s for
 * 1200×900.
 *
 * @param seed the picture's own; the same seed gives the same bytes
 * @returns three channels per pixel
 */
export function paint(source: Pixels, seed: string): Pixels {
  const { data, width, height, channels } = source
  const fields = fieldsOf(width, height, seed)
  const amplitude = (WOBBLE * width) / REFERENCE_WIDTH
  const row = width * channels
  const painted = new Uint8Array(width * height * 3)
  const paper = paperOf(width, height)
  const across = new Float64Array(width)
  const along = new Float64Array(width)
  const wash = new Float64Array(width)

  for (let y = 0; y < height; y += 1) {
    interpolate(fields.strayX, y, across)
    interpolate(fields.strayY, y, along)
    interpolate(fields.wash, y, wash)
    for (let x = 0; x < width; x += 1) {
      const fromX = clamp(x + (across[x] ?? 0) * amplitude, width - 1.001)
      const fromY = clamp(y + (along[x] ?? 0) * amplitude, height - 1.001)
      const a = fromX - (fromX | 0)
      const b = fromY - (fromY | 0)
      const from = (fromY | 0) * row + (fromX | 0) * channels
      const grain = paper[y * width + x] ?? 1
      const pigment = (wash[x] ?? 0) * WASH * 2
      for (let channel = 0; channel < 3; channel += 1) {
        const k = from + channel
        const top = (data[k] ?? 0) * (1 - a) + (data[k + channels] ?? 0) * a
        const bottom = (data[k + row] ?? 0) * (1 - a) + (data[k + row + channels] ?? 0) * a
        const flat = (top * (1 - b) + bottom * b + 0.5) | 0
        const toned = TONES[channel * 256 + flat] ?? 0
        const pooled = pigment * (POOLS[flat] ?? 0) * (channel === 2 ? 0.8 : 1.05)
        painted[(y * width + x) * 3 + channel] = clamp((toned + pooled) * grain, 255)
      }
    }
  }
  return { data: painted, width, height, channels: 3 }
}
