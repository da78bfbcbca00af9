import type { CollectionSeed } from '../seedTypes.ts'

export const collections: CollectionSeed[] = [
  {
    slug: 'vegan',
    title: 'Vegan without a substitute in sight',
    description:
      'Ten dishes, from a loaf to a dessert, that were never going to have butter in them, and the two fats that carry their flavor.',
    imageDesc:
      'A cloth bag from the market full of leeks, corn, an eggplant, carrots, a pepper, tomatoes and broccoli, with a bowl of chickpeas and two halves of an avocado beside it',
    art: 'arch:#cf7a52/#6b4230 | marketbag+avocado | bowl:#2f7f8a@w',
    items: [
      {
        document: 'recipes/16',
        line: 'Coconut oil in place of ghee, and onions taken further than feels right. The one to learn first.',
      },
      {
        document: 'recipes/36',
        line: 'Dried beans, rice and fried plantains for six; the pot does most of the 90 minutes alone.',
      },
      {
        document: 'recipes/44',
        line: 'Flour, water, salt, yeast and a night. Bread was vegan before the word was.',
      },
      {
        document: 'recipes/5',
        line: 'Farro, chickpeas, avocado; maple syrup where others put honey.',
      },
      {
        document: 'recipes/22',
        line: 'The salad for all of them. Most Dijon is vegan; some is made with honey.',
      },
      {
        document: 'recipes/48',
        line: 'Hazelnuts and garlic do for green beans what butter was supposed to.',
      },
      {
        document: 'recipes/28',
        line: 'Pressing the tofu takes exactly as long as cutting everything else.',
      },
      {
        document: 'recipes/50',
        line: 'Baked, not fried. The chickpeas soak overnight; most bakery pitas are vegan, but read the bag.',
      },
      {
        document: 'recipes/46',
        line: 'Twenty-three minutes. Buy wheat noodles without egg and a chili oil without dried shrimp.',
      },
      {
        document: 'recipes/21',
        line: 'Dessert that needs no dairy to be rich. Soak the rice in the morning.',
      },
      { document: 'reviews/16', line: 'What the chana masala starts in.' },
      {
        document: 'reviews/7',
        line: 'Shaken into the salad dressing, brushed on the falafel.',
      },
    ],
    body: `
Nothing here imitates anything. There is no cheese made of nuts and no egg made of powder, only dishes whose cooks settled long ago on oil, beans, rice, sesame and coconut.

Each ingredient list has been read line by line for what hides: no honey, no fish sauce, no butter at the end. Four things still depend on the package you buy, and the lines below say so: the pitas, the noodles, the chili oil and the mustard.

If you are stocking up, [the vegan pantry](/blog/7) is the shopping list behind most of these.
`,
  },
  {
    slug: 'gluten-free',
    title: 'Gluten-free by nature',
    description:
      'Eleven recipes from breakfast to dessert that never needed flour, with the labels worth a second look.',
    imageDesc:
      'A red jug with three ears of corn in their husks beside a bowl heaped with steaming rice under cilantro; before them a stack of corn tortillas on a striped cloth, another ear of corn and potatoes, one of them cut',
    art: 'sun:#2f6a68/#8a5a3a | cornandrice+steam |',
    items: [
      {
        document: 'recipes/24',
        line: 'Breakfast on corn tortillas; check that the pack names corn and nothing else.',
      },
      {
        document: 'recipes/22',
        line: 'Two lettuces and a jar of dressing. Mustard is the one label to read.',
      },
      {
        document: 'recipes/42',
        line: 'The dressing is mustard, shallot and vinegar, so there is no thickener to ask about.',
      },
      {
        document: 'recipes/15',
        line: 'French green lentils hold their shape. Sort them: a stray grain of wheat can travel in the bag.',
      },
      {
        document: 'recipes/9',
        line: 'Masa and cornstarch make a crust that shatters better than flour does.',
      },
      { document: 'recipes/1', line: 'One pan, 35 minutes, and the herbs do the talking.' },
      {
        document: 'recipes/48',
        line: 'Green beans with hazelnuts, for the side that others thicken or crumb.',
      },
      {
        document: 'recipes/13',
        line: 'Chicken and roots on a sheet pan; the drippings need no flour.',
      },
      {
        document: 'recipes/45',
        line: 'For a Sunday: the whole bird, with potatoes in place of stuffing.',
      },
      {
        document: 'recipes/38',
        line: 'Chocolate, eggs and air. The pan is dusted with cocoa, not flour.',
      },
      {
        document: 'recipes/53',
        line: 'Meringue with cornstarch in it, crisp outside and marshmallow within.',
      },
      {
        document: 'reviews/9',
        line: 'Fish and chicken without a crust give no color to judge by; a number does.',
      },
    ],
    body: `
These are not recipes with the flour swapped out. They are dishes that work the way they always have, which is why their texture needs no apology.

None of them contains wheat, barley or rye, nor soy sauce, couscous, bulgur or breadcrumbs. If you cook for someone with celiac disease, read the labels of what comes in jars and packets, above all mustard, ground spices, tortillas and chocolate, and use a board and a colander that pasta has not been near.
`,
  },
  {
    slug: 'under-30-minutes',
    title: 'Dinner in under 30 minutes',
    description:
      'Seven weeknight dinners of 23 to 28 minutes, with chopping, soaking and resting in the time, quickest first.',
    imageDesc:
      'A red kitchen timer set to 25 minutes stands before a wok on a gas flame, from which shrimp, broccoli, strips of pepper and sugar snap peas fly up in a wave',
    art: 'stove:#5f9c9c/#8a5a3a | tossingwok+timer+steam |',
    items: [
      {
        document: 'recipes/46',
        line: '23 minutes for four, since the sauce is whisked while the water boils.',
      },
      {
        document: 'recipes/4',
        line: '26 minutes for two. The eggs cook beside the pork, then the noodles take over their water.',
      },
      {
        document: 'recipes/18',
        line: '26 minutes for two. Thin noodles soak in 8, as long as the knife work takes.',
      },
      {
        document: 'recipes/9',
        line: '28 minutes, with the cabbage from a bag and the fish in two batches.',
      },
      {
        document: 'recipes/31',
        line: '28 minutes for four, pressed in three rounds. Shape nothing, just pull the meat apart.',
      },
      {
        document: 'recipes/23',
        line: '28 minutes. Start the water first, and buy the mushrooms sliced.',
      },
      {
        document: 'recipes/39',
        line: '28 minutes, two at a time in one skillet; the first pair rests while the second browns.',
      },
      {
        document: 'reviews/6',
        line: 'What cutting is left goes faster with a sharp edge, and that is the cheapest way to save a minute.',
      },
    ],
    body: `
A recipe that says twenty minutes and begins with a chopped onion is not counting the onion. These count it: the time beside each card is from an empty counter to a full plate, with soaking and resting in it.

They get there because two things happen at once, and because some of the work is bought: mushrooms come sliced, shrimp peeled, beef ground, cheese and cabbage from a bag. None asks you to marinate or chill anything. Read the steps through before you light the stove, since they say what to chop while something else cooks.
`,
  },
  {
    slug: 'for-a-crowd',
    title: 'For a crowd',
    description:
      'Big pots, trays and cakes that feed six to twelve, most of them better for being made the day before.',
    imageDesc:
      'A table set for many: a mound of red rice and a pot of chili with their spoons, a stack of bowls before them, a country loaf behind',
    art: 'linen:#2f5f62/#285256 | table | loaf@12!.62; beanchili@9!.72; jollof@4!.7; bowlstack@7!.9 | napkin:cream/tomato@e; oliveoil@nw',
    items: [
      {
        document: 'recipes/6',
        line: 'Serves six and doubles without complaint; brown the beef in batches when you do.',
      },
      {
        document: 'recipes/20',
        line: 'Braise it the day before, chill it, and lift the fat off in one piece.',
      },
      {
        document: 'recipes/32',
        line: 'Two hours on low heat, and it waits patiently while the last guests park.',
      },
      {
        document: 'recipes/47',
        line: 'The rice of every party. Do not stir it near the end; the bottom is meant to catch.',
      },
      {
        document: 'recipes/35',
        line: 'Six bowls, and the sauce is at its best when it was made yesterday. Boil the pasta last.',
      },
      {
        document: 'recipes/44',
        line: 'Twelve slices. Stir it together after supper; the next morning the oven does the rest.',
      },
      {
        document: 'recipes/51',
        line: 'Twelve rolls from one pan. Three and a half hours, of which the dough takes most without you.',
      },
      {
        document: 'recipes/49',
        line: 'Eight from one skillet, assembled while the plates are cleared.',
      },
      { document: 'recipes/27', line: 'Nine squares that must be made ahead, which is the point.' },
      {
        document: 'recipes/38',
        line: 'Twelve thin slices, and safe for the guest who eats no gluten.',
      },
      {
        document: 'reviews/3',
        line: 'Holds the chili, the ribs or the tagine, and goes to the table.',
      },
      {
        document: 'reviews/21',
        line: 'Two pans in one oven is how a crowd gets vegetables.',
      },
    ],
    body: `
Cooking for many goes wrong at the last minute, when six things want the stove. So almost nothing here has a last minute: the braises rest, the cakes set, the dough sits on the counter.

Plan one pot, one thing from the oven and one dessert that is finished before anyone rings. And borrow a second pot rather than crowding the first; a braise that is packed too deep steams instead of browning.
`,
  },
]
