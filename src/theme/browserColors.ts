import type { MantineColorsTuple } from '@mantine/core'

export const tomato = [
  '#FFF1EC',
  '#FFDFD4',
  '#FEC5B2',
  '#FBA58A',
  '#F28262',
  '#E35D3B',
  '#BD4025',
  '#9D331F',
  '#7D281C',
  '#5B1F17',
] as const satisfies MantineColorsTuple
