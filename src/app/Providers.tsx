import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { HelmetProvider } from 'react-helmet-async'
import { browserTheme } from '../theme/browserTheme.ts'
import { ThemeColor } from './shell/ThemeColor.tsx'

/** Under a key of its own, which index.html reads before the first paint. */
const colorScheme = localStorageColorSchemeManager({ key: 'color-scheme' })

/** What every part of the site needs around it, beside a router. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <HelmetProvider>
      <MantineProvider
        theme={browserTheme}
        defaultColorScheme="auto"
        colorSchemeManager={colorScheme}
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
