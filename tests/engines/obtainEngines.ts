import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The usual paths of programs for automating engines other than Chromium's. */
const PLACES = {
  firefox: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
  webKit: ['x86_64', 'aarch64'].map(
    (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
  ),
  webKitDriver: ['/usr/bin/WebKitWebDriver'],
  screen: ['/usr/bin/Xvfb'],
} as const

type Program = keyof typeof PLACES

const PACKAGES = 'firefox-esr webkit2gtk-driver xvfb'

/** Returns the paths of the programs. Installs missing ones with apt-get. */
export default function obtainEngines(): Record<Program, string> {
  const isWhole = Object.values(PLACES).every((places) => places.some(existsSync))
  const ways = ['update', `install -y --no-install-recommends ${PACKAGES}`]
  for (const way of isWhole ? [] : ways) {
    console.log(`Not all engines found; trying: apt-get ${way}`)
    spawnSync('apt-get', way.split(' '), { stdio: 'ignore', timeout: 240_000 })
  }
  const find = (program: Program) => PLACES[program].find((place) => existsSync(place))
  return {
    firefox: find('firefox') ?? fail('Firefox'),
    webKit: find('webKit') ?? fail('WebKitGTK'),
    webKitDriver: find('webKitDriver') ?? fail('WebKitWebDriver'),
    screen: find('screen') ?? fail('Xvfb'),
  }
}

function fail(name: string): never {
  throw new Error(
    `These tests need Firefox and WebKitGTK, and ${name} is missing. Install them as root: ` +
      `apt-get update && apt-get install ${PACKAGES}`,
  )
}
