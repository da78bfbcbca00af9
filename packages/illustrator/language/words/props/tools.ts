import type { Prop } from '../types.ts'

export const tools = {
  woodenspoon: { shows: 'a wooden spoon', color: '#c48d50', accent: '#c48d50' },
  whisk: { shows: 'a whisk', color: '#c4bdb2', accent: '#b07440' },
  ladle: { shows: 'a ladle', color: '#c4bdb2', accent: '#c4bdb2' },
  peppermill: { shows: 'a pepper mill', color: '#8a5230', accent: '#d9b068' },
} satisfies Record<string, Prop>
