import type { ArtMistake, ArtToken } from './artLine.ts'

/** What may stand behind a word. */
const MARKS = {
  color: ':color',
  accent: '/accent',
  details: '+detail',
  place: '@place',
  count: '*count',
  scale: '!scale',
} as const
export type Mark = keyof typeof MARKS

/** More of one food than this looks like one mass, and takes seconds to paint. */
const MOST = 250

/** What stands behind a word and would change nothing, or make it vanish, is a mistake. */
export function checkMarks(
  token: ArtToken,
  fitting: readonly Mark[],
  complain: (mistake: ArtMistake) => void,
): void {
  const { name, offset, count, scale } = token
  for (const mark of marksOf(token)) {
    if (fitting.includes(mark)) continue
    const list = fitting.map((one) => MARKS[one]).join(', ')
    const what = `“${name}” takes no ${MARKS[mark]} here.`
    complain({ offset, what, fix: `Leave it out; it takes ${list}.` })
  }
  if (count === 0 || scale === 0) {
    const what = `Nothing of “${name}” would be seen.`
    complain({ offset, what, fix: 'Write a number above 0, or leave the word out.' })
  }
  if (count !== undefined && count > MOST) {
    const what = `${count} of “${name}” are too many to be seen.`
    complain({
      offset,
      what,
      fix: `Write a number up to ${MOST}, or make each larger with !scale.`,
    })
  }
}

function marksOf({ color, accent, details, place, count, scale }: ArtToken): Mark[] {
  const written: Record<Mark, boolean> = {
    color: color !== undefined,
    accent: accent !== undefined,
    details: details.length > 0,
    place: place !== undefined,
    count: count !== undefined,
    scale: scale !== 1,
  }
  return (Object.keys(MARKS) as Mark[]).filter((mark) => written[mark])
}
