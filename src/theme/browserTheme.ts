import { ActionIcon, Button, createTheme } from '@mantine/core'
import { tomato } from './browserColors.ts'

/** Mantine reads this part of the theme while it renders; the rest is CSS variables, see theme.ts. */
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
  },
})
