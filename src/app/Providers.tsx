import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { HelmetProvider } from 'react-helmet-async'
import { COLOR_SCHEME_KEY } from '../site/colorScheme.ts'
import { browserTheme } from '../site/theme/browserTheme.ts'
import { ThemeColor } from './shell/ThemeColor.tsx'

const colorScheme = localStorageColorSchemeManager({ key: COLOR_SCHEME_KEY })

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
