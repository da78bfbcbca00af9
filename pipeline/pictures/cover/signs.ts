import { __iconNode as apple } from '@tabler/icons-react/dist/esm/icons/IconApple.mjs'
import { __iconNode as blender } from '@tabler/icons-react/dist/esm/icons/IconBlender.mjs'
import { __iconNode as bowl } from '@tabler/icons-react/dist/esm/icons/IconBowlSpoon.mjs'
import { __iconNode as bread } from '@tabler/icons-react/dist/esm/icons/IconBread.mjs'
import { __iconNode as cake } from '@tabler/icons-react/dist/esm/icons/IconCake.mjs'
import { __iconNode as carrot } from '@tabler/icons-react/dist/esm/icons/IconCarrot.mjs'
import { __iconNode as cooker } from '@tabler/icons-react/dist/esm/icons/IconCooker.mjs'
import { __iconNode as cookie } from '@tabler/icons-react/dist/esm/icons/IconCookie.mjs'
import { __iconNode as cup } from '@tabler/icons-react/dist/esm/icons/IconCoffee.mjs'
import { __iconNode as cutlery } from '@tabler/icons-react/dist/esm/icons/IconToolsKitchen2.mjs'
import { __iconNode as egg } from '@tabler/icons-react/dist/esm/icons/IconEggFried.mjs'
import { __iconNode as glass } from '@tabler/icons-react/dist/esm/icons/IconGlassFull.mjs'
import { __iconNode as hat } from '@tabler/icons-react/dist/esm/icons/IconChefHat.mjs'
import { __iconNode as knife } from '@tabler/icons-react/dist/esm/icons/IconSlice.mjs'
import { __iconNode as leaf } from '@tabler/icons-react/dist/esm/icons/IconLeaf.mjs'
import { __iconNode as notebook } from '@tabler/icons-react/dist/esm/icons/IconNotebook.mjs'
import { __iconNode as salad } from '@tabler/icons-react/dist/esm/icons/IconSalad.mjs'
import { __iconNode as soup } from '@tabler/icons-react/dist/esm/icons/IconSoup.mjs'
import { __iconNode as user } from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import { __iconNode as whisk } from '@tabler/icons-react/dist/esm/icons/IconWhisk.mjs'
import type { Subject } from '../subjectOf.ts'

type Icon = typeof apple

const COURSES: Readonly<Record<string, Icon>> = {
  breakfast: egg,
  starter: soup,
  main: cutlery,
  side: carrot,
  bread,
  dessert: cake,
  snack: cookie,
  drink: glass,
}

/** By what the name of a category says; the first that fits. */
const CATEGORIES: readonly (readonly [name: RegExp, icon: Icon])[] = [
  [/breakfast|brunch/i, egg],
  [/dessert|cake|sweet/i, cake],
  [/vegan|vegetarian|health/i, leaf],
  [/coffee|tea|beverage|drink/i, cup],
  [/kni[fv]e/i, knife],
  [/blend|mix/i, blender],
  [/tool|gadget/i, whisk],
  [/pantry|staple/i, apple],
  [/cook(ware|er)|pans?\b|fry/i, cooker],
  [/bread|bak/i, bread],
  [/soup|stew/i, soup],
  [/lunch|salad/i, salad],
]

const KINDS: Readonly<Record<string, Icon>> = {
  recipes: bowl,
  reviews: cooker,
  posts: notebook,
  collections: bowl,
  authors: user,
}

/** What the sign of a document is drawn from: that of its course, its category or its kind. */
export function signOf(folder: string, { course = '', category = '' }: Subject): string {
  const named = CATEGORIES.find(([name]) => name.test(category))?.[1]
  const icon = COURSES[course] ?? named ?? KINDS[folder] ?? hat
  return icon.map(([, { d = '' }]) => d).join('')
}
