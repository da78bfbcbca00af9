import sharp from 'sharp'
import type { Group } from '../language/vocabulary.ts'
import { paintCanvas, toImage } from './core/raster.ts'
import { drawSpecimen } from './specimen.ts'

/** Some words of each group, side by side in rows. */
const SHOWN: readonly (readonly [Group, readonly string[]])[] = [
  ['foods', ['pancakes', 'blueberry', 'salmon', 'pizza', 'basil', 'soup']],
  ['vessels', ['bowl', 'skillet', 'board', 'cakestand', 'tagine', 'wok']],
  ['products', ['airfryer', 'kettle', 'chefsknife', 'standmixer', 'oliveoil', 'dutchoven']],
  ['grounds', ['wood', 'gingham', 'tile', 'terrazzo', 'linen', 'herringbone']],
]
const COLUMNS = 6
const TILE = { painted: 480, width: 200, height: 150, gap: 6 } as const

/** The sheet of the README, as WebP. */
export async function paintSpecimenSheet(): Promise<Buffer> {
  const words = SHOWN.flatMap(([group, names]) => names.map((name) => [group, name] as const))
  const { painted, width, height, gap } = TILE
  const tiles = []
  for (const [index, [group, name]] of words.entries()) {
    const picture = toImage(await paintCanvas(drawSpecimen(group, name), painted))
    tiles.push({
      input: await picture.resize(width, height).png().toBuffer(),
      left: (index % COLUMNS) * (width + gap),
      top: Math.floor(index / COLUMNS) * (height + gap),
    })
  }
  const size = {
    width: COLUMNS * (width + gap) - gap,
    height: SHOWN.length * (height + gap) - gap,
  }
  return sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite(tiles)
    .webp({ quality: 60 })
    .toBuffer()
}
