import { useMantineColorScheme } from '@mantine/core'
import { PAGE_COLORS } from '../../theme/browserColors.ts'
import { useHydrated } from '../../loading/useHydrated.ts'

/** The color of the browser's frame; before hydration, index.html sets it. */
export function ThemeColor() {
  const { colorScheme } = useMantineColorScheme()
  const chosen = useHydrated() ? colorScheme : 'auto'
  return (['light', 'dark'] as const).map((scheme) => (
    <meta
      key={scheme}
      name="theme-color"
      content={PAGE_COLORS[scheme]}
      media={mediaOf(scheme, chosen)}
    />
  ))
}

function mediaOf(scheme: 'light' | 'dark', chosen: 'light' | 'dark' | 'auto'): string {
  if (chosen === 'auto') return `(prefers-color-scheme: ${scheme})`
  return scheme === chosen ? 'all' : 'not all'
}
