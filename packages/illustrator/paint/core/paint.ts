import { createRandom, hash } from '../../language/random.ts'

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

function sample({ values, columns, step }: Field, x: number, y: number): number {
  const u = x / step
  const v = y / step
  const i = u | 0
  const j = v | 0
  const a = u - i
  const b = v - j
  const index = j * columns + i
  const p = values[index] ?? 0
  const q = values[index + 1] ?? 0
  const r = values[index + columns] ?? 0
  const s = values[index + columns + 1] ?? 0
  return (p + (q - p) * a) * (1 - b) + (r + (s - r) * a) * b
}

function clamp(value: number, high: number): number {
  return value < 0 ? 0 : value > high ? high : value
}

/** The grain of the paper, the same for all pictures of a width: a fifth of the time is its noise. */
const papers = new Map<string, Float64Array>()

function paperOf(width: number, height: number): Float64Array {
  const key = `${width}×${height}`
  const known = papers.get(key)
  if (known) return known
  const paper = new Float64Array(width * height)
  for (let index = 0; index < paper.length; index += 1) {
    const [x, y] = [index % width, Math.floor(index / width)]
    const noise = noiseAt(x, y, 7) * 0.55 + noiseAt(x >> 1, y >> 1, 11) * 0.45
    paper[index] = 1 - GRAIN * noise + GRAIN * 0.38
  }
  papers.set(key, paper)
  return paper
}

/**
 * Turns a flat drawing into a painted one: lines waver as from a hand, pigment pools, paper shows its
 * grain. On raw pixels, so the result does not depend on a renderer's filters; about 0.3 s for
 * 1200×900.
 *
 * @param seed the picture's own; the same seed gives the same bytes
 * @returns three channels per pixel
 */
export function paint(source: Pixels, seed: string): Pixels {
  const { data, width, height, channels } = source
  const unit = width / REFERENCE_WIDTH
  const key = hash(seed) % 9973
  const strayX = createStray(width, height, unit, `${seed} x`)
  const strayY = createStray(width, height, unit, `${seed} y`)
  const wash = createField(width, height, { cell: 190 * unit, octaves: 4, seed: key + 90, step: 4 })
  const amplitude = WOBBLE * unit
  const row = width * channels
  const painted = new Uint8Array(width * height * 3)
  const paper = paperOf(width, height)

  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const fromX = clamp(x + sample(strayX, x, y) * amplitude, width - 1.001)
      const fromY = clamp(y + sample(strayY, x, y) * amplitude, height - 1.001)
      const i = fromX | 0
      const j = fromY | 0
      const a = fromX - i
      const b = fromY - j
      const from = j * row + i * channels
      const grain = paper[y * width + x] ?? 1
      const pigment = sample(wash, x, y) * WASH * 2
      for (let channel = 0; channel < 3; channel += 1) {
        const k = from + channel
        const top = (data[k] ?? 0) * (1 - a) + (data[k + channels] ?? 0) * a
        const bottom = (data[k + row] ?? 0) * (1 - a) + (data[k + row + channels] ?? 0) * a
        const flat = top * (1 - b) + bottom * b
        const share = flat / 255
        const pooled = pigment * share * (1 - share) * 255 * (channel === 2 ? 0.8 : 1.05)
        painted[(y * width + x) * 3 + channel] = clamp((flat + pooled) * grain, 255)
      }
    }
  }
  return { data: painted, width, height, channels: 3 }
}
