import {
  localStorageColorSchemeManager,
  MantineProvider,
  useMantineColorScheme,
} from '@mantine/core'
import type { ReactNode } from 'react'
import { HelmetProvider } from 'react-helmet-async'
import { look } from 'virtual:look'
import { useBrowserValue } from '../shared/useBrowserValue.ts'
import { COLOR_SCHEME_KEY } from '../storage/keys.ts'
import { browserTheme } from '../theme/browserTheme.ts'

const schemeManager = localStorageColorSchemeManager({ key: COLOR_SCHEME_KEY })

export function Providers({ children }: { children: ReactNode }) {
  return (
    <HelmetProvider>
      <MantineProvider
        theme={browserTheme}
        defaultColorScheme={look.scheme}
        colorSchemeManager={schemeManager}
        // virtual:theme.css has them.
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

/** The color of the browser's frame; before hydration, index.html sets it. */
function ThemeColor() {
  const { colorScheme } = useMantineColorScheme()
  const chosen = useBrowserValue(colorScheme, look.scheme)
  return (['light', 'dark'] as const).map((scheme) => (
    <meta
      key={scheme}
      name="theme-color"
      content={look.pageColors[scheme]}
      media={mediaOf(scheme, chosen)}
    />
  ))
}

function mediaOf(scheme: 'light' | 'dark', chosen: 'light' | 'dark' | 'auto'): string {
  if (chosen === 'auto') return `(prefers-color-scheme: ${scheme})`
  return scheme === chosen ? 'all' : 'not all'
}
