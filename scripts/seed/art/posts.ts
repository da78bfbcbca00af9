import type { ArtLines } from './artLines.ts'

export const postArt: ArtLines = {
  1: 'window:#f3d9a8/#b9794a | citruscrate+zest | lemons@e; herbpot@w',
  2: 'shelf:#8fa99c/#b98552 | herbjars |',
  3: 'check:#dfe3cf/#c9cfb2 | chefsknife:#2f2a2b/#a06a3c+board+cuts+onion |',
  4: 'wood:#b98a5a/#a87848 | castiron+oil+cloth | salt@ne',
  5: 'tiles:#b5654a/#8a5a3a | pourover+drip+kettle+steam | cup@w',
  6: 'tiles:#e0b25c/#a8703f | fryerandoven |',
  7: 'shelf:#6f9c96/#a8703f | pantryjars |',
  8: 'plain:#326467/#9a6a45 | saltinghand+bowl |',
  9: 'linen:#cdd7dc/#b6c4cb | table | salmonbowl@c!1.08 | lemonwedge@ne; napkin:cream/teal@w',
  10: 'wood:#b98a5a/#a87848 | whetstone+bowl+towel |',
  11: 'stove:#8fb0b4/#8a5a3a | beanpot:#dba63c+spoon+steam |',
  12: 'tiles:#8fb0a8/#8a5a3a | scale:bone/#c9604a+bag | eggs@e',
  13: 'porch:#cfe0d8/#b98a5a | icedtea+glasses | lemons@w',
  14: 'tiles:#e3b86a/#9a6a45 | colander | tomatoes@w',
  15: 'stripes:#d9a56a/#8a5a3a | potandcooker |',
  16: 'plain:#cfdfe6/#b9cbd3 | freezerdrawer |',
}
