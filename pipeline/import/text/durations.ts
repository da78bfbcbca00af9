import { durationsIn } from '../../cooking/steps/findDurations.ts'
import { cleanLine } from './cleanText.ts'

/** Matches https://en.wikipedia.org/wiki/ISO_8601#Durations, including common mistakes. */
const ISO =
  /^P(?:([\d.,]+)Y)?(?:([\d.,]+)M(?!IN))?(?:([\d.,]+)W)?(?:([\d.,]+)D)?(?:T?(?:([\d.,]+)H(?:RS?|OURS?)?)?(?:([\d.,]+)M(?:INS?|INUTES?)?)?(?:([\d.,]+)S(?:ECS?)?)?(\d+)?)?$/i
const BARE_ISO = /^T?(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?$/
const MINUTES_OF = [525_600, 43_200, 10_080, 1440, 60, 1, 1 / 60, 1]

/** Reads `PT90M`, `1 hr 30 min`, `1:30`, or a number of minutes; of a range, the longer. */
export function readMinutes(value: unknown): ReturnType<typeof roundMinutes> {
  if (typeof value === 'number') return roundMinutes(value)
  if (Array.isArray(value)) return readMinutes(value[0])
  if (typeof value !== 'string') return undefined
  const text = cleanLine(value.slice(0, 200))
  const joined = text.replaceAll(' ', '')
  const iso = ISO.exec(BARE_ISO.test(joined) ? `PT${joined.replace('T', '')}` : joined)
  if (iso?.slice(1).some(Boolean)) {
    const minutes = MINUTES_OF.map((size, index) => size * parseDecimal(iso[index + 1]))
    return roundMinutes(minutes.reduce((total, part) => total + part))
  }
  if (/^\d+$/.test(text)) return roundMinutes(Number(text))
  const [clock, hours, minutes] = /^(\d{1,2}) ?[:hH] ?(\d\d)(?::\d\d)?$/.exec(text) ?? []
  if (clock) return roundMinutes(Number(hours) * 60 + Number(minutes))
  return readWrittenMinutes(text)
}

function parseDecimal(text = '0'): number {
  return Number(text.replace(',', '.'))
}

const DAYS = /(\d+(?:[.,]\d+)?) ?(?:days?|tage?n?|jours?|d[ií]as?|giorni?)\b/i
const OTHER_HOURS =
  /(\d+) ?(?:(?:stunden?|std\.?|heures?|horas?|ore|ora|uur|godz\.?|timmar?|timer?|óra|hodin\p{L}*|tunti\p{L}*|saat|час\p{L}*|ч|годин\p{L}*|ώρ\p{L}*)(?!\p{L})|時間|小时|小時|시간)/giu
const OTHER_MINUTES =
  /(\d+) ?(?:(?:minuten|minutos?|minuti|minuto|minuut|minuter|minutt?er|minut\p{L}*|minuuttia|mn|min\.|perc|dk\.?|dakika|мин(?:ут\p{L}*)?\.?|хв\p{L}*|λεπτ\p{L}*)(?!\p{L})|分|분)/giu

function readWrittenMinutes(text: string): ReturnType<typeof roundMinutes> {
  const english = text
    .replaceAll(OTHER_HOURS, ' $1 hours ')
    .replaceAll(OTHER_MINUTES, ' $1 minutes ')
  const durations = durationsIn(english)
  const seconds = durations.reduce((total, { seconds: least, upTo }) => total + (upTo ?? least), 0)
  const days = parseDecimal(DAYS.exec(text)?.[1])
  if (days === 0 && durations.length === 0) return undefined
  const duration = roundMinutes(days * 1440 + seconds / 60)
  return duration && { ...duration, isRange: durations.some(({ upTo }) => upTo !== undefined) }
}

function roundMinutes(minutes: number) {
  const rounded = Math.round(minutes)
  return Number.isSafeInteger(rounded) && rounded >= 0 && (rounded > 0 || minutes === 0)
    ? { minutes: rounded, isRange: false }
    : undefined
}
