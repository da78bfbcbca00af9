import { ActionIcon, Button, createTheme } from '@mantine/core'
import { tomato } from './browserColors.ts'

/** The part of the theme that Mantine reads while rendering; theme.ts has the CSS variables. */
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
          // White is illegible on the light tomato of the dark scheme.
          '--button-color': variant === 'filled' ? 'var(--primary-label)' : undefined,
        },
      }),
    }),
    ActionIcon: ActionIcon.extend({
      defaultProps: { radius: 'xl', size: 44, variant: 'default' },
    }),
  },
})
