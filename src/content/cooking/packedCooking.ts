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

function packIngredient({ food, aisle, amounts, name }: IngredientCooking): PackedIngredient {
  const packed: PackedIngredient = [food, AISLES.indexOf(aisle)]
  if (amounts.length > 0 || name) packed.push(amounts.map(packAmount))
  if (name) packed.push(name[0], name[1] - name[0])
  return packed
}

function readIngredient(packed: PackedIngredient): IngredientCooking {
  const [food, aisle, amounts = [], start, length = 0] = packed
  const ingredient: IngredientCooking = {
    food,
    aisle: AISLES[aisle] ?? 'other',
    amounts: amounts.map(readAmount),
  }
  if (start !== undefined) ingredient.name = [start, start + length]
  return ingredient
}

function packStep({ uses, timers, amounts }: StepCooking): PackedStep {
  const packed: PackedStep = [uses]
  if (timers.length + amounts.length > 0) packed.push(timers.map(packTimer))
  if (amounts.length > 0) packed.push(amounts.map(packAmount))
  return packed
}

function readStep([uses, timers = [], amounts = []]: PackedStep): StepCooking {
  return { uses, timers: timers.map(readTimer), amounts: amounts.map(readAmount) }
}

function packTimer({ span: [start, end], seconds, upTo }: StepTimer): PackedTimer {
  const packed: PackedTimer = [start, end - start, seconds]
  if (upTo !== undefined) packed.push(upTo)
  return packed
}

function readTimer([start, length, seconds, upTo]: PackedTimer): StepTimer {
  return { span: [start, start + length], seconds, ...(upTo !== undefined && { upTo }) }
}

function packMeasure({ span, quantity, unit, upTo, plus }: WrittenMeasure): PackedMeasure {
  const packed: PackedMeasure = [span[0], span[1] - span[0], quantity, UNITS.indexOf(unit)]
  if (upTo !== undefined || plus) packed.push(upTo ?? 0)
  if (plus) packed.push(1)
  return packed
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

function packAmount(amount: WrittenAmount): PackedAmount {
  const { measures, noun, density = 0 } = amount
  const flags = (amount.isFixed ? FIXED : 0) + (amount.isLiquid ? LIQUID : 0)
  const packed: PackedAmount = [measures.map(packMeasure)]
  if (flags || density || noun) packed.push(flags)
  if (density || noun) packed.push(density)
  if (noun) {
    const [start, end] = noun.span
    packed.push([start, noun.one, noun.many, end - start])
  }
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
