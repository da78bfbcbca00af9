import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs'
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs'
import { appearance } from 'virtual:appearance'
import * as words from 'words/site'
import { useBrowserValue } from '../../shared/useBrowserValue.ts'

const START = appearance.scheme === 'dark' ? 'dark' : 'light'

export function ColorSchemeSwitch() {
  const { setColorScheme } = useMantineColorScheme()
  const computed = useComputedColorScheme(START)
  // The prerendered markup cannot know the visitor's choice.
  const scheme = useBrowserValue(computed, START)
  const other = scheme === 'dark' ? 'light' : 'dark'
  const Icon = other === 'dark' ? IconMoon : IconSun
  return (
    <ActionIcon
      className="needs-scripts"
      aria-label={other === 'dark' ? words.darkColors : words.lightColors}
      onClick={() => setColorScheme(other)}
    >
      <Icon size="1.25rem" stroke={1.75} aria-hidden="true" />
    </ActionIcon>
  )
}
