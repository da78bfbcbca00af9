import type { PostSeed } from '../seedTypes.ts'

export const firstPosts: PostSeed[] = [
  {
    id: 1,
    title: 'What to do with a whole crate of citrus',
    category: 'Kitchen Tips',
    date: '2025-10-12',
    excerpt:
      'Sort it, zest it, freeze the juice and salt the last pound of lemons: how to get through forty pieces of fruit before the mold does.',
    imageDesc:
      'Wooden crate of lemons, limes and oranges on a kitchen table, with a grater and a small heap of yellow zest in front',
    tips: [
      'Zest first, cut second. A whole fruit is easy to hold against a grater and half a squeezed one is not.',
      'Freeze juice in measured cubes of 2 tablespoons (30 ml) so a recipe never needs a whole thawed tub.',
      'Drop spent lemon halves into a pan of water and simmer it for a minute to loosen whatever is stuck to the bottom. Keep them off bare cast iron.',
      'For cake, rub the zest into the sugar with your fingertips before anything wet goes in, as you would for [the lemon olive oil cake](/recipes/12).',
    ],
    body: `
A crate of citrus comes with a deadline. Near the bottom one fruit has been bruised by the weight of the rest, and a single soft orange can pass blue mold to its neighbors within days. Tip everything out, throw away anything fuzzy, put the dented ones next to the juicer and wipe the sound ones dry. This week’s fruit can sit in a bowl. The remainder goes into the refrigerator in a loosely closed bag, where firm lemons and oranges hold for about a month.

## Zest before anything else

Most of the aroma lives in the peel, in oil glands so close to the surface that one light pass takes them off. Scrub waxed fruit under warm water, dry it, and stop as soon as you see white, because the pith is bitter. A sharp rasp such as [the Finnick Fine Grater](/reviews/26) is the right tool; the small holes of a box grater tear. Expect about a tablespoon (6 g) of zest from a medium lemon. Freeze the extra pressed flat in a small bag and break pieces off as you need them.

<RecipeCard id="12" />

## Juice, and when to freeze it

Bring cold fruit to room temperature, roll it hard under your palm, and cut it across the middle. One lemon gives around 3 tablespoons (45 ml), a lime a little less. Frozen in cubes, the juice is fine in marinades, dressings and anything cooked for three or four months. For the squeeze at the end, over [fish tacos](/recipes/9) for instance, use a fresh lime, since the top notes fade first. Drink navel orange juice the same day: it turns bitter as it stands. Valencias keep better.

## Salt the last pound of lemons

Preserved lemons need four weeks and almost no work. Weigh 1 pound (450 g) of scrubbed fruit, quarter each lemon from the top without cutting through the base, and pack the cuts with 70 g (about ¼ cup) of fine sea salt in all. Press them into a clean jar until their juice rises, then top up with more lemon juice so nothing pokes out. Keep the jar in the refrigerator and turn it over every day or two. They are ready when the rind is soft all the way through.

To use one, rinse it, scrape away the pulp and chop the rind small. A spoonful stirred into [lamb tagine with apricots](/recipes/32) just before serving cuts the sweetness of the fruit; go easy on other salt when you do. It also belongs in potato salad, in a pan of green beans, or mashed into butter for roast chicken. Kept under its brine and lifted out with a clean fork, a jar stays good in the cold for six months at least.

Oranges and grapefruit that nobody peels turn into salad: cut away rind and pith with a knife, slice crosswise, add thin red onion, olive oil and a few black olives. Lemons already cut are useful under fish. In [salmon with asparagus](/recipes/1) the rounds go down on the pan first and the fillets sit on them, which perfumes the fish from below and keeps it off the hot metal. By then the crate should be down to the handful in the bowl.
`,
  },
  {
    id: 2,
    title: 'Keep fresh herbs alive, each kind its own way',
    category: 'Kitchen Tips',
    date: '2025-09-28',
    excerpt:
      'Parsley wants a vase, basil hates the cold and thyme needs a damp towel. Sort the bunch by type and it outlasts the recipe you bought it for.',
    imageDesc:
      'Basil and parsley standing in glass jars of water, a tied bundle of thyme on a folded towel before them',
    tips: [
      'Pull off the rubber band or wire tie at once; the stems it pinches are the first to rot.',
      'Change the water whenever it clouds, and trim a sliver off the stems while you are there.',
      'Stems count: cilantro and parsley stems, chopped fine, can join the garlic and ginger at the start of [chana masala](/recipes/16).',
    ],
    body: `
Two teaspoons of dill go into the sauce and the rest of the bunch goes black in its plastic sleeve. What kills it is rarely age. Wet leaves pressed together rot, dry air from the refrigerator fan wilts, and cold burns the tropical ones. Each kind of herb fails in its own way, so the cure begins with knowing which kind is lying on the counter. There are only three groups worth remembering, plus chives, which belong to none of them.

- **Tender stems** (parsley, cilantro, dill, mint): upright in an inch (2.5 cm) of water, loosely covered with a bag, in the refrigerator.
- **Basil**: the same vase, no cover, on the counter and out of direct sun.
- **Woody stems** (rosemary, thyme, sage, oregano): rolled in a barely damp towel, inside a bag or box, in the refrigerator.
- **Chives**: rolled in a dry towel, bagged, in the refrigerator.

Parsley treated as cut flowers is the one that surprises people. Take off the tie, pick out any yellow or slimy sprigs, trim half an inch (1.3 cm) from the stems and stand the bunch in a heavy jar, because a tall one tips over when the door swings. Leaves below the waterline should go; they foul the water. Ten days is ordinary for parsley, two weeks the best we have had, and mint does nearly as well. Cilantro and dill are shorter lived, usually a week or so, and will tell you by drooping.

Basil is the exception that catches everybody. Below about 50°F (10°C) its leaves bruise from the inside and turn dark, which is why the sprig saved for [the Margherita](/recipes/10) looks scorched after a night in the refrigerator. In a glass by the window, out of hot sun, it lasts about a week and now and then puts out roots. Once it has roots, pot it. Nothing honest will give you fourteen days of basil from one cutting, so for longer than a week, freeze it.

Should you wash herbs before storing them? Only if you will dry them properly. Gritty cilantro is worth a swim in a bowl of cold water, lifted out so that the sand stays behind, followed by two spins in a salad spinner and ten minutes spread out on a towel. If that is more than the evening allows, put the bunch away dry and rinse each handful as you use it. A wet bunch in a closed bag is the worst of all the choices.

When a bunch is on its way out, freeze it while it still tastes of something. Chop tender herbs, pack them into an ice tray, cover with olive oil and freeze; one cube starts a soup or a pan of beans. Sprigs of rosemary can go into a freezer bag whole, ready for [sheet-pan chicken](/recipes/13). Do not leave herbs in oil at room temperature, since that is a setting in which botulism can grow. In the refrigerator, use herb oil within four days.

Frozen leaves go limp, so they are for cooking and never for garnish. Plan the fresh ones around the meals that need volume: [summer rolls](/recipes/41) use mint and cilantro by the handful, and a jar of both kept since the weekend makes Wednesday’s dinner mostly a matter of rolling. Buying the big bunch then becomes the thrifty choice, which it seldom is in a kitchen where the sleeve goes straight into the drawer.
`,
  },
  {
    id: 3,
    title: 'Three knife cuts that cover every recipe',
    category: 'Cooking Tips',
    date: '2025-09-21',
    excerpt:
      'Slice, dice, mince. Learn the grip and the order of the cuts, and the vocabulary of almost any ingredient list comes down to those three.',
    imageDesc:
      'Chef’s knife on a wooden board beside three piles of onion: long slices, even dice and a fine mince',
    tips: [
      'Make a flat side first. A round carrot rolls; a carrot with one thin slice taken off does not.',
      'Unless your board has rubber feet, lay a damp towel under it so that it cannot slide.',
      'Scrape the board with the spine of the knife, never the edge.',
      'Read the whole ingredient list before cutting: onions that cook for an hour may be rough, radishes eaten raw may not.',
    ],
    body: `
Cookbooks have a word for every shape a vegetable can take, and most of those words are sizes. Once you can make an even slice, turn slices into dice and turn dice into a mince, you can read brunoise as “dice, smaller” and julienne as “slice, then slice again.” The aim of all of it is evenness. Pieces of one size cook at one speed, and a pan with raw chunks next to burned crumbs is nearly always a cutting problem rather than a heat problem.

## Before the first cut

Hold the knife where blade meets handle, thumb on one side, side of the forefinger on the other. The remaining fingers close around the handle. This pinch feels odd for a day and then gives you control that a fist at the far end cannot. Your other hand makes a claw: fingertips tucked back, knuckles forward, the flat of the blade resting against them as a guide. Move the claw backward by the thickness you want. A board with weight, like [the Cobble](/reviews/24), helps because it stays where you put it.

## The slice

Start at the tip, push forward and let the heel come down. The blade should travel as it falls; pressing straight down crushes a tomato and makes an onion weep. For half-moons, halve the onion through root and stem, peel it, lay it flat, and cut across. For pieces that hold together through long cooking, cut from pole to pole instead, following the lines of the onion. Those are the strands you want for [French onion soup](/recipes/52), where crosswise rings would dissolve.

<ProductCard id="6" />

## The dice

Dicing is slicing three times in three directions. Keep the root on half an onion and set it flat side down. Make lengthwise cuts toward the root without going through it, one or two horizontal cuts if the onion is tall, and then slice across so that the cubes fall away. Small dice is about ¼ inch (6 mm), medium is ½ inch (1.3 cm), large is ¾ inch (2 cm). Medium is right for a pot of [chili](/recipes/6). Carrots and potatoes go the same way: planks, sticks, cubes.

## The mince

Begin with a fine dice and then rock. Put the fingers of your free hand on the spine near the tip, keep the tip on the board, and pump the handle up and down while the blade swings in an arc across the pile. Gather and repeat. Garlic needs only a few passes; stop before it turns to wet paste, unless you want paste, in which case add a pinch of salt and drag the flat of the blade over it. Herbs must be dry and the knife sharp, or the board ends up green.

One knife does the lot. A chef’s knife has a curve that rocks, while a flatter blade such as [the Kazane santoku](/reviews/20) prefers a short push and is a little less at home in the mince. Either is fine if it is sharp, because a dull edge skids off an onion skin toward the hand holding it. Practice on something you will cook anyway. Two pounds (900 g) of onions for soup will teach more in twenty minutes than a drawer of gadgets.
`,
  },
  {
    id: 4,
    title: 'How to season and rescue a cast-iron skillet',
    category: 'Product Care',
    date: '2025-10-05',
    excerpt:
      'Soap is fine, puddles are not. A thin coat of oil, one hot hour and a plan for rust bring nearly any cast-iron pan back to work.',
    imageDesc:
      'Black cast-iron skillet from above, a film of oil on its dark satin bottom and a hand wiping it thin with a folded towel',
    tips: [
      'If the pan looks oily before it goes into the oven, there is too much oil on it. Wipe again.',
      'Store it dry with a paper towel between it and anything stacked on top.',
      'Cook bacon, cornbread or a [Dutch baby](/recipes/37) in a newly seasoned pan; leave tomato sauce for later.',
      'Never pour cold water into a hot skillet. Cast iron can crack.',
    ],
    body: `
Seasoning is not a flavor and not a coating you buy. It is oil heated until its molecules link up into a hard, dark film bonded to the iron. That explains the rules. Thin films harden right through and thick ones stay gummy on top. Acid nibbles at them, soap made for dishes does not, and standing water gets through to the metal and turns it orange. A pan in weekly use looks after itself, provided you dry it.

## The everyday routine

Wash the skillet while it is still warm with hot water, a brush and a drop of dish soap. For stuck bits, scrub with a spoonful of coarse salt and a wet cloth, or simmer water in it for a minute or two and scrape with a wooden edge. Then dry it on a burner over low heat until the last damp patch has gone. Rub in a few drops of neutral oil with a paper towel and wipe until the surface looks dry. That final wipe is the step most people skip.

<ProductCard id="10" />

## Seasoning from the start

Do this when food sticks in spots, when the surface has gone gray and dull, or after you have scrubbed off rust. Use an oil that is mostly unsaturated, such as canola, grapeseed or vegetable oil. Flaxseed makes a handsome finish that tends to flake. Turn on the fan or open a window, because the kitchen will smell of hot oil.

1. Wash the pan, dry it, and warm it for 10 minutes in a 200°F (95°C) oven.
2. Rub a teaspoon (5 ml) of oil over every surface, handle and underside included.
3. Wipe it all off with a clean cloth, as though you had put it there by mistake.
4. Heat the oven to 450°F (230°C) and set the pan upside down on the rack with foil on the rack below.
5. Bake for 1 hour, turn the oven off and let the pan cool inside.
6. Repeat two or three times for bare metal; once is enough for a touch-up.

## Rust, stickiness and flakes

Orange bloom on the surface is a nuisance and no more. Scrub it with steel wool and hot soapy water until you see plain gray metal, rinse, dry at once on the burner, and season. For heavier rust, soak the pan in equal parts white vinegar and water, checking every 15 minutes and stopping after an hour at most, since the acid will go on to eat the iron itself. A pan that has lived in a garage for ten years is usually saved in an afternoon.

Tacky patches mean the last coat of oil was too heavy. Put the pan back into the oven at 450°F (230°C) for another hour; if it is still sticky after that, scour the patch and start over. Black flakes are either old seasoning or burned food letting go. They will not hurt you, but scrub back to a firm surface before adding new layers. The one thing nobody can fix at home is a crack. A cracked skillet is finished, however good it looks.

How soon can you cook in it? Straight away, starting with fat. A skillet rewards patience over heat: preheat it for five to ten minutes on medium rather than two on high, because iron spreads heat slowly. Enameled pots follow different rules, and a [Hearthline Dutch oven](/reviews/3) should never be seasoned this way. The [cookware comparison](/comparisons?category=Cookware) sets the two side by side if you are deciding which one to care for.
`,
  },
  {
    id: 5,
    title: 'Pour-over coffee, one variable at a time',
    category: 'Beverages',
    date: '2025-08-24',
    excerpt:
      'Fix the dose, the water and the pour, then let the grind do the talking. A calm method for finding a cup you can make again tomorrow.',
    imageDesc:
      'Cone filter of blooming coffee over a glass server, a gooseneck kettle and a full cup beside it',
    tips: [
      'Sour and thin: grind finer. Bitter and drying: grind coarser.',
      'Rinse paper filters with hot water to take away the papery taste and warm the cone.',
      'Write the grinder setting on the bag. It will be different for the next one.',
      'Weigh water as you pour it: 1 gram is 1 ml, so [a scale](/reviews/23) measures both halves of the recipe.',
    ],
    body: `
Yesterday’s cup was sweet and today’s tastes like lemon peel, and four things changed in between. Nobody can learn from that. Pour-over has a reputation for fuss because people adjust the beans, the grind, the kettle and the pour all in the same morning. Hold still everything you can hold still and it becomes a rather dull procedure, which is what you want before breakfast. Here is the procedure to keep, and after it the order in which to break it.

1. Weigh 20 g of coffee (about 4 tablespoons) and grind it to the feel of coarse sand.
2. Rinse the filter, empty the server, add the grounds and level the bed with a shake.
3. Start a timer and pour 50 g of water at 200°F (93°C), wetting every ground. Wait 45 seconds.
4. Pour slowly in circles to 200 g, let the level drop by half, then pour to 320 g (1⅓ cups).
5. Swirl once and let it drain. Aim for 3 to 3½ minutes from the first drop of water.

That wait in the third step is the bloom. Fresh coffee holds carbon dioxide from roasting, and gas pushing out keeps water from getting in. A bed that domes and bubbles is a sign of recent roasting; one that lies flat is telling you the bag has been open a while. Stale beans are not ruined by it, but no amount of technique will bring back the aroma. Buy what you can drink within three or four weeks and keep it sealed, dark and out of the refrigerator.

<ProductCard id="18" />

Grind is the first variable to touch, because it moves flavor furthest for the least trouble. Finer grounds give up more and slow the water down; coarser ones do the reverse. Change it by one notch, keep all else the same, and taste. Sourness that makes you pucker, with little body, means the water took too little. A dry, hollow bitterness means it took too much. Between them lies a wide, forgiving middle, and two or three mornings are usually enough to land there.

Second comes the ratio. Twenty grams to 320 is 1 to 16, a sensible center. If the flavor is balanced but the cup is too strong, use 340 g of water next time; if it is balanced and weak, use 300 g. Strength and extraction are separate complaints, and mixing them up leads to grinding finer when all you needed was more coffee. Water temperature ranks third. Dark roasts often like 195°F (90°C), light ones can take water just off the boil.

Leave the pouring pattern for last. Circles, pulses and center pours all have their believers, and the differences are smaller than a single notch of the grinder. What counts is doing it the same way each time, with a stream gentle enough that it does not dig a hole in the bed. A narrow spout makes that easier. So does a cone with deep ribs, which keeps the paper off the wall and the flow even; [our notes on the Dripstone set](/reviews/18) go into that.

Once the cup tastes right, change the coffee. With the method settled, you are finally tasting the beans: set [the Copperbird house blend](/reviews/27) beside a bag from your local roaster, same recipe, and the gap between them is real. Should mornings be too crowded for a kettle and a timer, there is no shame in pressing a button. Weigh the coffee for [the drip machine](/reviews/29) as well, and let it brew the full pots it was built for.
`,
  },
  {
    id: 6,
    title: 'Air fryer or toaster oven: which earns the counter space?',
    category: 'Product Reviews',
    date: '2025-10-15',
    excerpt:
      'A basket is faster and crisper in small amounts; a box with a door does more jobs. How to choose by what you actually cook on a Tuesday.',
    imageDesc:
      'Round-shouldered basket air fryer and a bowl of fries, next to a steel toaster oven with a chicken behind its glass door on a kitchen counter',
    tips: [
      'Measure the counter and the cabinet above it before you choose, with room for hot air at the back and sides.',
      'Count portions rather than liters: what matters is how many pieces lie in one layer.',
      'Converting an oven recipe? Drop the temperature by 25°F (about 15°C) and start checking at two thirds of the time.',
    ],
    body: `
Both machines blow hot air around food. The difference is the room they do it in. A basket fryer is a small, closed drawer with a strong fan right overhead, so it heats fast and dries surfaces hard. A toaster oven with a fan is a larger box with racks, a flat tray and a glass door. Either can crisp, but only one makes toast for four or takes a flat pizza. Since few kitchens have space for the pair, the useful question is what you cook most nights.

## What the basket does better

Fries, wings, cut vegetables, breaded anything: food in separate pieces that likes to be tossed. A shake halfway exposes new sides to the fan, which no tray can imitate, and the perforated floor lets fat drip clear. Preheating takes a few minutes or is skipped. A single wide basket such as [the Corvane’s](/reviews/1) suits two to four people; beyond that you cook in batches, and the first goes limp while it waits for the second.

Two drawers are an answer to that, at the cost of width. With [the Brisko](/reviews/11) a main and a side can run at different temperatures, which is a help on school nights. Each drawer is still small on its own, though, so a whole chicken or a large pizza is out of the question. If your suppers tend to be skewers plus a vegetable, in the manner of [air-fryer chicken tikka](/recipes/26), you will use the second half constantly. If not, it is a heavy way to make fries.

## What the box does better

Flat food wants a flat tray. Toast, open sandwiches, cookies, a fillet of fish that would break in a basket, cheese that needs watching under a top element: all of these are easier on a tray behind glass. You can slide in a small baking dish you already own. The trade is pace. More air and more metal take longer to heat, and browning on the underside depends on lifting food onto a rack. [The Emberlo](/reviews/14) is our example of the type, good at toast and slower at wings.

Cleaning divides them too. Drawers come out and go to the sink, and if the coating is treated gently the job is short. A box has walls, a ceiling, a crumb tray and elements that catch spatter, and grease that bakes on there is hard to reach. Anyone who cooks a lot of bacon or chicken thighs should weigh that heavily. Line the tray with foil only if the manual allows it, and never cover the crumb tray or block the vents.

## How to decide

Keep a list for one week of everything you would have put into a small oven. If most lines read fries, nuggets, leftover pizza, broccoli, buy the basket. If they read toast, melts, a tray of cookies, roast fish, buy the box. Households that already own a good toaster and a fast large oven gain more from a fryer, because it adds something. Those with a slow oven, or none, gain more from the one that can replace it.

Capacity figures will not settle it. Liters measure a volume, and crisp food needs area: pieces in a single layer with gaps between them. Look at the shape of the basket or tray and picture four chicken thighs lying side by side. Then see how the machines line up in [the air fryer table](/comparisons?category=Air%20Fryers), read the drawbacks before the strengths, and be suspicious of any appliance you would have to lift down from a shelf. What lives in a cupboard does not get used on a Tuesday.
`,
  },
  {
    id: 7,
    title: 'A vegan pantry that cooks itself dinner',
    category: 'Vegan',
    date: '2025-09-14',
    excerpt:
      'Not a shopping spree but a short list: five kinds of staple that snap together into supper on nights when nobody planned anything.',
    imageDesc:
      'Open pantry shelf with jars of red lentils, chickpeas, rice and noodles, a tin of tomatoes and a bottle of soy sauce',
    tips: [
      'Buy tahini, miso and curry paste in small jars until you know how fast you use them.',
      'Read curry paste labels: many red and green ones contain shrimp or fish sauce.',
      'Cook twice the rice you need. Chill it within two hours and fry it within three or four days.',
      'Keep a lemon and an onion in the house at all times; they rescue everything else on the list.',
    ],
    body: `
Vegan cooking from scratch every night is a fine way to give up vegan cooking. What carries it through a working week is a shelf on which any two or three things already make a meal, so that the decision shrinks from “what shall I cook” to “which of these first.” That shelf is smaller than the internet suggests. Nothing on it is a substitute for something else, and all of it keeps for months except the vegetables, which you top up as usual.

- **Something that fills**: red lentils, chickpeas, black beans, a block of firm tofu in the refrigerator.
- **Something underneath**: rice, dried wheat noodles made without egg, couscous, a loaf in the freezer.
- **Something savory**: soy sauce, miso, tomato paste, dried mushrooms, olives.
- **Something rich**: tahini, peanut butter, coconut milk, good olive oil.
- **Something sharp**: vinegar, lemons, capers, mustard, a jar of pickled chiles.

Take one line from each and you have dinner before you have a recipe. Chickpeas, couscous, tomato paste, olive oil and lemon make a warm bowl in 15 minutes. Tofu, rice, soy sauce, peanut butter and vinegar are halfway to a stir-fry. When a meal tastes flat, look for the line you skipped, because it is usually the last one. Vegetable dishes lack the salt and fat that meat brings along, and the sharp things wake them up more reliably than another spoonful of spice.

Of the proteins, red lentils ask for least. They need no soaking, cook in 15 to 20 minutes and fall apart into their own sauce. Rinse them, simmer in about four times their volume of water with onion and cumin, and finish with lemon. If you want instructions, [Turkish red lentil soup](/recipes/34) follows that pattern; trade the spoonful of butter on its ingredient list for olive oil and nothing is lost. A pot makes lunch for days and thickens as it sits, so keep some hot water by.

<RecipeCard id="16" />

Tins and spices are how [chana masala](/recipes/16) happens on a night with an empty crisper. Canned chickpeas are entirely respectable here: drain them, give them time in the sauce, and crush a few against the side of the pan for body. Ours starts in coconut oil, so there is no ghee to replace. Ground spices should meet hot fat for half a minute before anything wet arrives, since much of what they have to give dissolves in oil and not in water.

<Tip>Toast a whole jar’s worth of sesame or pumpkin seeds at once, cool them, and keep them by the stove. A spoonful on top makes pantry food look cooked on purpose.</Tip>

Protein worries tend to fade once beans or tofu appear at most meals, with grains and nuts around them. Vitamin B12 is a different matter: plants do not supply it in useful amounts, so people eating fully vegan need fortified foods or a supplement, and a doctor or dietitian is the one to ask about dose. Iron from lentils is taken up better alongside vitamin C, which is another vote for the lemon on the last line of the list.

Restocking is where the system lives or dies. When you open the last tin of tomatoes, write it down then, not on Saturday. Put the new bag behind the old one. Every few weeks cook the odd items on purpose: half a packet of noodles and the end of the tahini jar become a sauce in the style of [cold sesame noodles](/recipes/46). An empty jar washed and waiting is a better shopping list than any app.
`,
  },
  {
    id: 8,
    title: 'Salt early, salt late',
    category: 'Cooking Tips',
    date: '2025-08-10',
    excerpt:
      'Timing matters as much as quantity. When salt should sink in overnight, when it should wait, and why the last pinch is a different ingredient.',
    imageDesc:
      'Hand dropping salt from high above thick slices of tomato on a board, with a small bowl of flaky salt beside it',
    body: `
Put a pinch of salt on a slice of tomato and eat it at once; then do it again and wait ten minutes. The first bite is a salty outside on a bland inside. The second is wet, sweeter, and tastes more of tomato than the tomato did. Nothing changed but the clock. Cooks argue about how much salt to use, and the quarrel about when is the more useful one, because salt is slow. It moves into food at its own pace and drags water about while it does.

A chicken shows what time can do. Salt it and the surface beads with moisture within minutes, drawn out by the salt, and a bird roasted at that moment steams before it browns. Leave it uncovered in the refrigerator overnight and the brine it made is pulled back in, the meat is seasoned toward the bone and holds more of its juice, and the skin has dried to parchment. About 5 g of salt to a pound (450 g) is a good measure for birds and roasts: a scant teaspoon of fine salt, or 1⅔ of the light, flaked kosher salt that our recipes count at 3 g to the teaspoon.

Steaks follow the same curve at a smaller scale. Either salt them just as they go into the pan or at least 45 minutes ahead; the half hour in between catches them at their wettest. Ground meat is the opposite case. Salt mixed through a burger dissolves some of its protein and gives the springy bite of sausage, so season the outside of the patty right before it meets the heat. If springiness is what you want, as in a meatball, mix it in early and knead.

Fish needs minutes rather than hours. A quarter of an hour under a light sprinkling firms the flesh and seasons it, and helps keep white beads of albumin from oozing out of salmon; blot it before cooking. Eggs for scrambling benefit from being salted 15 minutes before they are cooked, which keeps the curds tender. Mushrooms are better off waiting. Let them brown first, because salt would flood the pan, and add it when they have color, as you would for [mushroom rigatoni](/recipes/23).

In pots, go early and go gradually. Onions salted as they start to soften give up water and cook down evenly. Beans can be salted from the soak onward, whatever your grandmother said, and taste of themselves all through. Pasta water has one chance, since nothing poured over the noodles later gets inside them: 10 g to a liter, or about 1½ teaspoons of fine salt (9 g) to a quart (950 ml). Anything that will boil down, such as [braised short ribs](/recipes/20), should taste slightly underdone until the end.

Then there is the last pinch, which does not season so much as interrupt. Flakes left whole on a surface dissolve on the tongue one at a time, so you get bright points of salt against plain food. They are wasted in a stew. On a sliced steak, a tomato, a fudgy torte, or pinched over [brown butter cookies](/recipes/3) before they bake, they do something no amount of stirring could. [Tidepan’s flakes](/reviews/8) are the kind of salt meant for this, crushed between finger and thumb.

One caution covers both ends of the clock. Crystals differ so much in size that a teaspoon of fine table salt can weigh twice what a teaspoon of flaky kosher salt does, and even kosher brands disagree. Pick one salt for cooking and stay with it until your fingers know it, or weigh: around 1 percent of the food’s weight suits most boneless meat and vegetables. Taste at every stage. You can always add more, and a raw potato in the soup will not take it out again.
`,
  },
]
