import { bakery } from './bakery.ts'
import { berries } from './berries.ts'
import { bulbs } from './bulbs.ts'
import { cards } from './cards.ts'
import { confection } from './confection.ts'
import { sticks } from './chopsticks.ts'
import { citrus } from './citrus.ts'
import { cutlery } from './cutlery.ts'
import { dairy } from './dairy.ts'
import { dishes } from './dishes.ts'
import { drinks } from './drinks.ts'
import { dust } from './dust.ts'
import { fruit } from './fruit.ts'
import { herbProps } from './herbs.ts'
import { nuts } from './nuts.ts'
import { pantry } from './pantry.ts'
import { textiles } from './textiles.ts'
import { tools } from './tools.ts'
import { vegetableProps } from './vegetables.ts'

/** Every prop a line of art may lay beside its dish. */
export const props = {
  ...citrus,
  ...fruit,
  ...berries,
  ...vegetableProps,
  ...bulbs,
  ...herbProps,
  ...nuts,
  ...confection,
  ...pantry,
  ...dust,
  ...dairy,
  ...bakery,
  ...dishes,
  ...drinks,
  ...cutlery,
  ...sticks,
  ...tools,
  ...textiles,
  ...cards,
}
