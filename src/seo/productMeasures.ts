import type { QuantitativeValue } from 'schema-dts'

type Measures = Partial<Record<'width' | 'depth' | 'height' | 'weight', QuantitativeValue>>

/** What stands behind a measure in metric, in brackets. */
const METRIC_PAIR = / \([^()]*\)$/
/** Decimal numbers alone: “7½” would not be the 7.5 that a machine reads. */
const SIDE = /^(\d+(?:\.\d+)?) (inch|inches|cm|mm) (wide|deep|high)$/
const WEIGHT = /^(\d+(?:\.\d+)?) (ounces?|pounds?|g|kg)$/
const SIDES = { wide: 'width', deep: 'depth', high: 'height' } as const

/** The sides in `11 inches wide, 13 inches high (28 × 33 cm)`; undefined where it says more. */
export function sidesIn(dimensions: string): Measures | undefined {
  const measures: Measures = {}
  for (const side of dimensions.replace(METRIC_PAIR, '').split(', ')) {
    const [, value = '', unit = '', direction] = SIDE.exec(side) ?? []
    if (direction !== 'wide' && direction !== 'deep' && direction !== 'high') return undefined
    measures[SIDES[direction]] = quantity(value, unit)
  }
  return measures
}

/** The weight in `12 pounds (5.4 kg)`; undefined where it says more. */
export function weightIn(weight: string): Measures | undefined {
  const [, value, unit = ''] = WEIGHT.exec(weight.replace(METRIC_PAIR, '')) ?? []
  return value === undefined ? undefined : { weight: quantity(value, unit) }
}

/** The amounts in `$40` and `$1,100–1,300`; none in `$$`. */
export function pricesIn(price = ''): number[] {
  return (price.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((amount) =>
    Number(amount.replaceAll(',', '')),
  )
}

function quantity(value: string, unitText: string) {
  return {
    '@type': 'QuantitativeValue',
    value: Number(value),
    unitText,
  } as const satisfies QuantitativeValue
}
