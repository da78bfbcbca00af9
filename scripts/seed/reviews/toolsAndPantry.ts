import type { ReviewSeed } from '../seedTypes.ts'

export const toolAndPantryReviews: ReviewSeed[] = [
  {
    id: 3,
    productName: 'Hearthline 5.5-Quart Dutch Oven',
    category: 'Cookware',
    shortDescription:
      'A teal enameled pot with a broad base that browns short ribs in two batches and keeps a low simmer steady for hours.',
    imageDesc:
      'Round teal enameled Dutch oven with a cream interior on a lit stove, full of beef stew with carrots and potatoes, a wooden spoon in it',
    rating: 4.8,
    affiliateLink: 'https://www.amazon.com/s?k=hearthline+5.5+quart+enameled+dutch+oven',
    reviewCount: 412,
    pros: [
      'Base wide enough to brown five short ribs without crowding',
      'Cream interior shows the color of onions and fond as they change',
      'Steel knob goes into a 500°F (260°C) oven for bread',
      'Loop handles that fit a whole mitted hand',
    ],
    cons: [
      'About 12 pounds empty, over 20 with a full batch of chili',
      'Tomato and turmeric leave a faint stain',
      'Rim spots with rust if it is put away wet',
    ],
    detailedReview: [
      'Ten short ribs on January 19, 2025: five lay flat on the base with air between them and were brown in 8 minutes, and a second batch finished the lot. One splash of red wine loosened everything that had stuck. After three hours in a 325°F (165°C) oven the pot was lighter by 11 ounces (310 g), so the lid holds in most of the steam while still letting a braise thicken.',
      'French onion soup is where the pale lining pays off. You are judging color for the better part of an hour, and against cream enamel you can see the tan film on the bottom before it turns bitter. On gas, heat reached the edge evenly. A small electric coil ran hot in the center until we dropped it to medium and gave the iron ten minutes to catch up. Medium is plenty for nearly everything here; a dry pot over high heat is how enamel cracks.',
      'It bakes bread, too. Preheated with the lid on, the pot gave a round loaf a high spring and a blistered crust, and the knob never needed a foil jacket. The trouble is the lifting. With a double batch of bean chili inside, moving it from a low oven to the stove takes two good mitts and a clear path, even with handles as generous as these.',
      'Let it cool, fill it with warm water, and most suppers come away with a sponge. A tomato braise left a pinkish shadow that ten minutes of simmering water and baking soda mostly took out. For two, something around 3 quarts (2.8 L) is the better size, since a shallow layer of sauce dries fast on this much base. And for steaks or cornbread the Ironbrook skillet makes the better crust; the Hearthline is the one you can leave full of wine and tomatoes.',
    ],
    verdict:
      'Braisers, bean simmerers and bakers of round loaves, with the arms for 12 pounds (5.4 kg), will keep this pot for good. Ours has a pink shadow inside and no chip after eight months.',
  },
  {
    id: 6,
    productName: 'Edgemoor 8-Inch Chef’s Knife',
    category: 'Knives',
    shortDescription:
      'A sturdy, curved all-rounder that rocks through herbs, splits a squash, and takes a new edge easily when it dulls.',
    imageDesc:
      'Eight-inch chef’s knife with a curved steel blade and a black riveted handle, lying on a wooden board between the halves of a red onion',
    rating: 4.7,
    affiliateLink: 'https://www.amazon.com/s?k=edgemoor+8+inch+chefs+knife',
    reviewCount: 268,
    pros: [
      'Enough spine and weight for butternut squash and cabbage',
      'Smooth curve suits a rocking cut through herbs and garlic',
      'Comes back sharp with a dozen strokes on a honing rod',
      'Half bolster, so the heel can be sharpened too',
    ],
    cons: [
      'Softer steel needs honing most days',
      'Thick behind the edge, so carrots sometimes crack instead of slicing',
      'Sold without a blade guard',
    ],
    detailedReview: [
      'Onions first, then a cabbage, then a butternut squash: we made that run every Sunday from March 2 to May 25, 2025, the same half hour at the same board. The Edgemoor went through the onions without slipping on the skins and split the squash lengthwise with one steady push on the spine. It was less graceful with big carrots, where the blade’s thickness wedged them apart for the last half inch and sent a coin or two across the counter.',
      'Where it settles in is the long, curved belly. Keep the tip on the board and parsley, cilantro, and garlic go down to a fine mince in a few passes, with no flat spot leaving a green hinge of uncut stems. The weight falls just ahead of the handle, which suits a pinch grip. People with small hands may find the handle a little thick at the back end, though it stays put when wet with chicken fat.',
      'This steel trades staying power for forgiveness. After 25 minutes of prep it skated on a tomato, twelve Sundays out of thirteen, and each time a dozen light strokes on a honing rod brought it back. It met a whetstone once, in week nine. The edge rolls where a harder one would chip, so a careless knock against a bone does no lasting harm. Because the bolster stops short of the edge, a whetstone or pull-through can reach the entire length.',
      'Wash it by hand, dry it, and store it on a magnet or in a sheath you buy yourself. For vegetables and fish alone, the Kazane santoku is the finer tool. For a chicken to break down, a pound (450 g) of carrots and roommates, this is the one to put in the drawer.',
    ],
    verdict:
      'If one knife has to do everything, and somebody will hone it, make it this. It is no surgeon with a carrot; it got through a squash, eleven chickens and a shared kitchen without a chip.',
  },
  {
    id: 7,
    productName: 'Grovella Extra Virgin Olive Oil',
    category: 'Pantry Staples',
    shortDescription:
      'A green, peppery oil with a harvest date on the label, good for finishing and assertive enough to taste in a cake.',
    imageDesc:
      'Tall dark green glass bottle of olive oil with a steel pour spout, next to a small white dish of golden-green oil and torn bread',
    rating: 4.6,
    affiliateLink: 'https://www.amazon.com/s?k=grovella+extra+virgin+olive+oil',
    reviewCount: 153,
    pros: [
      'Harvest month and year printed on the back label',
      'Grassy and peppery without being harsh on bread',
      'Dark glass that keeps light off the oil',
      'Its flavor survives baking in an olive oil cake',
    ],
    cons: [
      'Bitter edge shows in mayonnaise and mild vinaigrettes',
      'Half-liter bottle lasted us 23 days when we also cooked with it',
      'Spout dribbles down the glass after a slow pour',
    ],
    detailedReview: [
      'Turn the bottle around before anything else: there is a harvest month and year on the back, which tells you far more than a best-by date. Oil loses its nose within a year or so of pressing, and a fresh bottle of Grovella shows what you would be missing. It smells of cut grass and green tomato, tastes rounder than that, and leaves a pepper tickle at the back of the throat.',
      'On food, that pepper is an asset as long as the food has some weight. Spooned over white beans, tomato soup, or a plain piece of fish it reads as seasoning. In a lemon olive oil cake you can still pick it out under the citrus the next day, when the crumb has settled and the flavor is clearer. A mayonnaise made with nothing else was a disappointment, too bitter for all four of us; cut with three parts neutral oil it was good.',
      'Frying eggs or softening onions in it is fine over medium heat, though it seems wasteful, since warmth drives off the aromas you paid for. We kept a cheaper bottle by the stove and used this one at the table. The fitted spout pours a thin, tidy thread when you commit to the tilt and dribbles when you hesitate, so a folded napkin under the bottle is not a bad idea.',
      'We opened a bottle harvested in November 2024 on April 1, 2025, kept it in a cupboard at 66 to 72°F (19 to 22°C) and tasted it every Tuesday: lively for ten weeks, flat by the thirteenth. If you like buttery, quiet oils, or get through a bottle a week on roasted vegetables, a milder one in a larger tin will suit you better and cost less per supper.',
    ],
    verdict:
      'Whoever drizzles will get more out of this bottle than whoever fries. Read the harvest date, keep a plain oil for mayonnaise, and finish the bottle within ten weeks, while the pepper lasts.',
  },
  {
    id: 8,
    productName: 'Tidepan Flaky Sea Salt',
    category: 'Pantry Staples',
    shortDescription:
      'Thin, hollow flakes that crush between two fingers and stay crisp on cookies, tomatoes, steak, and soft eggs.',
    imageDesc:
      'Small pale blue cardboard box of flaky sea salt with a heap of large white pyramid flakes in a shallow black bowl in front',
    rating: 4.8,
    affiliateLink: 'https://www.amazon.com/s?k=tidepan+flaky+sea+salt',
    reviewCount: 87,
    pros: [
      'Flakes crush to any size between finger and thumb',
      'Comes through the oven still crunchy on top of a cookie',
      'Clean salinity with no bitter aftertaste',
    ],
    cons: [
      'Last inch of the box is mostly fine crumbs',
      'Box softens in a humid kitchen',
      'Hopeless for measuring by the spoon',
    ],
    detailedReview: [
      'Some finishing salts are gravel. Tidepan’s crystals are hollow, thin-walled, and irregular, so a pinch gives way under your thumb and you choose the grain: whole for a steak, half-crushed for sliced tomatoes, nearly dust for popcorn. That control matters because a flake that will not break lands on the tongue as one hard, salty hit and then nothing.',
      'Brown butter cookies made the best case. On May 11, 2025, we pinched it over 24 cold mounds of dough; after 12 minutes at 375°F (190°C) most of the flakes were whole, and they kept their snap for 26 hours; only the few that slid down with the melting butter dissolved. The same pinch lifted a flourless chocolate torte and a soft egg, and on buttered bread it gave crunch where ordinary table salt gives only salt.',
      'Do not season pasta water or dough with it. The flakes are so airy that ten level teaspoons weighed from 2.3 to 3.4 g, against 6 g for table salt, and the amount changes every time the box is shaken. A recipe written for fine salt ends up underseasoned. It also carries no iodine, which is worth knowing if it would be the only salt in the house.',
      'The packaging we would return. The inner bag does not reseal, the carton goes limp beside a simmering pot, and by the end you are left with crumbs. Tipping it all into a lidded jar or a salt cellar on day one solves most of that, and those crumbs are exactly what roasted nuts and fries want.',
    ],
    verdict:
      'Keep a box if you finish cookies, steaks, tomatoes or eggs, beside a plainer salt for the pot. In a lidded dish one box lasted five months.',
  },
  {
    id: 9,
    productName: 'Quillo Instant-Read Thermometer',
    category: 'Kitchen Gadgets',
    shortDescription:
      'A folding probe that settles in about three seconds and reads thin fish, thick roasts, bread, and hot sugar alike.',
    imageDesc:
      'Slim red folding thermometer with its thin steel probe opened out and a lit round display, resting on a board by a roast chicken',
    rating: 4.9,
    affiliateLink: 'https://www.amazon.com/s?k=quillo+instant+read+meat+thermometer',
    reviewCount: 524,
    pros: [
      'Settles on a reading in about three seconds',
      'Needle-thin tip works in a fish fillet or a single wing',
      'Reads 32°F (0°C) in ice water straight from the package',
      'Wakes when you unfold it, sleeps when you shut it',
    ],
    cons: [
      'Display does not flip for left-handed cooks',
      'Back magnet is weak and slides on a smooth fridge door',
    ],
    detailedReview: [
      'Thin fish sorts thermometers quickly, because the sensor has to sit in a layer half an inch thick while the fillet keeps cooking. Slid in from the side of a salmon tail, the Quillo stopped moving in 2.8 seconds on average (60 readings against a laboratory thermometer, May 5 to 9, 2025), and fish pulled at 145°F (63°C) was still moist to the edge. The sensing part is right at the point, so you can find the coolest spot by drawing the probe back slowly and watching for the lowest number.',
      'Chicken thighs, a pork roast, and burgers were easy after that. It was no less useful on jobs with no meat: pulling a sandwich loaf at 195°F (91°C), keeping a custard under the point where it curdles, checking frying oil between batches, stopping caramel on time. In crushed ice and water it sat on 32°F (0°C), and at our 650 feet (200 m) boiling water read 211°F (99°C), as it should. The coin cell lasted from May to the end of September.',
      'Handling is simple. Unfold the probe and it is on, fold it and it is off, and the lit digits can be read in a dark corner of the grill. Hold it in your left hand, though, and the numbers are upside down. The body shrugs off a splash and a wipe with a soapy cloth but should not go under the tap or into the dishwasher. A coin cell powers it, and you need a tiny screwdriver to change it.',
      'Because it only spot-checks, an overnight brisket or an unattended turkey calls for a leave-in probe with an alarm instead. Between this and the Tareo scale, bakers should probably start with the scale.',
    ],
    verdict:
      'Whoever has ever cut into a chicken breast to look needs one. It was right within a degree on all of 60 readings, and the only thing it cannot do is stay in the oven.',
  },
  {
    id: 10,
    productName: 'Ironbrook 12-Inch Cast-Iron Skillet',
    category: 'Cookware',
    shortDescription:
      'A heavy preseasoned pan with a second handle and two pour lips, made for hard searing, cornbread, and pan pizza.',
    imageDesc:
      'Wide black cast-iron skillet with a short helper handle and two pour lips, on a wooden board with a golden cornbread in it, one wedge cut and buttered before it',
    rating: 4.7,
    affiliateLink: 'https://www.amazon.com/s?k=ironbrook+12+inch+cast+iron+skillet',
    reviewCount: 377,
    pros: [
      'Holds its heat when two cold steaks land in it',
      'Pour lips on both sides, useful for left and right hands',
      'Helper handle big enough for a folded towel',
      'Goes from burner to a very hot oven without a second thought',
    ],
    cons: [
      'Eight pounds, so tossing vegetables is out',
      'Factory seasoning is too thin for eggs at first',
      'Slow to heat through, with a hot center if rushed',
    ],
    detailedReview: [
      'Give it eight minutes over a medium flame before anything goes in; that is what ours needed for 400°F (205°C) at the center, with 370°F (188°C) at the rim. Rushed on high, the ring above the burner scorches oil while the edge is still lukewarm. Heated patiently, the Ironbrook put a dark, even crust on two strip steaks side by side and barely slowed down when they hit the iron, which is the point of owning this much metal.',
      'Pizza was the pleasant surprise. Dough stretched into the hot skillet, topped, given a minute on the stove and finished under the broiler had a spotted rim in 6 minutes and a base crisp enough to hold flat. Cornbread dropped out in one piece. A Dutch baby climbed well up the sides and browned right to the center. Six chicken thighs fit skin down in one layer.',
      'Eggs let us down for weeks. The first, on February 5, 2025, left half its white behind; it took 40 suppers of bacon, cornbread and roast potatoes, until March 30, before one would slide. Tomatoes should stay out until that layer has built. A quick shakshuka is fine after that, but a long simmer of chili will strip it and taste of iron. The Hearthline Dutch oven is the pot for those.',
      'After dinner, scrape it, rinse with hot water and a little soap, dry it over a burner, and rub in a few drops of oil. Left to drip in a rack it will bloom orange by morning, and a scrub and fresh oil put that right. Skip this skillet if your wrists object to lifting eight pounds with food in it, or if you want one pan for quick scrambled eggs.',
    ],
    verdict:
      'A kitchen where someone will dry and oil the pan gets the best crust we have had from any. It is slow, it is heavy, and by the fortieth supper eggs slid.',
  },
  {
    id: 12,
    productName: 'Maplewick Amber Maple Syrup',
    category: 'Pantry Staples',
    shortDescription:
      'A clear Grade A amber syrup with a buttery, toasted taste that shines on pancakes and turns shy in baked goods.',
    imageDesc:
      'Squat glass flask of clear amber maple syrup with a small loop handle, backlit on a counter beside a stack of pancakes with butter',
    rating: 4.6,
    affiliateLink: 'https://www.amazon.com/s?k=maplewick+grade+a+amber+maple+syrup',
    pros: [
      'One ingredient, with the grade plainly stated',
      'Buttery flavor with some toast and vanilla in it',
      'Mild enough for yogurt, oats, and coffee',
    ],
    cons: [
      'Gets lost in strongly spiced or chocolate bakes',
      'Neck drips and glues the cap shut',
      'Thin when warm, so it soaks straight into pancakes',
    ],
    detailedReview: [
      'A spoonful straight from the bottle tastes of butter and toast before it tastes of sugar, with a clean finish and none of the bark-like edge that darker syrups have. Amber is the second lightest of the four Grade A classes, and this one is a typical example: clear, copper-colored, rounder than the golden grade and quieter than dark.',
      'Buttermilk pancakes are its natural home. Poured at 68°F (20°C) it sat on the surface for a good minute; warmed to 120°F (49°C) it ran like water and vanished into the top cake, so we stopped heating it. Stirred into overnight oats or over plain yogurt it sweetens without taking over. On a pan of granola it coated oats and pecans evenly and baked to a crisp, pale brown, with the maple still there in the background.',
      'Baking shows the limit. Whisked into a plain confectioners’ sugar glaze, the flavor faded to a general sweetness until we simmered the syrup down by about a third first. A cream cheese icing on cinnamon rolls, with some tang to set it off, did better. Gingerbread buried it: at a blind tasting on March 15, 2025, with a third of the sugar replaced, none of three tasters picked the maple cake out. A dark syrup does that work better. It can stand in for honey in a dressing, where its thinness is a help.',
      'Once open it belongs in the refrigerator, since real syrup has no preservatives and will grow mold on a shelf. The glass shows how much is left, but every pour leaves a bead on the neck, and on the ninth morning the cap needed hot water before it would turn. Big pancake families will get through this bottle fast and may want a jug.',
    ],
    verdict:
      'Pancake, oat and yogurt people will taste what they pay for. In a gingerbread three of us could not find it, so bake with a darker grade.',
  },
  {
    id: 13,
    productName: 'Orchidale Pure Vanilla Extract',
    category: 'Pantry Staples',
    shortDescription:
      'A rounded, woody vanilla with no added sugar, full enough to carry a custard and best stirred in off the heat.',
    imageDesc:
      'Small brown apothecary bottle of vanilla extract with a black screw cap, dark vanilla beans and a pale vanilla flower on the marble in front',
    rating: 4.7,
    affiliateLink: 'https://www.amazon.com/s?k=orchidale+pure+vanilla+extract',
    reviewCount: 64,
    pros: [
      'Only vanilla beans, alcohol, and water on the label',
      'Woody, slightly smoky depth that holds its own against brown butter',
      'Full enough to carry a custard by itself',
      'Keeps for years in a dark cupboard',
    ],
    cons: [
      'Raw alcohol note in whipped cream unless it rests',
      'Bottle neck is too narrow for a measuring spoon',
      'No seeds, so a white dessert stays plain white',
    ],
    detailedReview: [
      'Vanilla is easiest to judge in something with nowhere to hide, so the first trial, on April 6, 2025, was panna cotta, set for four hours at 38°F (3°C): cream, sugar, gelatin, a spoonful of Orchidale stirred in once the pan was off the burner. Set and chilled, it tasted full and a little woody, closer to a bean than to a candy. The same cream made with imitation vanilla was louder on the first bite and flat by the third.',
      'Cookies are a tougher place to hear it. In a brown butter dough the extract came through as warmth under the toffee, enough that a batch made without it seemed unfinished. In brownies it was wasted: five tasters, two batches, and the guesses fell like coins, four right out of ten. Save it for custards, whipped cream, icing, and pale cakes, and use whatever you have in brownies.',
      'Uncap it and the first thing you smell is the alcohol, as with every true extract. Baking drives it off. In no-bake work such as mascarpone cream for tiramisu it lingered for 35 minutes, then faded as the bowl sat in the refrigerator. If that bothers you, or you want black flecks in a custard, scrape a bean or buy paste.',
      'The bottle is small, and the neck will not admit a teaspoon, so you pour over the sink and hope. A plastic insert slows the flow but hangs on to a last drip that runs down the label. None of this changes what is inside. Someone who bakes every weekend will want a larger size; for the occasional cake, one of these lasts well.',
    ],
    verdict:
      'Custard and icing bakers, who can taste the difference, are the ones to spend on it. In brownies nobody could, and we tried twice.',
  },
  {
    id: 16,
    productName: 'Palmeroa Virgin Coconut Oil',
    category: 'Pantry Staples',
    shortDescription:
      'A fragrant, unrefined oil for curries, granola, and popcorn that brings real coconut flavor whether you want it or not.',
    imageDesc:
      'Wide clear glass jar of solid white coconut oil with its gold lid off and a spoonful in front of it, beside half a coconut',
    rating: 4.4,
    affiliateLink: 'https://www.amazon.com/s?k=palmeroa+virgin+coconut+oil',
    pros: [
      'True coconut aroma that carries through a curry',
      'Wide jar you can get a tablespoon into',
      'Helps granola bake up crisp and dry to the touch',
    ],
    cons: [
      'Rock hard in a cold kitchen',
      'Smokes too early for searing or a hot wok',
      'Coconut taste turns up in everything, wanted or not',
    ],
    detailedReview: [
      'Green curry paste fried in Palmeroa smells finished before the coconut milk even goes in. That is the case for virgin oil: it is a flavor first and a fat second. Popcorn popped in it tastes faintly of macaroons. Chickpeas and onions picked up a sweetness that moved a chana masala toward the coast, which we liked and a purist at the table did not.',
      'It is also good at making things crisp. Granola tossed with the melted oil baked evenly and, once cool, felt dry where liquid-oil batches stay slightly slick. Banana bread worked at the second attempt, on February 23, 2025; at the first, eggs at 40°F (4°C) had turned the melted fat back into white pebbles throughout the batter. Bring everything to room temperature and it blends without trouble. As a swap for butter in pie dough it was brittle and fussy, and we would not repeat it.',
      'Below 76°F (24°C) this is a solid. At 72°F (22°C) it scoops like soft shortening, while on a February morning at 59°F (15°C) it bent a teaspoon, and you end up standing the jar in hot water. Heat is the other limit. In our pan it began to smoke at 348°F (176°C), after 3 minutes 20 on a medium-high burner, so keep the burner at medium and choose something neutral for stir-fries and steak.',
      'The jar needs no refrigeration, washes out well, and is worth keeping afterward. Anyone who wants a plain cooking fat should buy refined coconut oil, which has almost no taste, or stay with olive oil such as Grovella. Those watching saturated fat should know that this is nearly all of it.',
    ],
    verdict:
      'Worth a jar if you want coconut to be tasted, in a curry, on popcorn, in granola. As the only oil in a kitchen it disappointed us within a week: smoke, pebbles in the batter, a bent spoon.',
  },
  {
    id: 17,
    productName: 'Spicewright 12-Jar Spice Set',
    category: 'Pantry Staples',
    shortDescription:
      'A dozen ground spices and dried herbs in square jars, a sound start for chili, curry, and tagine in a new kitchen.',
    imageDesc:
      'Eleven square glass spice jars with black lids in a three-tier bamboo stand, brick red to yellow to green, and beside it the twelfth, of paprika, open behind a small red heap',
    rating: 4.4,
    affiliateLink: 'https://www.amazon.com/s?k=spicewright+12+jar+spice+set',
    reviewCount: 119,
    pros: [
      'No filler jars: all twelve get used in ordinary cooking',
      'Smoked paprika and cumin are fresh and strong',
      'Square jars pack tightly and show what is running low',
      'Sifter lids lift out to admit a measuring spoon',
    ],
    cons: [
      'Everything is ground or rubbed, so nothing to toast whole',
      'Packing date appears on the carton and not on the jars',
      'Cardamom and allspice are missing',
    ],
    detailedReview: [
      'What is in it decides whether a spice set is worth having, so here is the list: cumin, coriander, turmeric, smoked paprika, chili powder, cayenne, cinnamon, ginger, garlic powder, black pepper, oregano, and thyme. There is no mystery grill blend and no jar of parsley flakes padding out the count. Those twelve season a pot of bean chili outright and cover most of what a chana masala or a lamb tagine asks for.',
      'We cooked from nothing else for six weeks, March 10 to April 20, 2025, and found the quality good, though uneven. The smoked paprika is deep red and tastes of actual smoke, the cumin fills the room when it meets hot oil, and the cinnamon is warm and sweet. Ground coriander was the disappointment: it needed half as much again to be noticed on day one and twice as much on day forty. The thyme is mostly stalk. Black pepper comes already ground, had lost its bite by the third week, and that jar was the first we emptied for something else.',
      'The jars deserve credit. Being square, they pack side by side in the stand or in a drawer, and the sifter tops lift off with a thumbnail when you want a level teaspoon. Do not shake them over a steaming pot, since the damp cakes the powder. Jars and stand wipe clean, but turmeric dust will yellow the bamboo if you let it sit.',
      'Write the packing date on each jar before you recycle the carton, because that is the only place it is printed. Ground spices have about a year in them. Cooks who toast and grind their own, or bake with cardamom and allspice, will outgrow this quickly and should buy whole spices in small bags.',
    ],
    verdict:
      'A first kitchen is stocked with it in one afternoon. Nine of the twelve jars are good; the coriander, the pepper and the thyme are why the mark is no higher.',
  },
  {
    id: 20,
    productName: 'Kazane 7-Inch Santoku',
    category: 'Knives',
    shortDescription:
      'A thin, hard santoku that slices vegetables and fish very cleanly and asks for a gentler hand than a chef’s knife does.',
    imageDesc:
      'Santoku with a tall, dimpled blade and an octagonal walnut handle, set across a dark slate board with thin slices of cucumber',
    rating: 4.6,
    affiliateLink: 'https://www.amazon.com/s?k=kazane+7+inch+santoku+knife',
    pros: [
      'Thin blade passes through carrots and onions without wedging',
      'Holds a fine edge through many evenings of prep',
      'Light in the hand, with an eight-sided handle that does not roll',
    ],
    cons: [
      'Hard edge chips on bone, squash stems, and frozen food',
      'Flat profile is awkward for rocking through herbs',
      'Needs a whetstone, as a pull-through sharpener will damage it',
      'Dimples do little to stop potato from clinging',
    ],
    detailedReview: [
      'A cucumber sliced on the Kazane falls in coins you can read print through: 164 from one of 8 inches (20 cm), on March 2, 2025, fresh from the box. The blade is ground thin from the spine down, so it parts carrots and onions where a stouter knife would pry them, and a block of raw tuna came apart in slices with clean, glossy faces. Against tomato skin it needs no sawing, only its own weight and a small forward push.',
      'That push is a habit to learn. The edge is nearly straight from heel to tip, so it meets the board all at once and wants an up-and-down or sliding cut. Try to rock it over a pile of parsley and the front third just lifts off. For scallions, cabbage, and rows of mushrooms the flat edge is an advantage, since no slice is left attached to the next by a thread.',
      'Harder steel is why it stays keen for so long, and also why it can chip. It slit newsprint for nine weeks of daily prep without a stone. In the tenth it met the woody end of a squash and lost a crumb of edge the size of a sesame seed. When it does go dull, use a whetstone at a low angle; carbide pull-through gadgets tear pieces from an edge like this. Hand wash, dry right away, and give the walnut a little oil when it looks pale.',
      'The hollows along the side are supposed to release food. Cucumber drops away and starchy potato still sticks. Beside the Edgemoor chef’s knife, this one cuts better and tolerates less. If someone in your house leaves knives in the sink, or you joint a lot of poultry, take the Edgemoor; if most of your prep is vegetables and boneless fish, the santoku is a pleasure every night.',
    ],
    verdict:
      'Vegetable and fish cooks willing to learn the whetstone get the cleanest cuts of the two knives here. It went nine weeks between sharpenings and has one chip, from a squash we had been warned about.',
  },
  {
    id: 21,
    productName: 'Stackwell Half-Sheet Pan Pair',
    category: 'Cookware',
    shortDescription:
      'Two plain aluminum half-sheets with wire-stiffened rims that bake evenly and give roasted vegetables room to brown.',
    imageDesc:
      'Two pale, uncoated aluminum half-sheet pans with rolled rims, seen from above, one askew under the other, which holds a dozen chocolate chip cookies',
    rating: 4.8,
    affiliateLink: 'https://www.amazon.com/s?k=stackwell+aluminum+half+sheet+pan+set+of+2',
    reviewCount: 298,
    pros: [
      'Pale uncoated metal bakes cookies to an even gold',
      'Second pan takes the overflow, so nothing has to crowd',
      'Rolled, wire-cored rim is easy to grip with a mitt',
      'Takes standard racks and precut parchment',
    ],
    cons: [
      'Not nonstick, so parchment or oil is part of the deal',
      'Discolors for good in the dishwasher',
      'Clings together when stacked wet',
      'Will not fit many toaster ovens and narrow wall ovens',
    ],
    detailedReview: [
      'Crowding is why roasted vegetables steam, and owning two of these is the cheapest cure there is. One sheet holds rosemary chicken and roots with bare metal showing between the pieces, and the undersides browned in 25 minutes. On November 2, 2024, we squeezed a doubled batch onto it, which wept and was still pale after 60; divided between both pans, with the racks swapped halfway, it was done in 46.',
      'For cookies, the color of the metal does the work. Dark nonstick sheets brown the bottoms before the middles set. On the Stackwells, twelve brown butter cookies at 375°F (190°C) were gold underneath after 12 minutes, the corners with the rest; a dark pan beside them had scorched four. Sheet cakes rise level. The inch-high rim keeps chicken juices and rolling chickpeas where they belong.',
      'Heat them hard and you may hear about it. In a 475°F (245°C) oven one corner lifted with a bang at the fourth minute, then lay flat again as it cooled. That was in the first of ten months. No lasting twist. The wire in the rim seems to be what saves it. Tomatoes and lemon can pit bare aluminum and pick up a metallic taste, so put parchment under those and marinate in a bowl.',
      'Cleaning is honest work: hot water, soap, a nylon scrubber, and acceptance of amber freckles that do no harm. The dishwasher turns the finish gray and chalky. Measure first, since each is about 18 by 13 inches (46 by 33 cm) and wants an inch of air all around. For a steak-like crust, cast iron such as the Ironbrook holds more heat, but nothing in the cookware cupboard gets used as often as these.',
    ],
    verdict:
      'Anyone with a full-size oven and a bag of vegetables should own the pair. Line them for tomato and lemon, wash them by hand, and they will look used and work like new.',
  },
  {
    id: 23,
    productName: 'Tareo Digital Kitchen Scale',
    category: 'Kitchen Gadgets',
    shortDescription:
      'A flat glass-topped scale with a quick tare and 1 g steps to 11 pounds (5 kg), good for dough and less so for pinches of yeast.',
    imageDesc:
      'Flat square digital scale with a white glass top and a front display, a steel bowl of flour on it and a whisk lying alongside',
    rating: 4.7,
    affiliateLink: 'https://www.amazon.com/s?k=tareo+digital+kitchen+scale+grams',
    reviewCount: 206,
    pros: [
      'Tare responds at once, even with a heavy bowl on top',
      'Seamless glass surface wipes clean of batter and honey',
      'Remembers the last unit you used, grams or ounces',
      'Thin enough to stand upright between baking sheets',
    ],
    cons: [
      'Wide bowls hide the display',
      'Shuts off mid-recipe if you pause too long',
      'Too coarse for 2 g of yeast or a careful espresso dose',
    ],
    detailedReview: [
      'Nickels make a handy check, because each one weighs 5 grams. On June 8, 2025, at 73°F (23°C), five of them read 25 g in the center of the Tareo and 25 g at every corner, and the figure was the same after a 4-pound (1.8 kg) bowl of dough had been on and off twenty times. For bread, cakes, and portioning burger meat, that is as much truth as a home cook needs.',
      'Using it changes how you bake more than you might expect. Set the bowl on, press tare, pour flour; press again, pour sugar; again, and squeeze honey directly from the bottle. There is nothing sticky to wash and no argument about packed cups. Tare answers quickly and the button can be felt through floury fingers. Muffins and cookies come out the same size when you weigh the dough.',
      'Its limits are those of most flat scales. A broad mixing bowl shades the numbers, and you find yourself ducking to read them; setting the bowl on an upturned mug, then taring, gets around that. It turns itself off after 2 minutes 30, and the tare goes with it, once in the middle of a bread. Small additions fail to register: of ten times that we sprinkled 2 g of yeast, it insisted on zero six times, then jumped to 3.',
      'The glass wipes clean with a damp cloth and has no seam for flour to settle in. Do not put a pot straight from the burner on it. It has no timer either, so pour-over coffee enthusiasts will want a finer scale built for that. For cooks who mostly roast and grill, the Quillo thermometer is the more useful first purchase.',
    ],
    verdict:
      'Home bakers who want the same dough twice should start here. It disappointed only with pinches: 2 g of yeast, sprinkled slowly, read as nothing in six trials of ten.',
  },
  {
    id: 24,
    productName: 'Cobble End-Grain Cutting Board',
    category: 'Kitchen Tools',
    shortDescription:
      'A thick maple block that is kind to knife edges and stays put, provided you oil it and can find a place to leave it.',
    imageDesc:
      'Thick rectangular end-grain maple board with a checkered surface, on a dark counter with a loaf of bread and scattered crumbs',
    rating: 4.6,
    affiliateLink: 'https://www.amazon.com/s?k=cobble+end+grain+maple+cutting+board',
    pros: [
      'Knives stay sharp noticeably longer than on plastic',
      'Knife marks close up, so the surface stays smooth',
      'Rubber feet hold it still without a towel underneath',
    ],
    cons: [
      'Over nine pounds and awkward in a small sink',
      'Thirsty for mineral oil in the beginning',
      'No juice groove, and the feet rule out using the other side',
    ],
    detailedReview: [
      'Listen to a knife on it and you hear a soft knock where plastic clacks. The wood fibers stand on end, the edge slips between them, and they close behind it. From April to June 2025 a chef’s knife needed the honing rod every third evening here and every second one on plastic, a hard-edged santoku seemed safer here than on any bamboo board we own, and the surface shows few scars for the amount of chopping it has taken.',
      'Size and weight work in its favor on the counter. At 18 by 12 inches (46 by 30 cm) there is room for a mound of onions and a heap of carrots with space left to cut, and the feet keep it from creeping while you lean on a squash. The same bulk is a nuisance at the sink, where it hangs over the edge and drips on the floor. Most owners will leave it out permanently and wipe it down in place.',
      'Before first use it drank three coats of food-grade mineral oil, 2 ounces (60 ml) in one evening, and after that it asked for another about every 20 days, whenever water stopped beading. Skip that in a dry winter and an end-grain block can check along its glue lines. Beets and turmeric mark it; coarse salt and half a lemon, rubbed in and rinsed, lightened both. Never soak it, never send it through a dishwasher, and stand it on edge to dry.',
      'A roast is the wrong job: a 4-pound (1.8 kg) chicken sent 3 tablespoons (45 ml) of juice straight to the counter. Because it cannot be put through a hot wash, we keep a thin plastic board for raw poultry. Renters with a foot of workspace, and anyone who knows they will not oil it, should buy a lighter edge-grain or plastic board with no regret.',
    ],
    verdict:
      'Daily choppers with good knives and 18 inches (46 cm) of counter to give away, this block is yours. It wants oil every third week and returns the favor in edges.',
  },
  {
    id: 25,
    productName: 'Bendle Silicone Spatula Set',
    category: 'Kitchen Tools',
    shortDescription:
      'Four one-piece spatulas that scrape a bowl clean and stand up to a hot pan, though the widest bends in stiff dough.',
    imageDesc:
      'Four silicone spatulas of different shapes in mustard, sage, navy, and cream, upright in a white ceramic crock beside a wooden board',
    rating: 4.5,
    affiliateLink: 'https://www.amazon.com/s?k=bendle+silicone+spatula+set+of+4',
    pros: [
      'Molded in one piece, with no joint to trap batter',
      'Slim one reaches under the shoulder of a jar',
      'Edges are soft enough to wipe a bowl nearly clean',
      'All four are dishwasher safe',
    ],
    cons: [
      'Wide head folds over in stiff cookie dough',
      'Silicone keeps the smell of curry and garlic',
      'Handles are short for a deep stockpot',
    ],
    detailedReview: [
      'Four shapes come in the set: a wide blade, a standard one, a shallow spoon, and a slim paddle for jars. In a tally on the refrigerator door, May 1 to 31, 2025, the spoon had 44 strokes, the standard blade 38, the paddle 17 and the wide one 6. The spoon stirs risotto, follows the corner of a saucepan while custard thickens, and moves a neat dollop of batter into a muffin cup. The slim one gets the last of the tahini and peanut butter.',
      'Folding is where the soft edges shine. Egg whites went into a torte batter with a few broad strokes and little lost air, and a mixing bowl scraped with the standard blade had almost nothing left to rinse. Scrambled eggs in a nonstick pan came off in large curds and the coating was unmarked. None of the heads melted or went tacky against hot sugar or a buttered skillet, though leaving one propped in a pan on the burner is asking for trouble.',
      'Ask for force and the picture changes. The widest head is a failure: a chilled brown butter cookie dough at 45°F (7°C) bent it until it slid over the top, oatmeal dough did the same, and cinnamon roll dough beats all four. The cores are firm in the handle and stop short of the tip, so a wooden spoon still has a job. At the other end, short handles bring your knuckles close to the steam in a tall pot.',
      'Being seamless, they rinse clean where two-part spatulas hide old batter in the socket. Odor stays: a night in chana masala could still be smelled on the spoon after six trips through the dishwasher. Half an hour in a 250°F (120°C) oven cleared most of it. Keep one color for sweet things and the problem goes away.',
    ],
    verdict:
      'Egg cooks and cake bakers will use three of the four every week. The fourth, the wide one, folded in every stiff dough we gave it.',
  },
  {
    id: 26,
    productName: 'Finnick Fine Grater',
    category: 'Kitchen Tools',
    shortDescription:
      'A long rasp grater that takes only the zest from a lemon and turns hard cheese, ginger, and garlic to a fine fluff.',
    imageDesc:
      'Long, narrow steel rasp grater with a green handle, laid across a bowl of fine zest, two lemons and a zested one beside it',
    rating: 4.8,
    affiliateLink: 'https://www.amazon.com/s?k=finnick+fine+rasp+grater+zester',
    reviewCount: 171,
    pros: [
      'Takes lemon zest and leaves the white pith',
      'Light pressure is enough, even on hard Parmesan',
      'Rubber tip keeps the end from skidding on a board',
      'Comes with a snap-on cover for the drawer',
    ],
    cons: [
      'Useless for mozzarella and other soft cheese',
      'Catches knuckles if you hurry the last of a garlic clove',
      'Ginger fibers lodge in the teeth unless rinsed at once',
    ],
    detailedReview: [
      'Zest the three lemons of an olive oil cake and you will know whether a grater is sharp. With the Finnick they took 2 minutes 45, on October 5, 2025, and after a year of use: one short stroke per patch, turn, and stroke again, and what falls is dry yellow dust with no white in it. A dull rasp presses the oil out of the peel and leaves it on the metal; here the bowl got most of it, and the whole counter smelled of lemon.',
      'Parmesan came down as light shreds that melt as soon as they touch hot pasta. They pile high: a cup of them weighed 33 g, one from a box grater 92 g, so weighing is the safer way to follow a recipe. Nutmeg, frozen ginger, dark chocolate over tiramisu, and a garlic clove destined for dressing all went well. Rub ginger across the grain to keep the strings from bunching.',
      'Soft things are hopeless. Mozzarella smears, cheddar clogs after an inch, and a cooked egg turns to paste. For those, keep an ordinary coarse grater. The cutting surface also demands attention. The teeth are small but very keen, and it is the last quarter inch of a clove, when fingers are nearest, that draws blood. Leave that bit or chop it.',
      'Rinse it the moment you finish, spraying from the back so bits are pushed out the way they came. Once cheese or ginger dries in place you are picking at it with a toothpick. The dishwasher will not ruin it right away, though rattling against forks dulls the teeth, and we wash it by hand. It works well with the end planted on the Cobble board or laid across a bowl.',
    ],
    verdict:
      'A household that uses any two of zest, hard cheese and ginger each week will wonder how it managed. A year of ours, from one October to the next, has cost it no teeth.',
  },
]
