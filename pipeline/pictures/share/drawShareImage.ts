import { SHARE_SIZE } from '../../../src/addresses/pictureFiles.ts'
import { drawOutlines } from '../typesetting/drawOutlines.ts'
import { drawLogo, pageColor, siteTheme } from '../../theme/siteTheme.ts'
import { type ShareImageLayout, MARK_SIZE, type OutlinedText } from './layOutShareImage.ts'

const { width: WIDTH, height: HEIGHT } = SHARE_SIZE
const SHADOW = '#2a1029'
const INKS = {
  brand: '--ink',
  kicker: '--link',
  title: '--ink',
} as const satisfies Record<OutlinedText['role'], string>

/** The arch around the picture. It begins below the awning and extends past the right edge. */
export const WINDOW = { left: 576, top: 30, width: WIDTH - 576, height: HEIGHT - 30 } as const
const ARCH_RADIUS = 264
/** The awning has twenty stripes, and its scallops are half of its height. */
const AWNING = { stripe: 60, flat: 30, drop: 26, shade: 56 } as const

/** Draws a share image except its picture: an SVG with a hole for it. */
export function drawShareImage({ mark, texts }: ShareImageLayout): string {
  const colors = siteTheme().roles.light
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    drawPaper(),
    drawAwning(),
    `<g transform="translate(${mark.left} ${mark.top}) scale(${mark.scale})">${drawLogo(MARK_SIZE)}</g>`,
    ...texts.map(({ role, ...placed }) => drawOutlines(placed, colors[INKS[role]])),
    '</svg>',
  ].join('')
}

function drawPaper(): string {
  const { left, top } = WINDOW
  const arch = `M${left} ${HEIGHT}V${top + ARCH_RADIUS}a${ARCH_RADIUS} ${ARCH_RADIUS} 0 0 1 ${ARCH_RADIUS} ${-ARCH_RADIUS}H${WIDTH}V${HEIGHT}z`
  return `<path fill="${pageColor()}" fill-rule="evenodd" d="M0 0H${WIDTH}V${HEIGHT}H0z${arch}"/>`
}

function drawAwning(): string {
  const colors = siteTheme().roles.light
  const { stripe, flat, drop, shade } = AWNING
  const scallop = `v${flat}a${stripe / 2} ${drop} 0 0 1 ${-stripe} 0z`
  const stripes = Array.from({ length: Math.ceil(WIDTH / stripe) }, (_, index) => {
    const color = index % 2 === 0 ? colors['--awning-dark'] : colors['--awning-light']
    return `<path fill="${color}" d="M${index * stripe} 0h${stripe}${scallop}"/>`
  })
  return [
    '<linearGradient id="shade" x2="0" y2="1">',
    `<stop stop-color="${SHADOW}" stop-opacity=".18"/>`,
    `<stop offset="1" stop-color="${SHADOW}" stop-opacity="0"/>`,
    '</linearGradient>',
    `<path fill="url(#shade)" d="M0 ${flat}h${WIDTH}v${shade}H0z"/>`,
    ...stripes,
  ].join('')
}
