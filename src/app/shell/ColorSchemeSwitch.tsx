import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs'
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs'
import { useHydrated } from '../../loading/useHydrated.ts'

export function ColorSchemeSwitch() {
  const { setColorScheme } = useMantineColorScheme()
  const computed = useComputedColorScheme('light')
  // The prerendered markup cannot know the choice.
  const scheme = useHydrated() ? computed : 'light'
  const other = scheme === 'dark' ? 'light' : 'dark'
  const Icon = other === 'dark' ? IconMoon : IconSun
  return (
    <ActionIcon
      className="needs-scripts"
      aria-label={`Use ${other} colors`}
      onClick={() => setColorScheme(other)}
    >
      <Icon size="1.25rem" stroke={1.75} aria-hidden="true" />
    </ActionIcon>
  )
}
