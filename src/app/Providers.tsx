import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { HelmetProvider } from 'react-helmet-async'
import { look } from 'virtual:look'
import { COLOR_SCHEME_KEY } from '../storage/keys.ts'
import { browserTheme } from '../theme/browserTheme.ts'
import { ThemeColor } from './shell/ThemeColor.tsx'

const colorScheme = localStorageColorSchemeManager({ key: COLOR_SCHEME_KEY })

export function Providers({ children }: { children: ReactNode }) {
  return (
    <HelmetProvider>
      <MantineProvider
        theme={browserTheme}
        defaultColorScheme={look.scheme}
        colorSchemeManager={colorScheme}
        // Part of virtual:theme.css.
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
