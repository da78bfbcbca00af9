import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { element, type Xml, xmlFile } from '../../pipeline/feeds/xml.ts'
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
  const rules: Xml[] = []
  for (const font of SYSTEM_FONTS) {
    const { names, file } = font
    const target = path.join(FILES, `${path.parse(file).name}.ttf`)
    await writeFile(target, await readSystemFont(font))
    const free = names.filter((name) => !taken.has(name))
    for (const name of free) taken.add(name)
    rules.push(naming(target, free))
  }
  await writeFile(CONFIG, configuration(rules))
  process.env.FONTCONFIG_FILE = CONFIG
}

/** A font takes the names of those that are as wide, by which styles ask for it. */
function naming(file: string, names: readonly string[]): Xml {
  return element(
    'match',
    { target: 'scan' },
    element('test', { name: 'file' }, element('string', {}, file)),
    element('edit', { name: 'fullname' }, ...names.map((name) => element('string', {}, name))),
  )
}

/** https://www.freedesktop.org/software/fontconfig/fontconfig-user.html */
function configuration(rules: readonly Xml[]): string {
  const parts = [
    element('dir', {}, FILES),
    element('cachedir', {}, path.join(FOLDER, 'cache')),
    ...rules,
    generic('sans-serif', 'DejaVu Sans'),
    generic('serif', 'DejaVu Serif'),
  ]
  return xmlFile(element('fontconfig', {}, ...parts))
}

function generic(name: string, family: string): Xml {
  const preferred = element('prefer', {}, element('family', {}, family))
  return element('alias', {}, element('family', {}, name), preferred)
}
