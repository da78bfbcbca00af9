export interface TemperatureContradiction {
  written: string
  expected: string
}

const NEXT = '(?: to | or |[–-])(\\d+)'
/** `400°F (205°C)` or `70 to 82°F (21 to 28°C)`; by how much something changes is no temperature. */
const PAIR = new RegExp(
  `(?<!\\bby )\\b(\\d+)(?:${NEXT})?°F \\((?:about )?(\\d+)(?:${NEXT})?°C\\)`,
  'g',
)

/** Allowed rounding in °C. */
const OVEN = 5
const FOOD = 2
const HOTTEST_FOOD = 100

export function temperatureContradictions(text: string): TemperatureContradiction[] {
  return [...text.matchAll(PAIR)].flatMap(([written, low, high = low, cold, warm = cold]) => {
    const expected = [low, high].map((degrees) => toCelsius(Number(degrees)))
    const isRight = expected.every((degrees, index) => {
      const allowed = degrees > HOTTEST_FOOD ? OVEN : FOOD
      return Math.abs(degrees - Number(index === 0 ? cold : warm)) <= allowed
    })
    if (isRight) return []
    const ends = [...new Set(expected.map(Math.round))]
    return [{ written, expected: `${ends.join(' to ')}°C` }]
  })
}

/** https://www.nist.gov/pml/owm/si-units-temperature */
function toCelsius(fahrenheit: number): number {
  return (fahrenheit - 32) / 1.8
}
