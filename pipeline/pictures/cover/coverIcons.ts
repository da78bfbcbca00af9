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

/** The course is matched first, then the category, then the folder. */
const ICONS: readonly (readonly [name: RegExp, icon: typeof apple])[] = [
  [/breakfast|brunch/i, egg],
  [/dessert|cake|sweet/i, cake],
  [/vegan|vegetarian|health/i, leaf],
  [/^drink$/, glass],
  [/coffee|tea|beverage|drink/i, cup],
  [/kni[fv]e/i, knife],
  [/blend|mix/i, blender],
  [/tool|gadget/i, whisk],
  [/pantry|staple/i, apple],
  [/cook(ware|er)|pans?\b|fry|^reviews$/i, cooker],
  [/bread|bak/i, bread],
  [/soup|stew|^starter$/i, soup],
  [/lunch|salad/i, salad],
  [/^main$/, cutlery],
  [/^side$/, carrot],
  [/^snack$/, cookie],
  [/^(recipes|collections)$/, bowl],
  [/^posts$/, notebook],
  [/^authors$/, user],
]

export function coverIcon(folder: string, { course = '', category = '' }: Subject): string {
  const icons = [course, category, folder].map(
    (name) => ICONS.find(([pattern]) => pattern.test(name))?.[1],
  )
  const icon = icons.find(Boolean) ?? hat
  return icon.map(([, { d = '' }]) => d).join('')
}
