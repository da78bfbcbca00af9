import { groupBy } from '../../../src/lookups/groupBy.ts'

/** Words by which steps call foods of a kind: `the fish`, `the cheeses`, `the vegetables`. */
const GENERIC: Record<string, string> = {
  meat: 'beef, bison, chicken, duck, goat, lamb, mutton, pork, rib, steak, turkey, veal, venison',
  fish: `bass, catfish, cod, flounder, haddock, hake, halibut, mackerel, monkfish, pollock, salmon,
    sardine, snapper, sole, swordfish, tilapia, trout, tuna, turbot`,
  seafood: 'clam, crab, lobster, mussel, oyster, prawn, scallop, shrimp, squid',
  bird: 'chicken, duck, goose, quail, turkey',
  cheese: `asiago, brie, cheddar, comte, emmental, feta, fontina, gorgonzola, gouda, gruyere, jack,
    halloumi, manchego, mozzarella, paneer, parmesan, pecorino, provolone, ricotta, fresco`,
  pasta: `bucatini, farfalle, fettuccine, fusilli, linguine, macaroni, orecchiette, orzo, pappardelle, penne,
    rigatoni, spaghetti, tagliatelle, ziti`,
  noodle: 'ramen, soba, spaghetti, udon, vermicelli',
  bean: 'cannellini, chickpea, edamame',
  bread: 'baguette, brioche, ciabatta, sourdough',
  toast: 'bread, brioche, sourdough',
  crumb: 'breadcrumb, panko',
  coffee: 'espresso',
  berry: 'blackberry, blueberry, raspberry, strawberry',
  nut: 'almond, cashew, hazelnut, macadamia, peanut, pecan, pistachio, walnut',
  stock: 'broth',
  broth: 'stock',
  prawn: 'shrimp',
  vegetable: `asparagus, broccoli, cabbage, carrot, cauliflower, celery, corn, courgette, eggplant, fennel,
    leek, mushroom, onion, parsnip, pea, bell pepper, potato, pumpkin, shallot, squash, turnip, zucchini`,
  root: 'beet, carrot, celeriac, parsnip, potato, rutabaga, turnip',
  lettuce: 'romaine',
  herb: `basil, chervil, chive, cilantro, dill, marjoram, mint, oregano, parsley, rosemary, sage,
    tarragon, thyme`,
  spice: `allspice, anise, cardamom, cayenne, cinnamon, clove, coriander, cumin, fenugreek, ginger, mace, masala,
    nutmeg, paprika, saffron, sumac, turmeric`,
}

/** Kinds by the last word of a food's name. */
export const GENERIC_NAMES: ReadonlyMap<string, readonly string[]> = groupBy(
  Object.keys(GENERIC),
  (generic) => GENERIC[generic]?.split(/,\s+/) ?? [],
)

/** Last words of “dry ingredients”. */
export const DRY_FOODS: ReadonlySet<string> = new Set(
  `allspice, cardamom, cinnamon, clove, cocoa, cornstarch, cornmeal, flour, ginger, nutmeg, oat, powder, salt,
  semolina, soda, starch, sugar, yeast`.split(/,\s+/),
)
