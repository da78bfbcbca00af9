/** What foods hold that some people do not eat: the table behind labels and lists of allergens. */
import { ALLERGENS, type Allergen } from '../../../src/content/schema/foodLabels.ts'

export type Trait = Allergen | 'gelatin' | 'gluten' | 'honey' | 'meat' | 'rennet'

export const TRAITS: readonly Trait[] = [
  ...ALLERGENS,
  'gelatin',
  'gluten',
  'honey',
  'meat',
  'rennet',
]

export const NOT_VEGETARIAN: readonly Trait[] = ['meat', 'fish', 'shellfish', 'gelatin', 'rennet']
/** Messages name the first that a food holds. */
export const NOT_VEGAN: readonly Trait[] = [
  'meat',
  'fish',
  'shellfish',
  'gelatin',
  'milk',
  'eggs',
  'honey',
  'rennet',
]

export interface FoodGroup {
  holds?: readonly Trait[]
  /** Most recipes and makers use it; a label that denies it gets a warning. */
  usually?: readonly Trait[]
  /** Some makers use it, so no label is suggested. */
  mayHold?: readonly Trait[]
  /** Names are in the singular, separated by commas. */
  names: string
}

/** The longest name counts: coconut milk is no milk. */
export const FOOD_GROUPS: readonly FoodGroup[] = [
  {
    holds: ['meat'],
    names: `bacon, beef, bison, boar, bologna, bone broth, chicken, chorizo, duck, foie gras, goat,
      goose, guanciale, ham, hamburger, hot dog, lamb, lard, liver, meat, meatball, mutton,
      'nduja, oxtail, pancetta, pastrami, pepperoni, pork, prosciutto, quail, rabbit, rib eye,
      salami, sausage, schmaltz, short rib, spare rib, speck, steak, suet, tallow, turkey, veal,
      venison, chicken broth, chicken stock, beef broth, beef stock, veal stock, turkey stock`,
  },
  {
    holds: ['fish'],
    names: `anchovy, bass, bonito, caviar, catfish, cod, eel, fish, fish sauce, fish stock,
      flounder, haddock, hake, halibut, herring, mackerel, monkfish, pollock, roe, salmon, sardine,
      sole, snapper, swordfish, tilapia, trout, tuna, turbot`,
  },
  { usually: ['fish'], names: 'dashi, Worcestershire sauce, worcestershire' },
  {
    holds: ['shellfish'],
    names: `abalone, calamari, clam, cockle, conch, crab, crawfish, crayfish, langoustine, lobster,
      mussel, octopus, oyster, prawn, scallop, shellfish, shrimp, shrimp paste, squid, whelk`,
  },
  { holds: ['shellfish'], usually: ['soy', 'wheat', 'gluten'], names: 'oyster sauce' },
  { holds: ['fish'], usually: ['wheat', 'gluten'], names: 'fish finger, fish stick' },
  { holds: ['gelatin'], names: 'gelatin, gelatine, aspic' },
  { usually: ['gelatin'], names: 'marshmallow' },
  { holds: ['honey'], names: 'honey, honeycomb' },
  {
    holds: ['milk'],
    names: `american cheese, asiago, brie, burrata, butter, buttermilk, camembert, cheddar, cheese,
      colby, condensed milk, cottage cheese, cream, cream cheese, crème fraîche, curd,
      dulce de leche, evaporated milk, feta, fontina, ghee, goat cheese, goat milk, gouda,
      half-and-half, halloumi, kefir, labneh, mascarpone, milk, milk chocolate, Monterey Jack,
      mozzarella, paneer, pepper jack, provolone, quark, queso, queso fresco, raclette, ricotta, skyr,
      sour cream, stilton, whey, white chocolate, yoghurt, yogurt`,
  },
  {
    // Made with the rennet of calves by the rules of their origin.
    holds: ['milk', 'rennet'],
    names: `Comté, emmental, gorgonzola, grana padano, Gruyère, Manchego, Parmesan,
      parmigiano, parmigiano-reggiano, pecorino, roquefort`,
  },
  { holds: ['eggs'], names: 'egg, yolk, mayonnaise, mayo, meringue, duck egg, quail egg' },
  { usually: ['eggs'], names: 'aioli' },
  { holds: ['milk', 'eggs'], names: 'eggnog' },
  { holds: ['milk'], usually: ['eggs'], names: 'custard, ice cream' },
  { holds: ['eggs'], usually: ['milk'], names: 'lemon curd' },
  {
    holds: ['wheat', 'gluten'],
    names: `bagel, baguette, bread, bread flour, breadcrumb, bulgur, cake flour, ciabatta, couscous,
      crouton, durum, farro, filo, flatbread, flour, flour tortilla, focaccia, freekeh,
      fregola, graham cracker, hamburger bun, lavash, linguine, macaroni, matzo, orecchiette, orzo,
      oyster cracker, panko, pasta, penne, phyllo, pita, pizza dough, pretzel, rigatoni, rusk,
      seitan, self-rising flour, semolina, sourdough, spaghetti, spelt, udon, wheat, wheat starch,
      wonton wrapper, dumpling wrapper, ziti, fusilli, bucatini, pie crust, pastry, cream of wheat`,
  },
  {
    holds: ['wheat', 'gluten'],
    mayHold: ['eggs', 'milk'],
    names: `biscuit, bun, burger bun, cookie, croissant, english muffin, fettuccine, lasagna,
      lasagne, pappardelle, puff pastry, ramen, roll, shortcrust, tagliatelle, waffle`,
  },
  {
    holds: ['wheat', 'gluten'],
    mayHold: ['eggs', 'milk', 'soy'],
    names: `ginger snap, gingersnap, graham, hamburger roll, hot dog bun, hot dog roll, slider bun,
      vanilla wafer, wafer, wafer cookie`,
  },
  { usually: ['wheat', 'gluten'], names: 'cracker, Shaoxing wine' },
  { usually: ['wheat', 'gluten'], mayHold: ['eggs'], names: 'noodle' },
  { holds: ['wheat', 'gluten'], usually: ['milk'], names: 'naan' },
  { holds: ['wheat', 'gluten'], mayHold: ['milk', 'soy'], names: 'cookie butter' },
  {
    holds: ['wheat', 'gluten', 'milk'],
    names: 'mac and cheese, macaroni and cheese, malted milk powder',
  },
  { holds: ['wheat', 'gluten', 'eggs'], names: 'challah, egg noodle, ladyfinger, savoiardi' },
  { holds: ['wheat', 'gluten', 'eggs', 'milk'], names: 'brioche' },
  { usually: ['wheat', 'gluten', 'eggs'], mayHold: ['milk'], names: 'gnocchi' },
  {
    holds: ['wheat', 'gluten'],
    usually: ['eggs', 'milk'],
    mayHold: ['meat'],
    names: 'ravioli, tortellini',
  },
  {
    holds: ['gluten'],
    names: 'ale, barley, beer, lager, malt, malt vinegar, marmite, rye, stout, vegemite',
  },
  { usually: ['gluten'], names: 'yeast extract' },
  { mayHold: ['wheat', 'gluten'], names: 'Chinkiang black vinegar, black vinegar, oat, oat flour' },
  { mayHold: ['wheat', 'gluten'], names: 'oat cream, oat milk, oat yogurt, soba, soba noodle' },
  // Flavored with malt by some.
  {
    mayHold: ['wheat', 'gluten'],
    names: 'tortilla, corn flake, cornflake, rice krispies, rice crispies',
  },
  { mayHold: ['milk', 'soy', 'wheat', 'gluten'], names: 'egg replacer' },
  { mayHold: ['soy', 'wheat', 'gluten'], names: 'bean paste, chili bean paste, duck sauce' },
  {
    mayHold: ['milk', 'gluten', 'wheat'],
    names: 'pasta sauce, pizza sauce, spaghetti sauce, tomato soup',
  },
  {
    holds: ['tree nuts'],
    names: `almond, almond butter, almond cream, almond flour, almond milk, brazil nut,
      cashew, cashew butter, cashew cheese, cashew cream, cashew milk, filbert, frangipane,
      almond yogurt, cashew yogurt, hazelnut, hazelnut butter, hazelnut milk, macadamia,
      macadamia milk, marzipan, nut, nut butter, nut cheese, nut cream, nut flour, nut milk, pecan,
      pecan butter, pine nut, pistachio, pistachio butter, pistachio milk, walnut, walnut butter`,
  },
  { usually: ['tree nuts'], mayHold: ['eggs', 'milk'], names: 'amaretti, praline' },
  { usually: ['tree nuts', 'milk'], names: 'pesto' },
  { holds: ['tree nuts', 'milk'], names: 'nutella' },
  { holds: ['peanuts'], names: 'groundnut, peanut, peanut butter, peanut oil' },
  { usually: ['peanuts'], names: 'satay sauce' },
  {
    holds: ['soy'],
    names: `bean curd, edamame, soy, soy cheese, soy cream, soy creamer, soy flour, soy milk,
      soy yoghurt, soy yogurt, soybean, tamari, tempeh, tofu`,
  },
  { holds: ['soy', 'wheat', 'gluten'], names: 'soy sauce' },
  {
    holds: ['soy'],
    usually: ['wheat', 'gluten'],
    mayHold: ['sesame'],
    names: 'hoisin, hoisin sauce, teriyaki',
  },
  { holds: ['soy'], usually: ['wheat', 'gluten'], mayHold: ['fish'], names: 'ponzu' },
  { holds: ['soy'], mayHold: ['wheat', 'gluten'], names: 'gochujang, miso, doenjang' },
  { holds: ['sesame'], names: 'gomasio, sesame, sesame oil, sesame paste, sesame seed, tahini' },
  { usually: ['sesame'], names: 'halva, hummus, zaatar, zatar' },
  { mayHold: ['milk', 'soy', 'tree nuts'], names: 'chocolate, chocolate chip, dark chocolate' },
  { mayHold: ['milk'], names: 'margarine' },
  { usually: ['fish'], mayHold: ['shellfish'], names: 'kimchi, kimchi juice' },
  { mayHold: ['fish'], names: 'steak sauce' },
  // Their names say nothing of what is in them.
  {
    mayHold: TRAITS,
    names: `bouillon, broth, cake, candy, cereal, chicken seasoning, curry paste, dough, dressing,
      egg substitute, filling, flake, gravy, granola, poultry seasoning, sauce, seasoning, soup,
      sprinkle, steak seasoning, stock, stock cube, vegetable stock cube, stuffing`,
  },
]
