/** A plan as iCalendar: https://www.rfc-editor.org/rfc/rfc5545 */
import { language } from 'words/locale'
import { paths } from '../../../addresses/paths.ts'
import { settings } from '../../../settings/settings.ts'
import { slotId, type PlannedDish } from '../../../storage/mealPlan.ts'
import { downloadFile } from '../../../ui/share/downloadFile.ts'
import { nameDish } from './week.ts'

/** Floating times: a meal keeps its hour in every time zone. */
const HOURS = { breakfast: '080000', lunch: '123000', dinner: '190000' }

export function saveCalendar(dishes: readonly PlannedDish[]): void {
  downloadFile(calendarFile(dishes, new Date()), 'text/calendar', `${dishes[0]?.day}.ics`)
}

export function calendarFile(dishes: readonly PlannedDish[], now: Date): string {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const events = dishes.flatMap((dish) => {
    const url = `${settings.address}${paths.recipe(dish.recipe)}?servings=${dish.servings}`
    return [
      'BEGIN:VEVENT',
      `UID:${slotId(dish)}@${new URL(settings.address).host}`,
      `DTSTAMP:${stamp}`,
      `DTSTART:${dish.day.replaceAll('-', '')}T${HOURS[dish.meal]}`,
      'DURATION:PT1H',
      `SUMMARY:${escapeCalendarText(nameDish(dish))}`,
      // Some calendars show no URL.
      `DESCRIPTION:${escapeCalendarText(url)}`,
      `URL:${url}`,
      'END:VEVENT',
    ]
  })
  const product = `PRODID:-//${escapeCalendarText(settings.brand)}//Meal plan//${language.toUpperCase()}`
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', product, ...events, 'END:VCALENDAR']
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function escapeCalendarText(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\p{Cc}+/gu, ' ')
}

const MAX_OCTETS = 75

/** Folds a line between characters; continuation lines begin with a space. */
function foldLine(line: string): string {
  let octets = 0
  return Array.from(line, (character) => {
    const size = new TextEncoder().encode(character).length
    const isFull = octets + size > MAX_OCTETS
    octets = isFull ? 1 + size : octets + size
    return isFull ? `\r\n ${character}` : character
  }).join('')
}
