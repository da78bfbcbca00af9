import type { ArtLines } from './artLines.ts'

export const postArt: ArtLines = {
  1: 'window:#f3d9a8/#b9794a | citruscrate+zest | lemons@e; herbpot@w',
  2: 'shelf:#d5e3df/#e9e2d6 | herbjars+bag |',
  3: 'check:#dfe3cf/#c9cfb2 | chefsknife+board+cuts | onion@ne; towel:cream/teal@sw',
  4: 'plain:#5d4033/#4a332a | castiron+upturned+rack |',
  5: 'sun:#cfdcd6/#b98a5a | pourover+drip+kettle+steam | cup@e',
  6: 'tiles:#ead7c0/#a8703f | fryerandoven | plant@w',
  7: 'shelf:#e9cfae/#a8703f | pantryjars |',
  8: 'tiles:#d8c3b4/#9a6a45 | saltinghand+bowl | garlic@w',
  9: 'linen:#cdd7dc/#b6c4cb | recipecard+pencil | salt@ne; fork@e',
  10: 'wood:#b98a5a/#a87848 | whetstone+bowl+towel |',
  11: 'stove:#d9b48a/#8a5a3a | beanpot:#3a3c40+spoon+onion+steam | bowl:#e8dcc4/#2f2a33@e; garlic@w',
  12: 'tiles:#cfdccb/#8a5a3a | scale:bone/#6f9aa6+cup | eggs@e',
  13: 'porch:#cfe0d8/#b98a5a | icedtea+glasses | lemons@w',
  14: 'stove:#c9d5b8/#9a6a45 | colander | tomatoes@e; onion@w',
  15: 'arch:#e9c9a5/#8a5a3a | potandcooker | garlic@w; bread@e',
  16: 'plain:#cfdfe6/#b9cbd3 | freezerdrawer |',
}
