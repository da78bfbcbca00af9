import type { Stage } from './types.ts'

export const stages = {
  plain: { shows: 'a painted wall', color: '#e9c9a5', accent: '#b9794a' },
  marble: { shows: 'a painted wall and a marble counter', color: '#c9d3c4', accent: '#ece6da' },
  sun: { shows: 'a wall with a pale disc', color: '#efc9a0', accent: '#a9683f' },
  arch: { shows: 'a wall with an arched niche', color: '#d98f6d', accent: '#7d5236' },
  tiles: { shows: 'a tiled wall', color: '#9fb8ae', accent: '#c89a68' },
  stripes: { shows: 'striped wallpaper', color: '#e2a792', accent: '#c08a58' },
  window: { shows: 'a window on a garden', color: '#cfd3b4', accent: '#b07a4e', version: 2 },
  shelf: { shows: 'a pantry shelf', color: '#7f9a8c', accent: '#b98552' },
  porch: { shows: 'a shaded porch', color: '#e6eadb', accent: '#b58a5c' },
  stove: { shows: 'a stove before tiles', color: '#dfc9a8', accent: '#c9bfb2', version: 3 },
} satisfies Record<string, Stage>
