/** Interchangeable foods by their usual name. */
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

/** Usual names by other names. */
export const SAME_FOOD: ReadonlyMap<string, string> = new Map(
  Object.entries(GROUPS).flatMap(([usual, others]) =>
    others.split(/,\s+/).map((other): [string, string] => [other, usual]),
  ),
)
