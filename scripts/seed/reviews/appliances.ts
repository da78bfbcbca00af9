import type { ReviewSeed } from '../seedTypes.ts'

export const applianceReviews: ReviewSeed[] = [
  {
    id: 1,
    productName: 'Corvane Crisp 5.5 L Air Fryer',
    category: 'Air Fryers',
    shortDescription:
      'A single-basket air fryer with a lit window, one clear dial, and room for six chicken thighs in one layer.',
    imageDesc:
      'Rounded teal air fryer with one dial and a small display, fries behind its window and in a bowl beside it, on a pale wood counter.',
    rating: 4.8,
    affiliateLink: 'https://www.amazon.com/s?k=corvane+crisp+5.5+l+air+fryer',
    reviewCount: 412,
    pros: [
      'Window and basket light let you judge browning without pulling the drawer',
      'Dial sets time and heat in seconds, wet hands included',
      'Wide, shallow basket keeps six chicken thighs in one layer',
      'Coating still released breaded fish after plenty of oily dinners',
      'Remembers the last temperature you used',
    ],
    cons: [
      'You will raise your voice to be heard over the fan',
      'The window clouds with grease and needs wiping after fatty cuts',
      'Only one basket, so the side dish waits its turn',
    ],
    detailedReview: [
      'We cooked 31 dinners in it between June 2 and August 18, 2025, for three people, in a kitchen at 70 to 82°F (21 to 28°C). Frozen fries are an easy pass for any air fryer, so we leaned on food that shows up a weak one: hand-cut potatoes, panko-crusted cod, and skewers of yogurt-marinated chicken that drip. The Corvane handled all three. Potatoes soaked for half an hour, dried hard in a towel, and tossed with a spoon of oil took 17 minutes at 390°F (199°C), with two shakes along the way, to crisp edges and a soft middle. Panko crust left the basket coating without a fight.',
      'What sets it apart is the window. Sliding a drawer out costs heat: a thermometer in the basket fell by 90°F (50°C) in the six seconds it took us to look. Here a tap of the light shows the color of the food, and with chicken tikka that is the difference between charred tips and dry ones. The window does not replace a thermometer, of course: chicken still needs 165°F (74°C) in the middle, and a browned outside can fool you, especially with a sweet marinade.',
      'Controls are refreshingly few. Turn the dial for minutes, press it, turn again for degrees, press to start. There are presets behind a long press, and we never missed them. The range runs from 170°F to 400°F (77°C to 204°C), and the low end holds finished food warm until the rest of the meal catches up. Pull the basket out and the countdown on the display waits; slide it home and the cooking resumes at the same heat.',
      'Cleaning took us five minutes on average, once we had learned to soak the crisper plate while you eat. The plate and basket can go in the dishwasher, though hand washing with a soft brush will keep the coating going longer. The inside of the window is the fussy part, since chicken fat leaves a haze that takes a drop of dish soap and a second wipe.',
      'Cooks who want salmon and asparagus to finish together at two temperatures should look at the Brisko Twin-Drawer 8 L Air Fryer, and a kitchen that mostly makes toast and small pizzas has more use for the Emberlo Toaster-Oven Air Fryer.',
    ],
    verdict:
      'Two to four people who cook one hot dish at a time are the household for it. The window earned its place on anything marinated or breaded, and after eleven weeks the coating still lets go of panko.',
  },
  {
    id: 2,
    productName: 'Altura Duo Espresso Machine',
    category: 'Coffee Makers',
    shortDescription:
      'A compact espresso machine that brews and steams at the same time, for people willing to learn their grinder.',
    imageDesc:
      'Compact espresso machine in cream enamel and brushed steel, with a portafilter locked in and a small milk pitcher beside it.',
    rating: 4.6,
    affiliateLink: 'https://www.amazon.com/s?k=altura+duo+espresso+machine',
    reviewCount: 187,
    pros: [
      'Separate heating circuits for coffee and steam, so milk never waits',
      'Gentle pre-wetting of the puck before full pressure forgives small tamping errors',
      'Steam wand makes true microfoam for latte art',
      'Water tank lifts out from the side, even under low cabinets',
    ],
    cons: [
      'No grinder included, and supermarket pre-ground runs too fast',
      'Shallow drip tray fills after a handful of drinks',
      'Took 17 minutes before the portafilter was hot all the way through',
    ],
    detailedReview: [
      'The Duo in the name refers to two heating circuits, one for the brew head and one for the wand. It means that you can pull a shot and stretch milk in the same half minute, and a pair of cappuccinos lands on the table while both are still hot. Machines with a single boiler make you wait between the two jobs, and the crema is gone by the time the milk is ready.',
      'Notes from September 6 to 30, 2025, 52 shots, water filtered to 90 ppm. Our starting recipe was the ordinary one: 18 grams of ground coffee in the double basket, 36 grams in the cup, about 28 seconds from the moment the pump starts. With the Copperbird House Blend Coffee that gave a round, cocoa-heavy shot once the grind was right. Getting there took nine sour attempts. The machine repeats itself faithfully: of the last 40 shots, 37 ran between 26 and 30 seconds. So a change in the cup is nearly always your grind or your dose, and that makes learning on it less maddening.',
      'Milk is its best trick. The single-hole tip on the wand is slow enough for a beginner to follow, and whole milk reached a glossy, paint-like texture with no large bubbles. Oat milk works if it is a barista style with some fat in it. Tiramisu was the hard day. Its ladyfingers want 1¾ cups (420 ml) of strong coffee, and a double is barely 36 ml: we pulled six, one after the other in 14 minutes, and filled up with hot water. The sixth shot left the head as hot as the first; the drip tray had to be emptied twice.',
      'Daily care amounts to purging the wand, wiping it at once, and knocking out the puck. The drip tray is the weak design: it holds so little that the red float pops up midway through brunch. Every couple of weeks run the cleaning disk and a detergent tablet, and descale on schedule if your tap water is hard. Somebody who just wants a large mug before work should buy the Pellbrook 12-Cup Drip Coffee Maker and sleep longer.',
    ],
    verdict:
      'Own a capable grinder, drink milk in your coffee, and this machine repays its lessons. Ours took a weekend of sour cups; after that two cappuccinos were ready 4 minutes 10 seconds after the machine was.',
  },
  {
    id: 4,
    productName: 'Tandem 6 L Multi-Cooker',
    category: 'Multi-Cookers',
    shortDescription:
      'Pressure, slow cook, sauté and rice in one steel pot, with a queue that moves from one stage to the next.',
    imageDesc:
      'Brushed-steel multi-cooker with a glossy tomato-red lid and a round front dial, steam rising beside a bowl of chickpeas.',
    rating: 4.7,
    affiliateLink: 'https://www.amazon.com/s?k=tandem+6+l+multi-cooker',
    reviewCount: 538,
    pros: [
      'Sauté setting is strong enough to brown meat in small batches',
      'Two programs can be queued, such as pressure followed by a low simmer',
      'Uncoated stainless pot takes metal spoons and goes in the dishwasher',
      'Steam vents through a shielded valve that points away from your hand',
    ],
    cons: [
      'Lid seal holds on to the smell of onions and cumin',
      'Rice catches on the bottom unless you let it rest',
      'Slow-cook low runs on the warm side, so shorten old recipes',
    ],
    detailedReview: [
      'Chana masala asks a cooker for three jobs at once: fry whole spices, soften onions without scorching, then get chickpeas tender right to the center. Nothing had to leave the pot. On March 9, 2025, a pound (450 g) of soaked chickpeas was creamy after 12 minutes at high pressure and a natural release: 41 minutes by the kitchen clock, of which the display counts 12. After that the sauté setting thickened the sauce while we cooked rice on the stove.',
      'Queuing is the feature that gives it the name. Set a second stage before you close the lid and the cooker moves on by itself, so a chili can take its pressure time and then drop to a gentle hold without anybody in the kitchen. It sounds minor. In seven weeks of weekdays we used it 19 times, once for a train that was two hours late.',
      'A word about beans in slow mode. Dry red kidney beans must be soaked, drained and boiled hard in fresh water (10 minutes at the least, 30 to be cautious) before they go into any slow cooker, this one too, because low heat does not destroy the toxin in them. The pressure setting does, which makes it the sensible choice for a beef and bean chili started from dry beans.',
      'The steel pot is the right call for longevity and the wrong one for lazy rice. Rinse the grains first, leave the cooked rice on warm for 10 minutes with the lid closed, and it lifts away. Tomato and chili stain nothing. The sealing ring stains with smells: keep a second one for sweet dishes, or your rice pudding will taste faintly of last night’s curry.',
      'Beside the Kettlebeck 8-Quart Pressure Cooker, this is the smaller, more versatile machine. Pick the Kettlebeck for stock and for crowds, and this one for rice, dal and a weeknight curry. If you already cook low and slow in a heavy pot and have the hours, the Hearthline 5.5-Quart Dutch Oven gives a better crust and a thicker sauce.',
    ],
    verdict:
      'For a family of three to five that lives on beans, curries and stews. The queue and the tough steel pot put it ahead; order the second sealing ring with it.',
  },
  {
    id: 5,
    productName: 'Norra 4.8 L Stand Mixer',
    category: 'Blenders & Mixers',
    shortDescription:
      'A tilt-head stand mixer with a steady low speed, a bowl sized for two loaves, and whites that whip up tall.',
    imageDesc:
      'Tomato-red tilt-head stand mixer with a steel bowl and a whisk attached, on a marble counter dusted with flour.',
    rating: 4.9,
    affiliateLink: 'https://www.amazon.com/s?k=norra+4.8+l+stand+mixer',
    reviewCount: 326,
    pros: [
      'First speed is truly slow, so flour stays in the bowl',
      'Beater passes close to the sides and leaves almost nothing to scrape',
      'Metal gears and a heavy base that barely moves on soft doughs',
      'Whisk reaches down to just two egg whites',
      'Beater, hook and bowl are steel and dishwasher safe',
    ],
    cons: [
      'Too heavy to lift down from a shelf every weekend',
      'Creeps across the counter with stiff bagel dough',
      'No handle on the bowl',
    ],
    detailedReview: [
      'On January 12, 2025, a cinnamon roll dough went in shaggy and was smooth after 8 minutes 20 seconds on the second speed, in a kitchen at 68°F (20°C). The motor housing had warmed to 95°F (35°C), about that of a hand. Enriched doughs, sandwich bread, and pizza dough made with up to 2 pounds (900 g) of flour are comfortable here. Bagels are too much: in six minutes of kneading the mixer walked 5 inches (13 cm) across a stone counter, head nodding, with one of us holding on.',
      'At the other end of the scale sits meringue. The whisk clears the bottom of the bowl by so little that two whites are enough to catch, which matters when halving a pavlova. Four whites stood in stiff, glossy peaks after 6 minutes, without the grainy look of an overbeaten foam. Speed rises in a ramp instead of a jolt, and sugar can be added by the spoonful while it turns.',
      'Cookie dough shows off the beater. With brown butter that has cooled to a soft paste, the Norra creamed sugar evenly and needed one pass of a spatula, at the bottom dimple of the bowl. Chocolate chips go in on the lowest speed with no broken pieces and no flour cloud.',
      'Cleanup is light: three attachments, one bowl, and a damp cloth over the head. Grease can show near the beater shaft when the mixer is new; wipe it off and carry on. The missing bowl handle annoyed us only with a heavy load of batter, when a wet steel bowl wants to slip.',
      'Leave it on the counter, or do not buy it. A mixer this heavy in a low cupboard becomes a mixer you never use. A hand mixer does for a cake a season, and the Larkspur Immersion Blender comes with a whisk that copes with cream.',
    ],
    verdict:
      'Bakers with a permanent spot for it, and bread, meringue or cookies in most weeks, should look no further. It stayed steady for 26 batches from January to March, and the one thing that moved it was bagel dough.',
  },
  {
    id: 11,
    productName: 'Brisko Twin-Drawer 8 L Air Fryer',
    category: 'Air Fryers',
    shortDescription:
      'Two 4-liter drawers that can run apart and finish together, useful for a main and a side on separate settings.',
    imageDesc:
      'Wide graphite-black air fryer seen from one corner, its left drawer pulled out with chicken wings in it, and a plate of crisp wings and asparagus before it.',
    rating: 4.5,
    affiliateLink: 'https://www.amazon.com/s?k=brisko+twin-drawer+8+l+air+fryer',
    pros: [
      'Main and vegetable finish at the same minute on different heats',
      'Either drawer works alone, which saves power on a small meal',
      'Quieter than you expect from two fans',
    ],
    cons: [
      'Each drawer is narrow: no whole chicken, no 8-inch (20 cm) pan',
      'Browning slows when both sides run at full heat',
      'Takes up the counter space of a microwave',
      'No window on either side',
    ],
    detailedReview: [
      'Dinner timing is the whole argument for this machine. Load asparagus on the right, salmon on the left, set each one the way it likes, and press the finish-together button. The shorter job waits until its start time, then both drawers beep at once. In the 22 suppers of our trial, from April 7 to May 2, 2025, both sides were done within a minute of each other 20 times; the two misses were frozen food, which the timer cannot know about.',
      'You pay for it in power. Both halves share a single household outlet, so a pair of drawers at 400°F (204°C) recovers heat more slowly than one. We had hoped for more. A pound (450 g) of wings took 21 minutes alone on the left and 27 with fries roasting next door, and the wings were still a shade paler. The Corvane needs 19. Shaking both drawers halfway also helps more here than in a wide basket.',
      'Think in portions, not in pounds. Each side fits two salmon fillets or three chicken thighs without stacking. A family of four can use both halves for the same food, since the match button copies the settings over, but one big roast has nowhere to go. A flatter single basket like the Corvane Crisp 5.5 L Air Fryer crisps a full layer of thighs more evenly, and it has the window that we kept missing on this one.',
      'Two drawers means two plates to scrub. They are coated, dishwasher safe, and small enough to fit upright along the side of the rack, so it is less of a chore than it sounds. Crumbs gather in the groove behind the handles, where an old toothbrush does the job. Solo cooks, or anyone short of counter, will not miss it.',
    ],
    verdict:
      'Cooks whose main dish and vegetable never finish together are the people it was built for. Timing is all it does better than one good basket: beside a drawer of fries the wings were eight minutes behind the Corvane’s, and paler.',
  },
  {
    id: 14,
    productName: 'Emberlo Toaster-Oven Air Fryer',
    category: 'Air Fryers',
    shortDescription:
      'A countertop oven with a convection fan that toasts, bakes a 12-inch pizza and air-fries on a wire basket.',
    imageDesc:
      'Boxy toaster-oven air fryer in matte brick red, its wide glass door showing a pizza on the rack, three steel knobs at right.',
    rating: 4.4,
    affiliateLink: 'https://www.amazon.com/s?k=emberlo+toaster-oven+air+fryer',
    reviewCount: 96,
    pros: [
      'Replaces a toaster and most small jobs of the big oven',
      'Quarter-sheet pan and 12-inch (30 cm) pizza both fit flat',
      'Knobs instead of a touch panel, with marks you can read from a step away',
      'Pull-out crumb tray at the front',
    ],
    cons: [
      'Fries and wings brown more slowly than in a basket model',
      'Glass door gets very hot and collects spatter',
      'Back left corner toasts darker, so turn the pan',
    ],
    detailedReview: [
      'Toast first, because that is what it did best in the month we kept it, May 1 to 30, 2025: six slices in 3 minutes 40 seconds, even enough if you ignore the back left corner. Quesadillas, open-faced melts, and reheated slices of pizza were the next best things out of it.',
      'As an air fryer it disappointed. The fan sits in the side wall and must push air around a bigger box than a basket machine has: a pound (450 g) of wings crackled after 31 minutes, over a foil-lined tray that caught the fat, against 19 in the Corvane. Hand-cut fries never got past blond, in three attempts and with a second spoon of oil. Leave that tray out and the drips land on the lower element and smoke.',
      'Baking is where it pulls ahead. A small loaf of banana bread rose evenly with the fan off, and a sheet of granola toasted well after one stir. Granola for a crowd does not fit: the cavity takes a quarter-sheet pan, and pans from the Stackwell Half-Sheet Pan Pair are too wide. Margherita pizza blistered on a small preheated baking steel, though the bottom rack position is the only one where the cheese does not race ahead of the crust.',
      'Grease lands on the glass, and the glass is what everyone sees. A paste of baking soda, left for a few minutes and wiped off, clears it once the oven is cold. The racks and tray go in the dishwasher; the wire basket needs a brush. The door read 190°F (88°C) at the end of a pizza and was still too hot to touch 25 minutes later, so keep small children and the cord of the kettle away from it.',
      'For speed and crunch, the Corvane Crisp 5.5 L Air Fryer wins, and it is the smaller box. For breadth, take this one: it bakes a loaf, melts cheese over a flat tray of nachos, and turns out toast for a table of four. If a full-size oven and a decent toaster are already in the kitchen, it adds little.',
    ],
    verdict:
      'A small kitchen without a good oven gets toast, pizza and modest baking from one box. As an air fryer it is slow: half an hour for a tray of wings.',
  },
  {
    id: 15,
    productName: 'Whirlow High-Speed Blender',
    category: 'Blenders & Mixers',
    shortDescription:
      'A powerful jug blender that turns soups to silk and nuts to butter, as long as there is enough in the jug.',
    imageDesc:
      'Tall clear blender jug full of green smoothie on a squat black base with one large silver dial, against a rose tile wall.',
    rating: 4.7,
    affiliateLink: 'https://www.amazon.com/s?k=whirlow+high-speed+blender',
    reviewCount: 241,
    pros: [
      'Tomato skins and seeds vanish, so there is nothing to strain',
      'Tamper reaches the blades and ends the stop-and-stir routine',
      'Rinses clean with warm water and a drop of soap on high',
      'Stepless dial, with pulse on the same control',
    ],
    cons: [
      'Loud at full speed, even behind a closed door',
      'Too tall with its jug on for most wall cabinets',
      'Anything under a cup (240 ml) just flies up the sides',
    ],
    detailedReview: [
      'Roasted tomato soup tells you about a blender within a minute. Skins curl into little scrolls in a weak machine; in the Whirlow they were gone after 50 seconds, along with the seeds (three batches, October 4 to 6, 2025, each strained afterward through a fine sieve that stayed clean), and the garlic cloves had made the whole jug creamy without any cream. Take out the center cap, hold a folded towel over the hole, start slow, and fill the jug no more than half when the soup is hot. Trapped steam can lift a lid.',
      'Peanut sauce, tahini, and cashew cream all lost the sandy finish that we put up with in older blenders. For nut butter you need patience and the tamper: a pound (450 g) of roasted almonds goes through crumbs, then a stubborn ball, and flowed at last after 7 minutes, with one stop of 10 because the jug had reached 140°F (60°C). Frozen fruit needs a good splash of liquid or it forms an air pocket above the blades.',
      'Small amounts defeat it. One serving of salad dressing spatters up the wall and stays there. That work belongs to the Larkspur Immersion Blender, which does it in the jar you will store it in. Likewise, do not expect this to replace a stand mixer: batter gets overworked in seconds, and the pancakes turn to rubber.',
      'After use, half fill the jug with warm water, add soap, run it on high for thirty seconds, and rinse. Sticky nut butter needs a second round. The base wipes down easily because the dial is the only thing on it. Measure from counter to cabinet before you order, and think twice if someone sleeps on the other side of the kitchen wall.',
    ],
    verdict:
      'Made for people who drink and spoon by the jugful: soup, smoothies, nut butter. The noise is real, 94 decibels by a phone on the counter, and we put up with it for soup that needs no sieve.',
  },
  {
    id: 18,
    productName: 'Dripstone Pour-Over Set',
    category: 'Coffee Makers',
    shortDescription:
      'A ceramic cone and a glass server for two mugs of clean, clear filter coffee, with very little that can break down.',
    imageDesc:
      'White ribbed ceramic dripper on a clear glass server with a cork collar, coffee dripping through, by a sunny window.',
    rating: 4.8,
    affiliateLink: 'https://www.amazon.com/s?k=dripstone+pour-over+set+ceramic+dripper',
    pros: [
      'Deep ribs in the cone let the coffee drain at a steady pace',
      'Cone also sits on a plain mug when you are brewing for one',
      'Takes common cone filters, size 02',
      'Nothing to descale, nothing to plug in',
    ],
    cons: [
      'Glass server has no way to keep coffee hot',
      'You still need a scale and a kettle with a narrow spout',
      'Cold ceramic steals heat if you skip the rinse',
    ],
    detailedReview: [
      'Thirty grams of coffee, 500 grams of water just off the boil, about three and a half minutes. We settled on that recipe for two mugs on July 14, 2025, and kept to it for eight weeks; of 50 brews timed, 44 drained between 3 minutes 15 and 3 minutes 45. Pour 70 grams first, wait 45 seconds while the grounds swell, then add the rest in three or four slow circles.',
      'Most of the credit belongs to the ribs inside the cone. They run from rim almost to the hole, so the paper cannot seal itself to the wall and stall the brew. Uneven pouring still shows, as it should with a dripper of this kind, but a clumsy hand gets a decent cup. Light roasts turn out bright and tea-like. A medium roast such as the Copperbird House Blend Coffee leans toward cocoa and loses the heaviness it has as espresso.',
      'Heat is the thing to watch. Ceramic is a slow starter, so rinse the paper with plenty of boiling water, let the cone and server warm, and tip that water out before you dose. The server has no jacket: coffee that was 172°F (78°C) when the drip stopped was down to 140°F (60°C) in 19 minutes, on a day at 72°F (22°C). Pour into a preheated thermos when company is coming, or brew twice.',
      'Cleaning takes as long as dropping the filter in the compost. The cork collar should not soak, and the glass goes on the top rack. Compared with the Pellbrook 12-Cup Drip Coffee Maker, this asks five minutes of attention and rewards you with a cleaner cup. Four coffee drinkers in a hurry should choose the machine. So should those who refuse to weigh anything before they have had caffeine.',
    ],
    verdict:
      'One or two people who already weigh their coffee will find nothing to fault. Eight weeks of mornings wore nothing out, since nothing in it moves.',
  },
  {
    id: 19,
    productName: 'Kettlebeck 8-Quart Pressure Cooker',
    category: 'Multi-Cookers',
    shortDescription:
      'A roomy electric pressure cooker for stock, braises and big pots of beans, with few programs and a serious seal.',
    imageDesc:
      'Large electric pressure cooker in matte charcoal with a domed black lid and side handles, between onions and a bowl of chickpeas.',
    rating: 4.5,
    affiliateLink: 'https://www.amazon.com/s?k=kettlebeck+8-quart+electric+pressure+cooker',
    reviewCount: 158,
    pros: [
      'Holds two chicken carcasses and vegetables under the two-thirds line',
      'Wide base browns a full layer of short ribs',
      'Lid locks with a clear click and cannot be forced open under pressure',
      'Plain time-and-pressure controls, no menu to scroll',
    ],
    cons: [
      'A full pot needs more than half an hour to build pressure',
      'No slow-cook or rice setting',
      'Heavy when full, and the handles get warm',
    ],
    detailedReview: [
      'Bought for stock on February 3, 2025, kept for short ribs. An 8-quart (7.6 L) pot filled to its two-thirds line, bones included, yields around 4 quarts (3.8 L) of broth, enough for a couple of soups and a freezer shelf. Chicken bones that take an afternoon on the stove give up their gelatin in about an hour under pressure, and the windows stay clear. Lift the fat off once the broth has chilled.',
      'A braise is good if you treat the cooker as the middle act. Brown the ribs in two rounds on the sauté setting, pour in the wine and let it boil down before the lid goes on (the harsh edge of the alcohol has no way out once the pot is sealed), then cook 45 minutes at high pressure and release naturally. The meat pulled off the bone cleanly. Reduce the sauce afterward with the lid off. A quick release can leave beef dry and stringy, so keep your hand off the valve.',
      'For beans keep to the half-full line, because they foam. Unsoaked black beans for Cuban bowls needed 35 minutes at pressure, and a spoon of oil in the water kept the froth down. The lock will not turn until the float drops. That is a comfort in a pot of this size, even when you are hungry.',
      'The wait is what we liked least. Filled to the line with cold water it needed 33 minutes to reach pressure, three times out of three, and 26 more to let go of it. None of that is on the display, and dinner was late twice. The steel liner scrubs clean with a paste cleanser; the seal and valve cap come off for washing, and they should every time. Two people cooking rice and dal on weeknights will find the Tandem 6 L Multi-Cooker quicker, lighter and far more flexible.',
    ],
    verdict:
      'Stock makers and freezer fillers get the size they need here, and short ribs in one go. What nobody gets is speed; we waited 33 minutes for a full pot to begin.',
  },
  {
    id: 22,
    productName: 'Larkspur Immersion Blender',
    category: 'Blenders & Mixers',
    shortDescription:
      'A light stick blender with a whisk and a tall beaker, happiest in soups, dressings and one-minute mayonnaise.',
    imageDesc:
      'Slim immersion blender with a periwinkle-blue handle and a steel shaft, its bell half sunk in a beaker of thick, pale mayonnaise.',
    rating: 4.6,
    affiliateLink: 'https://www.amazon.com/s?k=larkspur+immersion+blender',
    pros: [
      'Squeeze trigger sets the speed, one hand is enough',
      'Mayonnaise comes together in the beaker without a slow drizzle',
      'Vented guard does not suck itself to the bottom of the pot',
      'Shaft clicks off and goes in the dishwasher',
    ],
    cons: [
      'Leaves tomato skin and celery strings behind',
      'Must rest after a minute of steady blending',
      'Steel guard scratches nonstick pans',
    ],
    detailedReview: [
      'Eleven seconds: that is what mayonnaise took, on five mornings of five in June 2025. Crack an egg into the beaker, add a cup (240 ml) of neutral oil, mustard, lemon and salt, lower the guard right over the yolk, and squeeze. Hold still until it turns white, then raise it slowly. Use a pasteurized egg if anyone at the table is pregnant, very young or elderly. The same beaker makes a Caesar dressing that stays thick, and a pint (480 ml) of vinaigrette that keeps its emulsion until the next day.',
      'In the soup pot it saves you from carrying hot liquid to a jug. Turkish red lentil soup is the ideal match: the lentils have collapsed already, so 40 seconds give body while leaving a bit of texture. Fibrous vegetables defeat it. Celery strings wrap the blade, tomato skins end up as flecks, and a silky finish is the job of the Whirlow High-Speed Blender. Pull the pot off the heat and keep the guard below the surface, or you will repaint the backsplash.',
      'The trigger deserves a mention. Squeeze a little for slow, harder for fast, with no tiny buttons to find under a slippery thumb. After a minute of continuous work the manual asks for another of rest. Two bursts do for four bowls of soup; a frozen smoothie took us five, nine minutes in all, and was warm by then. Ice and nuts are beyond it.',
      'Unplug it, click off the shaft, rinse it before anything dries, and the rest is a wipe. The whisk handles a cup of cream or two whites; for larger batches, and for dough of any sort, see the Norra 4.8 L Stand Mixer. Handle, shaft and whisk all lie flat in one drawer, and that may be the strongest argument of all.',
    ],
    verdict:
      'Soup makers with a small kitchen need no other blender. It costs one drawer, a minute a time and a rest in between, and it left strings in our celery soup.',
  },
  {
    id: 27,
    productName: 'Copperbird House Blend Coffee',
    category: 'Beverages',
    shortDescription:
      'A medium-roast whole-bean blend, dated on the bag, that tastes of cocoa and toasted nuts in almost any brewer.',
    imageDesc:
      'Copper-colored coffee bag with a small bird on the label, folded open, whole brown beans spilling onto a slate board.',
    rating: 4.7,
    affiliateLink: 'https://www.amazon.com/s?k=copperbird+house+blend+whole+bean+coffee',
    pros: [
      'Roast date printed plainly, not just a best-by',
      'Low bitterness even when brewed a little strong',
      'Works as drip, pour-over and espresso',
      'Holds its own against milk',
    ],
    cons: [
      'Not for those who want bright, fruity acidity',
      'No decaf version of the same blend',
      'Flimsy zip, so plan on a jar',
    ],
    detailedReview: [
      'House blends are supposed to offend nobody, and plenty of them manage it by tasting of nothing. This one has a point of view: cocoa powder, toasted almond, and a brown-sugar sweetness that shows up as the cup cools. Acidity is low and round. The end brings a whisper of smoke, short of a dark roast, and no trace of the ashy finish that makes people reach for cream.',
      'In the Dripstone Pour-Over Set at 60 grams per liter, with water at 200°F (93°C), it was at its cleanest, nutty and light on its feet. The Pellbrook 12-Cup Drip Coffee Maker made it heavier and rounder. Pulled as espresso on the Altura Duo Espresso Machine, it gave a thick, chocolate-forward shot that stood up well to milk and was a bit flat on its own. That last pattern is common with balanced blends, and not a fault if cappuccino is your drink.',
      'Freshness is handled sensibly. The bag carries a roast date and a one-way valve. We opened one roasted on September 8, 2025, and brewed the same 20 grams from it every third day until October 14: best from day 9 to day 30, once the gas had settled, with the almond gone by day 33. Keep it in a sealed jar in a dark cupboard. Skip the refrigerator, where moisture and the smell of onions get in, and freeze only in airtight portions you will not thaw twice.',
      'It is also a fine coffee to cook with. Brewed double strength it kept its flavor through the mascarpone in a tiramisu, and a spoonful in a flourless chocolate torte made the chocolate taste darker. Drinkers of light Ethiopian or Kenyan coffees will find it too tame. Tea people have the Lanternleaf Breakfast Tea, which shows a good deal more bite than this coffee does.',
    ],
    verdict:
      'It suits a home that wants one bag for drip, pour-over and milk drinks. Cocoa and toasted nuts lead, from day nine to day thirty after the roast; then the almond goes.',
  },
  {
    id: 28,
    productName: 'Lanternleaf Breakfast Tea',
    category: 'Beverages',
    shortDescription:
      'A brisk loose-leaf black tea with enough malt for milk, quick to brew and just as good left cold overnight.',
    imageDesc:
      'Dark green tea tin with a brass-colored lid and a lantern on its label, next to a glass cup of red-brown black tea.',
    rating: 4.6,
    affiliateLink: 'https://www.amazon.com/s?k=lanternleaf+loose+leaf+breakfast+tea',
    reviewCount: 64,
    pros: [
      'Malty and strong enough to carry a good splash of milk',
      'Brews fully in three to four minutes',
      'Cold-brews without turning harsh',
    ],
    cons: [
      'Small broken leaf slips through coarse infusers',
      'Turns bitter if forgotten past five minutes',
      'Loose leaf only, no bags for the office',
    ],
    detailedReview: [
      'Brisk is the word tea people use for a lively grip on the tongue, and it fits here. The blend is mostly broken-leaf Assam for malt, lifted with Ceylon for a citrus edge. With water at a full boil, a rounded teaspoon (about 2.5 g) per 8-ounce (240 ml) cup and three and a half minutes, you get a red-brown cup with real backbone.',
      'Milk suits it, and that is not true of every black tea. A splash turns it the color of a new penny without washing out the malt, and a spoon of maple syrup is a better partner than white sugar. Four of us drank it plain on July 27, 2025, poured off at every half minute from two to six: all four liked three, nobody finished five. Since somebody always forgets the pot, brew in a basket that lifts out.',
      'Served cold, it surprised us. Ten grams in a quart (about 1 L) of cold water, eight hours in the refrigerator, strained through a paper filter: clear, sweet and without the cloudiness hot-brewed iced tea tends to get. Add lemon at the glass and not in the jug. A tin of 4 ounces (113 g) lasted 19 days of that July, and most of it went that way.',
      'Leaf size is the practical catch. Pieces are small, so they slide through ball infusers and big-holed strainers and sit at the bottom of the cup, brewing on. Only a fine mesh holds them back. The tin seals tightly and keeps light away, but do not park it beside the stove or the spice drawer. Those who want delicate, floral cups should walk past it; people who take their mornings mellow and nutty will be happier with the Copperbird House Blend Coffee.',
    ],
    verdict:
      'Whoever takes milk in tea, or drinks it iced all July, has found the leaf. It has no patience: use a fine mesh basket, with a timer.',
  },
  {
    id: 29,
    productName: 'Pellbrook 12-Cup Drip Coffee Maker',
    category: 'Coffee Makers',
    shortDescription:
      'A big-batch drip machine with a timer and a glass carafe, made for full pots and not much else.',
    imageDesc:
      'Black drip coffee maker with a steel band and a full glass carafe on its hot plate, two striped mugs of coffee beside it.',
    rating: 4.4,
    affiliateLink: 'https://www.amazon.com/s?k=pellbrook+12-cup+drip+coffee+maker',
    reviewCount: 73,
    pros: [
      'A full pot is brewed in around ten minutes',
      'Wide shower head wets all the grounds',
      'Timer is easy to set and keeps the clock through a brief outage',
      'Carafe pours without dribbling down the side',
    ],
    cons: [
      'Fewer than five cups come out thin',
      'Hot plate gives the pot a stewed taste after half an hour',
      'Water gauge sits at the back, out of sight',
    ],
    detailedReview: [
      'Twelve cups means twelve 5-ounce (150 ml) cups, as it does on every machine of this kind, so a full carafe is 60 ounces (1.8 L), or about six ordinary mugs. Know that before you invite people. On August 16, 2025, with eight guests, it made three of them in a row, 10 minutes 30 each. For a full pot we used 100 grams of medium-ground coffee, which is close to the most the basket will hold without grounds creeping over the edge of the filter.',
      'At that size it makes good, plain, round coffee. The shower head covers the bed properly, with no dry ring around the rim, and the water arrives hot enough to draw the sweetness out. Four cups were a failure. The thin layer of grounds drained in 3 minutes, and five doses from 30 to 50 grams gave five watery pots. If two mugs is your normal morning, the Dripstone Pour-Over Set is smaller and makes a far better cup.',
      'The hot plate holds 175°F (79°C), which is helpful for half an hour and harmful after that. Poured at 35 minutes, two tasters of three called it stewed, so decant into a thermos as soon as the drip stops and press the off button. It switches itself off after two hours, long after you should have done it.',
      'Everything that gets brown lifts out: basket, lid, carafe. All three go on the top rack. Every month or so, run equal parts white vinegar and water through, then two tanks of clean water, or the flow will slow. Fill it from a measuring cup, since the gauge hides behind the machine. We gave ours to a workroom of ten, where no pot has ever reached its half hour.',
    ],
    verdict:
      'Buy it if a full pot is gone by eight in the morning. Below five cups it is weak, after half an hour it is stewed, and that is why it has the lowest mark we give.',
  },
]
