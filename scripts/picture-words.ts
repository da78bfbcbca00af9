/**
 * Writes docs/pictures.md, the vocabulary of the illustrator with a thumbnail of every word, and the
 * specimens of its README: `npm run picture:words`. What stands above the first heading of a group is kept. Ends with an error,
 * and writes nothing, while a drawing has changed without a new version of its word.
 */
import { execFileSync } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Group, GROUPS, vocabulary } from '@pinchwell/illustrator/language'
import {
  drawSpecimen,
  paintCanvas,
  paintSpecimenSheet,
  recordDrawings,
  toImage,
} from '@pinchwell/illustrator/paint'

const PAGE = 'docs/pictures.md'
const THUMBNAILS = 'docs/pictures/words'
const SPECIMENS = 'packages/illustrator/specimen.webp'
const MARK = '<!-- Written by npm run picture:words from here on. -->'
const SIZE = { painted: 480, width: 160, height: 120 }

const TITLES: Record<Group, string> = {
  grounds: 'Grounds',
  vessels: 'Vessels',
  foods: 'Foods',
  props: 'Props beside a dish',
  stages: 'Stages',
  products: 'Products',
  stageProps: 'Props on a stage',
}

async function paintThumbnail(group: Group, name: string): Promise<string> {
  const file = path.join(THUMBNAILS, group, `${name}.webp`)
  await mkdir(path.dirname(file), { recursive: true })
  const pixels = await paintCanvas(drawSpecimen(group, name), SIZE.painted)
  await toImage(pixels).resize(SIZE.width, SIZE.height).webp({ quality: 60 }).toFile(file)
  return path.relative('docs', file)
}

async function describeGroup(group: Group): Promise<string> {
  const rows = []
  for (const [name, word] of Object.entries(vocabulary[group])) {
    const picture = await paintThumbnail(group, name)
    const details = group === 'products' ? (vocabulary.products[name]?.details ?? []) : []
    const extra = details.map((detail) => ` \`+${detail}\``).join('')
    rows.push(`| \`${name}\` | ![](${picture}) | ${word.shows}${extra} |`)
  }
  const head = ['| word | | shows |', '| --- | --- | --- |']
  return [`## ${TITLES[group]}`, '', ...head, ...rows, ''].join('\n')
}

await recordDrawings()
await rm(THUMBNAILS, { recursive: true, force: true })
const [introduction = ''] = (await readFile(PAGE, 'utf8')).split(MARK)
const groups = []
for (const group of GROUPS) groups.push(await describeGroup(group))
await writeFile(SPECIMENS, await paintSpecimenSheet())
await writeFile(PAGE, [introduction.trimEnd(), '', MARK, '', ...groups].join('\n'))
// Aligns the columns, as every other page has them.
execFileSync('npx', ['oxfmt', PAGE])
