import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { xmlElement, type XmlMarkup, xmlFile } from '../../pipeline/feeds/xml.ts'
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
  const rules: XmlMarkup[] = []
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
function naming(file: string, names: readonly string[]): XmlMarkup {
  return xmlElement(
    'match',
    { target: 'scan' },
    xmlElement('test', { name: 'file' }, xmlElement('string', {}, file)),
    xmlElement(
      'edit',
      { name: 'fullname' },
      ...names.map((name) => xmlElement('string', {}, name)),
    ),
  )
}

/** https://www.freedesktop.org/software/fontconfig/fontconfig-user.html */
function configuration(rules: readonly XmlMarkup[]): string {
  const parts = [
    xmlElement('dir', {}, FILES),
    xmlElement('cachedir', {}, path.join(FOLDER, 'cache')),
    ...rules,
    generic('sans-serif', 'DejaVu Sans'),
    generic('serif', 'DejaVu Serif'),
  ]
  return xmlFile(xmlElement('fontconfig', {}, ...parts))
}

function generic(name: string, family: string): XmlMarkup {
  const preferred = xmlElement('prefer', {}, xmlElement('family', {}, family))
  return xmlElement('alias', {}, xmlElement('family', {}, name), preferred)
}
