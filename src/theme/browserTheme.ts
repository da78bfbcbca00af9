import { ActionIcon, Button, createTheme } from '@mantine/core'
import { tomato } from './browserColors.ts'

/** What Mantine asks of the theme while it renders; all else is CSS variables, see theme.ts. */
export const browserTheme = createTheme({
  colors: { tomato },
  primaryColor: 'tomato',
  focusRing: 'never',
  components: {
    Button: Button.extend({
      defaultProps: { radius: 'xl', size: 'md' },
      vars: (_theme, { variant = 'filled' }) => ({
        root: {
          '--button-height': '2.875rem',
          '--button-fz': '1rem',
          // White cannot be read on the light tomato of the dark scheme.
          '--button-color': variant === 'filled' ? 'var(--primary-label)' : undefined,
        },
      }),
    }),
    ActionIcon: ActionIcon.extend({
      defaultProps: { radius: 'xl', size: 44, variant: 'default' },
    }),
    // By name alone: importing it here would put it into every page.
    InputBase: { defaultProps: { size: 'md' } },
  },
})
