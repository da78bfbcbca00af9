/** How `Cooking` travels: lists of numbers, since every recipe page carries it. */
import {
  AISLES,
  type Cooking,
  type IngredientCooking,
  type Span,
  type StepCooking,
  type StepTimer,
  UNITS,
  type WrittenAmount,
  type WrittenMeasure,
} from './cookingData.ts'

type PackedTimer = [start: number, length: number, seconds: number, upTo?: number]
/** Start, length, quantity, unit; 0 in place of no upper end. */
type PackedMeasure = [
  start: number,
  length: number,
  quantity: number,
  unit: number,
  upTo?: number,
  plus?: 1,
]
/** Measures; then, as far as there is any: flags, density, the noun. */
type PackedAmount = [
  measures: PackedMeasure[],
  flags?: number,
  density?: number,
  noun?: [start: number, one: string, many: string, length: number],
]
type PackedIngredient = [
  food: string,
  aisle: number,
  amounts?: PackedAmount[],
  nameStart?: number,
  nameLength?: number,
]
type PackedStep = [uses: number[], timers?: PackedTimer[], amounts?: PackedAmount[]]

export type PackedCooking = [ingredients: PackedIngredient[], steps: PackedStep[]]

const FIXED = 1
const LIQUID = 2

export function packCooking({ ingredients, steps }: Cooking): PackedCooking {
  return [ingredients.map(packIngredient), steps.map(packStep)]
}

export function readCooking([ingredients, steps]: PackedCooking): Cooking {
  return { ingredients: ingredients.map(readIngredient), steps: steps.map(readStep) }
}

/** Without what is missing at the end. */
function trimmed<Packed extends unknown[]>(packed: Packed): Packed {
  while (packed.length > 0 && packed.at(-1) === undefined) packed.pop()
  return packed
}

/** Undefined in place of an empty list. */
function filled<Entry>(list: Entry[]): Entry[] | undefined {
  return list.length > 0 ? list : undefined
}

function packIngredient({ food, aisle, amounts, name }: IngredientCooking): PackedIngredient {
  const packed = amounts.map(packAmount)
  const place = AISLES.indexOf(aisle)
  return trimmed([
    food,
    place,
    name ? packed : filled(packed),
    name?.[0],
    name && name[1] - name[0],
  ])
}

function readIngredient([
  food,
  aisle,
  amounts = [],
  start,
  length = 0,
]: PackedIngredient): IngredientCooking {
  return {
    food,
    aisle: AISLES[aisle] ?? 'other',
    amounts: amounts.map(readAmount),
    ...(start !== undefined && { name: [start, start + length] }),
  }
}

function packStep({ uses, timers, amounts }: StepCooking): PackedStep {
  const [packed, scaled] = [timers.map(packTimer), filled(amounts.map(packAmount))]
  return trimmed([uses, scaled ? packed : filled(packed), scaled])
}

function readStep([uses, timers = [], amounts = []]: PackedStep): StepCooking {
  return { uses, timers: timers.map(readTimer), amounts: amounts.map(readAmount) }
}

function packTimer({ span: [start, end], seconds, upTo }: StepTimer): PackedTimer {
  return trimmed([start, end - start, seconds, upTo])
}

function readTimer([start, length, seconds, upTo]: PackedTimer): StepTimer {
  return { span: [start, start + length], seconds, ...(upTo !== undefined && { upTo }) }
}

function packMeasure({ span, quantity, unit, upTo, plus }: WrittenMeasure): PackedMeasure {
  const [start, end] = span
  const most = upTo ?? (plus && 0)
  return trimmed([start, end - start, quantity, UNITS.indexOf(unit), most, plus && 1])
}

function readMeasure([start, length, quantity, unit, upTo, plus]: PackedMeasure): WrittenMeasure {
  const span: Span = [start, start + length]
  return {
    span,
    quantity,
    unit: UNITS[unit] ?? 'count',
    ...(upTo && { upTo }),
    ...(plus && { plus: true }),
  }
}

function packAmount({ measures, noun, density, isFixed, isLiquid }: WrittenAmount): PackedAmount {
  const flags = (isFixed ? FIXED : 0) + (isLiquid ? LIQUID : 0)
  const packed: PackedAmount = [measures.map(packMeasure)]
  if (flags || density || noun) packed.push(flags)
  if (density || noun) packed.push(density ?? 0)
  if (noun) packed.push([noun.span[0], noun.one, noun.many, noun.span[1] - noun.span[0]])
  return packed
}

function readAmount([measures, flags = 0, density, noun]: PackedAmount): WrittenAmount {
  const amount: WrittenAmount = { measures: measures.map(readMeasure) }
  if (flags & FIXED) amount.isFixed = true
  if (flags & LIQUID) amount.isLiquid = true
  if (density) amount.density = density
  if (noun) {
    const [start, one, many, length] = noun
    amount.noun = { span: [start, start + length], one, many }
  }
  return amount
}
