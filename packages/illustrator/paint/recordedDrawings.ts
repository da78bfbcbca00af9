import { readFile, writeFile } from 'node:fs/promises'
import { type Drawings, paintDrawings, changedDrawings } from './drawings.ts'

const FILE = new URL('drawings.json', import.meta.url)

/** The drawings when their versions were last raised. */
export async function readRecordedDrawings(): Promise<Drawings> {
  return JSON.parse(await readFile(FILE, 'utf8'))
}

/**
 * Records every drawing as it is now.
 *
 * @throws when one has changed under its old version, with what to do
 */
export async function recordDrawings(): Promise<void> {
  const recorded = await readRecordedDrawings()
  const painted = await paintDrawings(recorded)
  const changed = changedDrawings(recorded, painted)
  if (changed.length > 0) throw new Error(changed.join('\n'))
  await writeFile(FILE, `${JSON.stringify(painted, null, 2)}\n`)
}
