import {
  localStorageColorSchemeManager,
  MantineProvider,
  useMantineColorScheme,
} from '@mantine/core'
import type { ReactNode } from 'react'
import { HelmetProvider } from 'react-helmet-async'
import { appearance } from 'virtual:appearance'
import { BASE } from '../addresses/base.ts'
import { useBrowserValue } from '../shared/useBrowserValue.ts'
import { COLOR_SCHEME_KEY } from '../storage/keys.ts'
import { browserTheme } from '../theme/browserTheme.ts'

const schemeManager = localStorageColorSchemeManager({ key: BASE + COLOR_SCHEME_KEY })

export function Providers({ children }: { children: ReactNode }) {
  return (
    <HelmetProvider>
      <MantineProvider
        theme={browserTheme}
        defaultColorScheme={appearance.scheme}
        colorSchemeManager={schemeManager}
        // virtual:theme.css contains these variables and classes.
        withCssVariables={false}
        withGlobalClasses={false}
        withStaticClasses={false}
      >
        <ThemeColor />
        {children}
      </MantineProvider>
    </HelmetProvider>
  )
}

/** Sets the color of the browser's toolbar; index.html sets it before hydration. */
function ThemeColor() {
  const { colorScheme } = useMantineColorScheme()
  const chosen = useBrowserValue(colorScheme, appearance.scheme)
  return (['light', 'dark'] as const).map((scheme) => (
    <meta
      key={scheme}
      name="theme-color"
      content={appearance.pageColors[scheme]}
      media={mediaOf(scheme, chosen)}
    />
  ))
}

function mediaOf(scheme: 'light' | 'dark', chosen: 'light' | 'dark' | 'auto'): string {
  if (chosen === 'auto') return `(prefers-color-scheme: ${scheme})`
  return scheme === chosen ? 'all' : 'not all'
}
