import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readSystemFont, SYSTEM_FONTS } from './systemFonts.ts'

const FOLDER = path.resolve('.build/test-fonts')
const FILES = path.join(FOLDER, 'files')
const CONFIG = path.join(FOLDER, 'fonts.conf')

/**
 * Gives browsers that tests start the fonts of all systems, and none of this machine's. Where they do
 * not ask fontconfig for fonts, on macOS and Windows, it changes nothing.
 */
export default async function bringFonts(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FILES, { recursive: true })
  const taken = new Set<string>()
  const rules: string[] = []
  for (const font of SYSTEM_FONTS) {
    const { names, file } = font
    const target = path.join(FILES, `${path.parse(file).name}.ttf`)
    await writeFile(target, await readSystemFont(font))
    const free = names.filter((name) => !taken.has(name))
    for (const name of free) taken.add(name)
    rules.push(naming(target, free))
  }
  const families = generic('sans-serif', 'DejaVu Sans') + generic('serif', 'DejaVu Serif')
  const folders = `<dir>${FILES}</dir><cachedir>${path.join(FOLDER, 'cache')}</cachedir>`
  // https://www.freedesktop.org/software/fontconfig/fontconfig-user.html
  await writeFile(CONFIG, `<fontconfig>${folders}${rules.join('')}${families}</fontconfig>\n`)
  process.env.FONTCONFIG_FILE = CONFIG
}

/** Gives a font the names of equally wide fonts, which styles request. */
function naming(file: string, names: readonly string[]): string {
  const strings = names.map((name) => `<string>${name}</string>`).join('')
  const test = `<test name="file"><string>${file}</string></test>`
  return `<match target="scan">${test}<edit name="fullname">${strings}</edit></match>`
}

function generic(name: string, family: string): string {
  const preferred = `<prefer><family>${family}</family></prefer>`
  return `<alias><family>${name}</family>${preferred}</alias>`
}
