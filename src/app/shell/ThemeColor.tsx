import { useMantineColorScheme } from '@mantine/core'
import { look } from 'virtual:look'
import { useHydrated } from '../../shared/useHydrated.ts'

/** The color of the browser's frame; before hydration, index.html sets it. */
export function ThemeColor() {
  const { colorScheme } = useMantineColorScheme()
  const chosen = useHydrated() ? colorScheme : look.scheme
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
