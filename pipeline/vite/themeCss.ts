import { convertCssVariables, type ConvertCSSVariablesInput, DEFAULT_THEME } from '@mantine/core'
import type { Plugin } from 'vite'
import { palette } from '../../src/theme/palette.ts'
import { browserTheme } from '../../src/theme/browserTheme.ts'
import { buildCssVariables } from '../../src/theme/theme.ts'
import { siteFonts } from '../fonts/ownFonts.ts'
import { fontStack, renderFontFaces } from '../fonts/designFonts.ts'
import { hasOwnLogo, siteTheme, type SiteTheme } from '../theme/siteTheme.ts'
import { mantineVariables } from '../theme/themeScale.ts'

/** Generated modules: styles, and the parts of content/theme.yaml for browsers. */
const MODULES = new Map<string, () => string | Promise<string>>([
  ['virtual:theme.css', renderThemeCss],
  ['virtual:fonts.css', async () => renderFontFaces(await siteFonts())],
  ['virtual:appearance', renderAppearance],
])

/** Provides these modules. With `virtual:theme.css`, MantineProvider need not compute variables. */
export function themeCss(): Plugin {
  return {
    name: 'theme-css',
    resolveId: (id) => (MODULES.has(id) ? `\0${id}` : null),
    load: (id) => MODULES.get(id.slice(1))?.() ?? null,
    transformIndexHtml: (html) => startInScheme(html, siteTheme().scheme),
  }
}

/** Applies the site's scheme to index.html, which starts light and then follows the device. */
export function startInScheme(html: string, scheme: SiteTheme['scheme']): string {
  if (scheme === 'auto') return html
  const attribute = 'data-mantine-color-scheme='
  return [
    [`${attribute}"light"`, `${attribute}"${scheme}"`],
    ["chosen || (dark ? 'dark' : 'light')", `chosen || '${scheme}'`],
  ].reduce((text, [from = '', to = '']) => {
    if (!text.includes(from))
      throw new Error(`index.html has no ${from}: see pipeline/vite/themeCss.ts.`)
    return text.replace(from, to)
  }, html)
}

function renderAppearance(): string {
  const { roles, scheme } = siteTheme()
  const pageColors = { light: roles.light['--page'], dark: roles.dark['--page'] }
  return `export const appearance = ${JSON.stringify({ pageColors, scheme, hasOwnLogo: hasOwnLogo() })}`
}

async function renderThemeCss(): Promise<string> {
  const theme = siteTheme()
  const [display = '', text = ''] = (await siteFonts()).map(fontStack)
  const base = mantineVariables(theme)
  const siteVariables = buildCssVariables(theme, { display, text })
  const variables: ConvertCSSVariablesInput = {
    variables: { ...dropUnusedDefaults(base.variables), ...siteVariables.variables },
    light: { ...dropUnusedDefaults(base.light), ...siteVariables.light },
    dark: { ...dropUnusedDefaults(base.dark), ...siteVariables.dark },
  }
  return `@layer theme {${convertCssVariables(variables, ':root')}}`
}

const unusedColors = Object.keys({ ...DEFAULT_THEME.colors, ...palette })
  .filter((name) => name !== browserTheme.primaryColor)
  .join('|')

/** Matches variables that `themeScale` replaces with values, or that no style uses. */
const UNUSED = new RegExp(
  `^--mantine-(?:color-(?:${unusedColors})-|color-[a-z]+-(?:\\d|outline|text)|` +
    'color-(?:anchor|bright|error|placeholder|success|disabled-border)$|' +
    'primary-color-(?:\\d|contrast|light)|font-family-[a-z]|' +
    '(?:breakpoint|cursor|font-size|h[1-6]|heading|line-height|moz|shadow|spacing|webkit|z-index)-)',
)

function dropUnusedDefaults(variables: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !UNUSED.test(name)))
}
