import { sharp } from '../pictures/sharp.ts'
import { LARGE_ICON, SVG_ICON } from '../../src/addresses/iconFiles.ts'
import { drawLogo, pageColor } from '../theme/siteTheme.ts'
import { paths } from '../../src/addresses/paths.ts'
import { siteBase } from '../system/siteBase.ts'
import type { Plugin, ViteDevServer } from 'vite'
import { asyncHandler } from '../vite/asyncHandler.ts'
import { loadSiteModule } from '../vite/devQueue.ts'

interface PngIcon {
  name: string
  size: number
  /** The logo's share of each side; the page’s color fills the rest. */
  share?: number
  /** Icons with a purpose are listed in the manifest, the others in the page’s head. */
  purpose?: 'any' | 'maskable'
}

/** Masks may crop all but a circle of 80 %: https://www.w3.org/TR/appmanifest/#icon-masks. */
export const PNG_ICONS: readonly PngIcon[] = [
  { name: 'apple-touch-icon.png', size: 180, share: 0.76 },
  { name: 'icon-192.png', size: 192, purpose: 'any' },
  { name: LARGE_ICON, size: 512, purpose: 'any' },
  { name: 'icon-maskable-512.png', size: 512, share: 0.64, purpose: 'maskable' },
]

const ICO_ICON = 'favicon.ico'

/** The side in pixels that browsers and feed readers expect. */
const ICO_SIZE = 32
/** The side in pixels; large, since search engines prefer large icons. */
const SVG_SIZE = 512

/** Draws all icons of the site from its logo; the output is deterministic. */
export async function drawIcons(): Promise<Map<string, Buffer>> {
  const icons = PNG_ICONS.map(async (icon) => [icon.name, await drawPng(icon)] as const)
  const small = await drawPng({ name: ICO_ICON, size: ICO_SIZE })
  return new Map([
    [SVG_ICON, Buffer.from(drawLogo(SVG_SIZE))],
    [ICO_ICON, icoFile(small, ICO_SIZE)],
    ...(await Promise.all(icons)),
  ])
}

/** Wraps one PNG in an ICO file: https://en.wikipedia.org/wiki/ICO_(file_format)#File_structure. */
function icoFile(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon, not a cursor
  head.writeUInt16LE(1, 4) // how many images
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10) // color planes
  head.writeUInt16LE(32, 12) // bits per pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

async function drawPng({ size, share }: PngIcon): Promise<Buffer> {
  const side = Math.round(size * (share ?? 1))
  const logo = sharp(Buffer.from(drawLogo(side)))
  const before = Math.floor((size - side) / 2)
  const after = size - side - before
  const background = share === undefined ? 'transparent' : pageColor()
  const icon = logo
    .flatten(share === undefined ? false : { background })
    .extend({ top: before, left: before, bottom: after, right: after, background })
  return icon.png({ compressionLevel: 9 }).toBuffer()
}

export const MANIFEST = 'manifest.webmanifest'

/** Returns the manifest for installing the site (https://www.w3.org/TR/appmanifest/). */
export function webManifest(
  { brand, description }: { brand: string; description: string },
  language: string,
): string {
  const icons = PNG_ICONS.flatMap(({ name, size, purpose }) =>
    purpose
      ? [{ src: `${siteBase}/${name}`, sizes: `${size}x${size}`, type: 'image/png', purpose }]
      : [],
  )
  const home = siteBase + paths.home
  const manifest = {
    name: brand,
    short_name: brand,
    description,
    lang: language,
    id: home,
    start_url: home,
    scope: home,
    // No browser controls needed: all pages link back, and external links open a browser.
    display: 'standalone',
    background_color: pageColor(),
    theme_color: pageColor(),
    icons,
  }
  return JSON.stringify(manifest, null, 2)
}

export function iconsPlugin(): Plugin {
  return {
    name: 'icons',
    configureServer(server) {
      const pngNames = PNG_ICONS.map(({ name }) => name)
      for (const name of [SVG_ICON, ICO_ICON, MANIFEST, ...pngNames])
        server.middlewares.use(`${siteBase}/${name}`, serveIcon(server, name))
    },
  }
}

function serveIcon(server: ViteDevServer, name: string) {
  return asyncHandler(async (_request, response) => {
    if (name.endsWith('.svg')) response.setHeader('Content-Type', 'image/svg+xml')
    if (name !== MANIFEST) return response.end((await drawIcons()).get(name))
    const { content } = await loadSiteModule(server, '/src/prerender.tsx')
    return response.end(webManifest(content.settings, content.words.language))
  })
}
