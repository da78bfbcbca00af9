import { readIngredient } from '../ingredients/readIngredient.ts'
import { byWord } from './foodWords.ts'
import { foodsInLine } from './neededFoods.ts'

/** Main ingredients that visitors look for, with the foods that make a dish so. */
const FOODS_OF = {
  chicken: 'chicken',
  turkey: 'turkey',
  duck: 'duck, goose',
  beef: 'beef, bison, hamburger, oxtail, rib eye, short rib, steak, veal',
  pork: 'bacon, chorizo, ham, pork, sausage, spare rib',
  lamb: 'goat, lamb, mutton',
  fish: `bass, catfish, cod, eel, fish, flounder, haddock, hake, halibut, herring, mackerel,
    monkfish, pollock, salmon, sardine, snapper, sole, swordfish, tilapia, trout, tuna, turbot`,
  shellfish: `calamari, clam, crab, crawfish, crayfish, langoustine, lobster, mussel, octopus,
    oyster, scallop, shellfish, shrimp, squid`,
  tofu: 'seitan, tempeh, tofu',
  eggs: 'egg, quail egg',
  beans: `bean, black bean, butter bean, cannellini, chickpea, kidney bean, lima bean, mung bean,
    navy bean, pinto bean`,
  lentils: 'lentil, split pea',
  pasta: 'gnocchi, lasagna, orzo, pasta, ravioli, tortellini',
  noodles: `cellophane noodle, egg noodle, glass noodle, noodle, ramen, rice noodle,
    rice vermicelli, soba, soba noodle, udon`,
  rice: 'rice, wild rice',
  potatoes: 'potato, sweet potato',
  mushrooms: 'mushroom, oyster mushroom',
  chocolate: 'chocolate, chocolate chip, milk chocolate, white chocolate',
  fruit: `apple, apricot, banana, berry, blackberry, blueberry, cherry, cranberry, fig, grape,
    mandarin, mango, melon, nectarine, orange, papaya, passion fruit, peach, pear, persimmon,
    pineapple, plum, pomegranate, quince, raspberry, rhubarb, strawberry, watermelon`,
}

const MAIN_OF = byWord(FOODS_OF)

/** Fewer eggs only bind or coat. */
const EGGS_PER_SERVING = 1

interface Dish {
  ingredients: readonly { text: string }[]
  servings: number
}

/** Returns main ingredients in the order of the lines. */
export function mainIngredients({ ingredients, servings }: Dish): string[] {
  const found = ingredients.flatMap(({ text }) =>
    foodsInLine(text).flatMap((names) => {
      const main = names.flatMap((name) => MAIN_OF.get(name) ?? [])[0]
      if (main === undefined) return []
      return main === 'eggs' && countIn(text) < servings * EGGS_PER_SERVING ? [] : main
    }),
  )
  return [...new Set(found)]
}

function countIn(line: string): number {
  const quantities = readIngredient(line).amounts.flatMap(({ quantities: each }) => each)
  return quantities.reduce(
    (sum, { quantity, unit }) => sum + (unit === undefined ? quantity : 0),
    0,
  )
}
