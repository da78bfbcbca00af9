/** Names of one food, or of foods that take each other's place in a kitchen, after the usual name. */
const GROUPS = {
  'bell pepper': 'red pepper, green pepper, yellow pepper, sweet pepper',
  beet: 'beetroot',
  'beef broth': 'beef stock',
  breadcrumb: 'panko',
  'chicken broth': 'chicken stock',
  chocolate: 'dark chocolate',
  egg: 'yolk',
  lasagna: 'lasagne',
  mayonnaise: 'mayo',
  Parmesan: 'parmigiano, parmigiano-reggiano, grana padano',
  pasta: `bucatini, fettuccine, fusilli, linguine, macaroni, orecchiette, pappardelle, penne,
    rigatoni, spaghetti, tagliatelle, ziti`,
  pepper: 'peppercorn',
  raisin: 'sultana',
  shrimp: 'prawn',
  'vegetable broth': 'vegetable stock',
  yogurt: 'yoghurt',
}

/** The usual name of a food, by its other names. */
export const SAME_FOOD: ReadonlyMap<string, string> = new Map(
  Object.entries(GROUPS).flatMap(([usual, others]) =>
    others.split(/,\s+/).map((other): [string, string] => [other, usual]),
  ),
)
