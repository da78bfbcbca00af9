import type { PostSeed } from '../seedTypes.ts'

export const laterPosts: PostSeed[] = [
  {
    id: 9,
    title: 'How to read a nutrition line without losing your appetite',
    category: 'Health & Wellness',
    date: '2025-07-27',
    excerpt:
      'Four numbers sit under every recipe here. What they can tell you, what they leave out, and the ten-second sum that shows whether they add up.',
    imageDesc:
      'Blue bowl of farro with salmon under herbs, fanned avocado, chickpeas and cherry tomatoes',
    tips: [
      'Look at the servings figure before the calories. A different idea of a portion changes every other number.',
      'Compare dishes of one kind, soup with soup, rather than soup with cake.',
      'For sodium, potassium, allergens or carbohydrate counts that matter to your health, work from package labels and your care team, not from a recipe estimate.',
    ],
    body: `
Every recipe on this site ends with one line: calories, protein, carbs, fat. It is meant as a rough map, and it is easy to read as a verdict. People glance at the first figure, feel pleased or guilty, and stop. That is a pity, because the other three say more about how the meal will treat you, and because the first one cannot be understood at all without a number that stands elsewhere on the page, namely how many people the dish is supposed to feed.

Begin with the portion, then. All four figures describe one serving, made by dividing the whole pot by the servings listed. If a stew for six vanishes among four people, each of them has had half as much again, and no one has done anything wrong. The reverse holds for rich things cut small. A slice of [flourless chocolate torte](/recipes/38) is written for a modest wedge, and a modest wedge is usually all anyone wants of it.

Now the sum. A gram of protein carries about 4 calories, a gram of carbohydrate about 4, a gram of fat about 9. Suppose a line reads 520 kcal, 30g protein, 52g carbs, 21g fat. That makes 120 plus 208 plus 189, or 517, close enough to trust. It also shows where the energy comes from: a little over a third from fat, two fifths from carbohydrate, the rest from protein. Large gaps hint at a typing mistake, or at alcohol, which brings 7 calories a gram and has no column.

Which number deserves attention depends on the question. Someone about to drive all afternoon and someone choosing what to serve with soup are not after the same thing, and neither is helped by calories alone. Four questions come up again and again at the table, and each has its own place to look.

- **Will this keep me full until evening?** Protein, and fiber, which you have to infer from beans, vegetables and whole grains in the ingredient list.
- **Why is a salad so high?** Fat, nearly always: two tablespoons (30 ml) of olive oil hold about 240 calories.
- **Is it a meal or a side?** Calories, set against the rest of your day.
- **How salty is it?** The line does not say. Look at the ingredients.

Every figure is an estimate. It comes from typical values for typical foods, while your chicken thigh was fattier, your carrots sweeter and half of the marinade stayed in the bowl. Printed package labels have slack in them as well; American rules let a product run over its stated calories by as much as a fifth before it counts as mislabeled. Treating 480 and 510 as different is reading noise. Treating 300 and 600 as different is fair.

What the line cannot hold is most of what makes food good for you over years: variety, fiber, what kind of fat, how much was cooked from plain ingredients, whether you sat down. [Lentil and roasted carrot salad](/recipes/15) and a large bag of chips may sit near each other on calories and have nothing else in common. A bowl of [overnight oats](/recipes/14) brings whole grain and fruit that never show in the tally. Read the ingredients with at least as much interest.

If numbers help you plan, use them as you would a weather forecast, for deciding what to carry. If counting makes eating harder, skip the line altogether; the food will be the same. Anyone who manages diabetes, kidney disease or an eating disorder should take targets from a doctor or dietitian who knows them, since nothing printed under a recipe can stand in for that. The rest of us can check that there is some protein, some green, enough on the plate, and then pick up a fork.
`,
  },
  {
    id: 10,
    title: 'Sharpening at home without fear',
    category: 'Product Care',
    date: '2025-08-31',
    excerpt:
      'One stone, a steady angle and the burr: how to bring back a dull kitchen knife in half an hour, and how to keep it from needing that again soon.',
    imageDesc:
      'Chef’s knife laid at a low angle on a wet gray whetstone in a rubber base, with a bowl of water and a folded towel',
    tips: [
      'Practice on your cheapest straight-edged knife first.',
      'Color the bevel with a marker; wherever ink remains, the stone has not touched.',
      'Wipe the blade away from the edge, spine to edge across a cloth laid flat, never along it with your fingers.',
      'Leave serrated bread knives and chipped blades to a professional.',
    ],
    body: `
More home cooks have been cut by dull knives than by sharp ones they had just sharpened. A dull edge needs force, and force is what sends it sideways off a tomato. Still, the stone stays in its box, because putting a good knife to a rock seems like an invitation to ruin it. It is hard to do lasting harm. A fine stone removes a trace of steel with each stroke, a wobble in your angle leaves a slightly rounded edge, and both can be put right next time.

## Dull, or only bent?

Before sharpening, try a honing rod. Everyday cutting pushes the thin edge over to one side without wearing it away, and a few light strokes stand it up again: five per side, at the angle of the bevel. If the knife then slides into a ripe tomato under its own weight, you are done. If it skates on the skin, steel is gone and only a stone will help. Hard, thin Japanese blades can chip on a grooved metal rod, so give those a smooth ceramic rod or go to the stone directly.

## What you need

A two-sided water stone, about 1000 grit on one face and 3000 to 6000 on the other, covers nearly everything. Soak it or splash it as its maker says and set it on a damp towel. Find your angle: roughly 20 degrees a side for a Western chef’s knife, 15 for most Japanese-style blades. Twenty degrees on a blade two inches (5 cm) tall lifts the spine about ⅔ inch (1.7 cm) off the stone, and fifteen lifts it about ½ inch (1.3 cm). Look at that gap, then keep it.

## The strokes

1. With the coarse side up, lay the heel of the knife on the stone and raise the spine to your angle.
2. Push the edge forward as if shaving a thin layer from the stone, moving from heel to tip, with two fingers pressing lightly over the part that touches.
3. Repeat until you can feel a burr, a faint wire of steel, along the whole length of the opposite side.
4. Turn the knife over and do the same until the burr has moved across.
5. Change to the fine side and alternate, one stroke each, with less and less pressure for about ten pairs.
6. Rinse and dry the knife, and flatten the stone when it begins to hollow.

That burr is the whole secret. It proves that the two bevels meet, and stopping before it appears is why so many people sharpen for twenty minutes and end up with the knife they started with. Feel for it by dragging a thumb pad away from the edge, off the side of the blade, never along it. Should the heel have a burr and the tip none, spend your next strokes at the tip, lifting the handle a little to follow the curve.

<Tip>Test on paper and food, not on your thumb. A clean slice through a sheet held in the air and a tomato skin that gives way at a touch tell you all you need.</Tip>

## Keeping it that way

Edges die in drawers, in dishwashers and on glass boards. Wash by hand, dry at once, store on a rack or in a sheath, and cut on wood or soft plastic; an end-grain board like [the Cobble](/reviews/24) lets the edge sink between fibers. With that care a knife used daily wants the stone a few times a year. Softer steel such as [the Edgemoor’s](/reviews/6) asks for the rod most days and answers it quickly; [the Kazane santoku](/reviews/20) holds on longer, then needs the stone.

Pull-through gadgets and electric machines deserve a fair word. They set the angle for you and they are quick, but they take off more metal than necessary, and carbide ones tear at hard, thin steel. For a drawer of sturdy, inexpensive knives that is a reasonable bargain. For one you hope to keep twenty years, pay a sharpening service or learn the stone. The [knife table](/comparisons?category=Knives) notes which kind of care each blade needs.
`,
  },
  {
    id: 11,
    title: 'Dried beans, start to finish',
    category: 'Vegan',
    date: '2025-07-13',
    excerpt:
      'Salted soak, gentle simmer, patience with acid. One pound of dried beans becomes about four cans’ worth, with broth the cans never had.',
    imageDesc:
      'Heavy yellow pot of glossy pinto beans in their broth on a stove, with a bay leaf, thyme and a wooden spoon',
    tips: [
      'Save the cooking liquid. It thickens soup, loosens refried beans and carries the flavor of the pot.',
      'Old beans may never soften. If a batch is still hard after three hours of simmering, blame its age.',
      'Freeze in 1½-cup (about 250 g) portions with liquid to cover; each replaces one drained can.',
      'Very hard tap water? Add ¼ teaspoon (1 g) of baking soda per pound (450 g) to the soak, then rinse it off.',
    ],
    body: `
A pot of beans takes five minutes of work spread over a day, and most of the trouble people have with it comes from advice meant for somebody else’s beans. Some cook in an hour and some need three; age matters more than variety. What follows is the path for a pound (450 g) of ordinary black, pinto, white or kidney beans, or of chickpeas, with the reason for each turn. Lentils and split peas need none of it. They go into the pot dry.

## Soak in salted water

Spread the beans on a tray, remove stones and shriveled ones, rinse. Dissolve 1½ tablespoons (27 g) of fine salt in 2 quarts (1.9 L) of water, add the beans and leave them for 8 to 12 hours, in the refrigerator if the kitchen is hot. Salt does not toughen skins. It does the contrary: sodium takes the place of some of the calcium and magnesium that hold a skin rigid, so fewer of them burst or stay leathery. Drain and rinse before cooking.

Forgot? Cover the beans with water by 2 inches (5 cm), boil for 2 minutes, turn off the heat, cover and wait an hour. Skipping the soak works too, for everything except red and white kidney beans; allow up to an hour more and check the water level often. What a soak buys you is evenness above all, along with a shorter simmer and, for some people, an easier evening afterward.

## Simmer, do not boil

Cover the drained beans with fresh water by 2 inches (5 cm), add half an onion, a bay leaf and a glug of olive oil, and bring to a boil. Kidney beans are the important exception here. They carry a natural toxin, phytohemagglutinin, that a low simmer does not destroy, so boil them hard for a full 30 minutes before turning the heat down, and never put raw ones straight into a slow cooker. For the others ten minutes at a boil is plenty.

After that the surface should barely shiver. A rolling boil knocks the beans together and strips their skins. Start tasting at 45 minutes and try five at a time, because one tender bean proves nothing. They are done when every one of the five is creamy to the center. Hold back tomatoes, vinegar, lemon and molasses until then: acid sets the pectin in the cell walls, and beans that meet it early can stay firm all night.

<Tip>Let the beans cool in their broth for at least half an hour before draining. Taken out hot, they dry and split.</Tip>

## Pressure, for a weeknight

Under pressure, soaked beans are done in 8 to 15 minutes plus the time to heat and release. Fill the pot no more than half, since beans foam and swell and can clog the valve, add a spoonful of oil, and let the pressure fall by itself. A model like [the Tandem](/reviews/4) moves from pressure to simmer by itself; the 8-quart (7.6 L) [Kettlebeck](/reviews/19) has room for a bigger batch and takes longer to heat. The broth comes out thinner, so simmer it for ten minutes uncovered.

<RecipeCard id="36" />

## Use them up

One pound dried gives about 6 cups (1 kg) cooked. Cool them in a shallow container, refrigerate within two hours, and eat within four days or freeze. [Cuban black bean bowls](/recipes/36) start from the same pound (450 g), cooked dry under pressure, and take all of it. Chickpeas cooked a little past tender make the smoothest hummus and the best [chana masala](/recipes/16), while falafel is a different story and starts from chickpeas that are soaked and never boiled. A ladle of beans, broth and all, on oiled toast remains the cook’s own lunch.
`,
  },
  {
    id: 12,
    title: 'Weigh your flour',
    category: 'Kitchen Tips',
    date: '2025-07-20',
    excerpt:
      'A cup of flour can be 120 grams or 160, depending on the hand that scooped it. Why a scale settles the matter, and the few numbers to know.',
    imageDesc:
      'Copper bowl of flour with a wooden scoop on a small digital scale, the paper bag of flour behind it',
    body: `
Ask three people to measure a cup of flour and you will get three amounts. One spoons it in lightly and levels the top. Another plunges the cup into the bag and packs it against the side. A third sifts first. Between the lightest of these and the heaviest there is easily a third more flour, and no cookie recipe survives that. When a dough that was soft last month is stiff today, the oven gets the blame and the scoop deserves it.

Flour is to blame only in part. It is a powder full of air, it settles in the bag, and it shifts in density each time you touch it. Water does not behave like that, which is why nobody’s soup fails over a cup measure. Brown sugar has the same weakness (packed how hard?), so does cocoa, and honey adds the insult of clinging to the cup. A gram, meanwhile, is a gram in July, in a humid kitchen, in the hands of a child.

<ProductCard id="23" />

Setting up costs a minute. Put the bowl on the scale, press the button that returns it to zero, spoon in flour until the display shows the weight, press zero again, add sugar on top. One bowl, no cups to wash, no leveling with a knife. If you overshoot, take a spoonful back before anything wet goes in. For small amounts of yeast, salt and baking powder a kitchen scale that reads whole grams is too coarse; keep using measuring spoons there, leveled off.

Recipes on this site give both measures, and the weights are the ones to trust. Older recipes from elsewhere can be converted once, in pencil, with a short table. Bakers disagree by a few grams on every line of it, which matters much less than using one set of values and staying with it.

- All-purpose flour: 1 cup is 125 g
- Bread flour: 1 cup is 130 g
- Granulated sugar: 1 cup is 200 g
- Brown sugar, packed: 1 cup is 215 g
- Unsweetened cocoa: 1 cup is 85 g
- Butter: ½ cup, one US stick, is 113 g
- Honey or maple syrup: 1 cup is 340 g or 320 g
- Milk: 1 cup (240 ml) is 245 g

Where does precision pay most? In doughs that depend on a ratio. [Brown butter chocolate chip cookies](/recipes/3) spread or stand tall on a difference of a few spoonfuls, and the enriched dough for [cinnamon rolls](/recipes/51) should feel tacky, a stage that too much flour skips right past. Quick breads forgive more: a heavy cup makes [banana bread](/recipes/17) dry rather than impossible. Soups, stews and salads do not care, and nobody should stand there weighing parsley.

Two habits complete the cure. Read the weight at eye level with the bowl clear of the backsplash, since anything leaning on it falsifies the number. And stop adding flour by feel during kneading until the dough has had ten minutes to rest, because flour goes on taking up water after you have stopped mixing and stickiness often goes away by itself. If a recipe lists no weights at all, spoon and level, call it 125 g, and note on the page how it turned out.
`,
  },
  {
    id: 13,
    title: 'Cold-brew tea for a hot week',
    category: 'Beverages',
    date: '2025-07-06',
    excerpt:
      'Leaves, cold water, a night in the refrigerator. Why tea made without heat comes out smooth, how long each kind takes, and what to add at the end.',
    imageDesc:
      'Tall glass pitcher of clear amber tea with ice and lemon slices on a shaded porch table beside a filled glass',
    tips: [
      'Wash the pitcher with hot, soapy water before every batch; cold water will not sanitize it for you.',
      'Freeze leftover tea in an ice tray so that the last glass is not watered down.',
      'Sweeten with syrup, since sugar crystals sink: stir equal volumes of sugar and hot water until clear, then chill.',
    ],
    body: `
Iced tea the fast way is hot tea with its edges showing: brewed double strength, poured over ice, often cloudy and faintly bitter. Cold water is a slower and choosier solvent. It draws out the sweetness, the aroma and plenty of the color while leaving behind much of the astringency that boiling water pulls from a leaf in four minutes. Nothing has to be watched. You put it together after supper, and in the morning there is a quart of something clear enough to read through.

For 1 quart (950 ml) of cold, fresh water use 8 to 10 g of loose tea, about 2 tablespoons of most black teas and more of a fluffy white or oolong, or else 4 ordinary tea bags. Drop the tea in, cover the pitcher, put it into the refrigerator. There is no need to stir, though a turn of the spoon at the start wets leaves that float. Strain when it tastes right rather than when the clock says so. These are the times at which to start tasting.

1. Japanese-style green tea: 3 to 5 hours.
2. Chinese-style green and white tea: 6 to 8 hours.
3. Oolong: 8 to 10 hours.
4. Black tea: 8 to 12 hours.

Forgetting it costs little. Leaves left in cold water until noon give a stronger glass that still lacks the harshness of an over-brewed pot, and if it has gone too far, dilute it. Sturdy blends meant for milk, such as [Lanternleaf Breakfast Tea](/reviews/28), do nicely: cold water shows their malt and holds back the grip that milk is normally there to tame. Its leaf is small and broken, so strain it through paper. Delicate greens gain the most of all, since they are the ones hot water punishes for a minute’s inattention.

Sun tea is the cousin to avoid. A jar on a warm step climbs to a temperature that bacteria enjoy and stays there all afternoon, without ever getting hot enough to kill anything that came in with the leaves. The refrigerator, at 40°F (4°C) or below, is the safe place for a long steep. Herb and fruit infusions are best started with boiling water, ten minutes, then cooled quickly and chilled. They were not heated in their making as black and green teas were, and they taste fuller for it.

Flavor goes in late and with restraint. Strips of lemon peel, bruised mint, a few slices of peach or ginger can join for the last hour; left overnight, citrus pith turns the pitcher bitter and fruit goes ragged. Lemon juice belongs in the glass. A spoonful of [amber maple syrup](/reviews/12) dissolves cold, which honey refuses to do, and its woody note sits well with black tea. Keep the finished tea covered and drink it within three days, or sooner if you put fruit in it.

As for what to eat beside it, think of the dishes that also ask for no oven. Green tea, unsweetened, goes with [summer rolls and peanut sauce](/recipes/41) and rinses the richness away between bites. A strong black brew with lemon stands up to [cold sesame noodles](/recipes/46). Remember that caffeine does come through in cold water, only more slowly, so the pitcher on the table at nine in the evening will still be with you at midnight.
`,
  },
  {
    id: 14,
    title: 'More vegetables at dinner without a second side dish',
    category: 'Health & Wellness',
    date: '2025-09-07',
    excerpt:
      'Another bowl on the table is another thing to cook. Put the vegetables into the dish you were making anyway, by the handful and on purpose.',
    imageDesc:
      'Red colander heaped with rinsed broccoli, carrots, radishes, kale, a zucchini and a red pepper, two tomatoes beside it',
    tips: [
      'Keep a bag of frozen peas and one of spinach as standing members of the freezer; both cook in minutes.',
      'Double the onion in any stew. It disappears, and the stew is better.',
      'Wash and dry greens the day you buy them, because at seven in the evening nobody will.',
      'Cut vegetables for a shared pan so that they finish with the slowest item, not the fastest.',
    ],
    body: `
The usual advice is to add a salad. It is good advice for someone who has just finished making dinner and feels like making more. On an ordinary night the second dish is the first to be dropped, so the vegetables have to ride along in the first one. That changes the question from willpower to engineering: at which moment can this pot, pan or tray take on another two cups (about 200 g) of something green, orange or red, with no extra washing up and no harm to the food?

Sauces come first, because they hide the most and mind the least. Grate a carrot and a zucchini into ground meat as it browns and they melt away inside 15 minutes. Chop mushrooms as fine as the meat and you can swap a third of it, with a deeper flavor instead of a thinner one. A pasta such as [creamy mushroom rigatoni](/recipes/23) will take a whole bag of spinach stirred in by handfuls off the heat. It looks impossible and wilts to a cupful.

- **Last 1 minute:** spinach, arugula, tender herbs, frozen peas
- **Last 5 minutes:** kale ribbons, green beans in short lengths, corn, sliced zucchini
- **Last 15 minutes:** cauliflower, bell peppers, cabbage wedges, cubed squash
- **From the start:** onions, carrots, celery, parsnips

That list suits soups, stews and curries alike, and it solves the only real failure of vegetables in a pot, which is putting them all in together. A pot of [beef and bean chili](/recipes/6) takes bell peppers with the onion and corn at the end. Eggs poached in sauce, as in [one-pan shakshuka](/recipes/2), are an excuse for greens under the eggs. If the sauce gets watery, the fix is time with the lid off before the delicate things go in.

On a sheet pan, the limit is space. Vegetables crowded around meat steam and turn gray; the same amount on a second pan browns and gets eaten. So use two half-sheet pans and swap racks halfway. [Rosemary chicken with roots](/recipes/13) already contains its own side, and a head of broccoli on the other tray for the last 20 minutes makes it enough for leftovers. A matched pair such as [Stackwell’s](/reviews/21) nests when stored, so owning two costs no cupboard.

Then there is the underneath. Half of the rice can be cabbage shredded thin and fried hard for three minutes. Mashed potatoes take a third of their weight in cauliflower or celery root boiled in the same water. Tacos, wraps and pitas have room for twice the slaw they normally get, dressed with lime and salt so that it counts as seasoning. No one at the table needs to be fooled by any of this. Say what it is, and let people like it or not.

Quantity helps only if it tastes of something. Vegetables need salt of their own, fat enough to carry it, and color wherever the method allows; pale, soft and unsalted is what taught so many of us to move them to the edge of the plate. Brown the cauliflower before it goes into the curry. Dress the greens before they go on the toast. Buy two kinds each week that you will use up, rather than six with good intentions, and the dinner you already know how to cook does the rest.
`,
  },
  {
    id: 15,
    title: 'Dutch oven or multi-cooker: two roads to the same stew',
    category: 'Product Reviews',
    date: '2025-10-05',
    excerpt:
      'Low oven and heavy lid, or sealed pot and high pressure: what each does to meat, broth and your evening, and which deserves your shelf.',
    imageDesc:
      'Enameled Dutch oven of beef stew that steams, a wooden spoon in it, and behind it a steel electric multi-cooker with its lid on',
    tips: [
      'Cut stew meat larger for pressure, about 2 inches (5 cm); small cubes turn to threads.',
      'Use about a third less liquid in a sealed pot than in the oven, but never less than its manual’s minimum.',
      'Stew is better the next day from either pot. Cool it fast, in shallow containers.',
    ],
    body: `
Take two pounds (900 g) of beef chuck, an onion, carrots, stock and a bay leaf. In a heavy pot in a low oven they become stew in about three hours. In an electric pressure cooker they become stew in about half that time, all told, and you need not stand over it. Both stews are tender. Put the bowls next to each other, however, and you can tell which is which, and the difference explains why some kitchens hold on to both machines.

## The slow road

A Dutch oven browns. Its floor is wide and thick, so meat gets a crust in two or three batches, and the crust dissolves into the liquid later. The lid fits well without sealing, which means that water leaves all through the cooking; whatever stands above the surface darkens, and the broth gathers itself into sauce. At 325°F (165°C) nothing hurries. The collagen in a tough cut melts gradually, and you can lift the lid to taste, salt and drop in potatoes at the proper time.

What it asks for is presence. Somebody has to be at home with the oven on, and in August that is no small thing. Enameled iron is heavy before there is any stew in it, a point to take seriously if your wrists complain. [The Hearthline](/reviews/3) does this job and bakes round loaves as well, with no cord and little to wear out. For wine-dark braises such as [short ribs](/recipes/20), where the sauce is half the point, it stays our first choice.

## The fast road

Pressure raises the boiling point of water to around 240°F (115°C), and at that temperature collagen gives way in a fraction of the time: 35 to 40 minutes for cubes of chuck. Add 10 or 15 minutes for the pot to heat up and as many for the pressure to fall by itself, which matters, since venting meat quickly makes it tough. The minutes printed in many pressure recipes leave out both. Plan on an hour and a half with browning included, and more for a very full pot.

Nothing evaporates while the lid is locked. So the liquid you put in is the liquid you get out, tasting of everything but thin, and it wants ten minutes at a boil with the lid off, or a spoonful of flour mashed into butter. Browning in a deep insert means small batches, too. Against that, [the Tandem](/reviews/4) can move on to a gentle hold by itself and handles beans and rice besides. The larger [Kettlebeck](/reviews/19) has a wider base for searing and fewer programs.

## Choosing by your week

Ask when you are hungry and where you are two hours earlier. If you get home at six and eat at half past seven, pressure is the only way to a stew that night. If you cook on Sundays for the days ahead, the oven pot makes the better meal with no more actual work. Small kitchens should note that a multi-cooker wants a socket, some counter and clear space above the vent, while a Dutch oven can live on the stove.

Neither is wrong for [beef and bean chili](/recipes/6), which is thick and spiced enough to hide its upbringing. Our [lamb tagine](/recipes/32) belongs in the heavy pot, since it finishes with the lid off until the sauce is a glaze. Look through the [cookware](/comparisons?category=Cookware) and [multi-cooker](/comparisons?category=Multi-Cookers) tables before you decide, and under pressure respect the fill lines: two thirds for most food, half for beans and grains. Whichever you buy, brown the meat properly. It is the step both roads share and the first one that tired people skip.
`,
  },
  {
    id: 16,
    title: 'The freezer map',
    category: 'Kitchen Tips',
    date: '2025-08-17',
    excerpt:
      'Give every shelf a job, write the date on everything, and the freezer turns from a place where food is forgotten into a second pantry.',
    imageDesc:
      'Open freezer drawer with bags of soup, corn, stock, berries, peas and carrots filed upright, each named on masking tape',
    body: `
Somewhere in most freezers lies a gray parcel that nobody can name. It was bought with good sense and put away with none, and it will be thrown out at the next move. Freezing itself is forgiving: at 0°F (–18°C) food stays safe more or less indefinitely, because nothing can grow. What runs out is quality, and what runs out sooner is your memory. A map deals with both. It takes an hour once, and then half a minute each time you put something in.

## Draw the zones

Empty the freezer into coolers, throw out the parcels, and decide what lives where before anything goes back. Cold is steadiest at the back and bottom, and the door warms each time it opens, so that decides the first rule. After that, group by how you use things rather than by what they are. Dinner ought to be in one place. So should the bits that improve dinners, otherwise stock cubes end up under the peas and stay there.

- **Door:** nuts, butter, bread ends for crumbs, ice
- **Top shelf:** ready meals, meaning soups, stews, burritos
- **Middle:** vegetables, fruit, cooked beans and rice
- **Bottom or back:** raw meat and fish, in a tray that catches drips
- **One small box:** stock, tomato paste, herbs in oil, citrus juice, all in cubes

## Pack it flat, pack it cold

Air and slowness do the damage. Air dries surfaces into freezer burn, and slow freezing grows large ice crystals that leave food mushy. So cool cooked dishes quickly, in shallow containers, and have them in the refrigerator within two hours. Move them to freezer bags once cold, press out the air, and freeze them flat on a sheet pan. When hard they stand upright like records. Leave an inch (2.5 cm) of space in rigid tubs, since liquids swell, and never trust a glass jar with shoulders.

Pieces that should stay separate get frozen bare on a tray first and bagged afterward: berries, dumplings, cookie dough in balls. Wrap individual things tightly, then put them into a second layer. Burritos and patties keep from tasting of freezer that way, and you can take one out without chipping. Bread goes in sliced: [a no-knead loaf](/recipes/44) is two days’ worth fresh and a month of toast frozen. Whatever it is, the label says three things: name, date, and how many it feeds, written before the bag is filled, because tape does not stick to frost.

## How long is too long

For good eating, count on two or three months for soups, stews and cooked meat, three to four for raw ground meat, and six to twelve for steaks and roasts. Whole chicken holds for a year and pieces for about nine months. Lean fish is at its best within six months or so, oily fish within two or three. Blanched vegetables keep eight months to a year. Those are limits of taste, not of safety, provided that the freezer never warmed up.

Some foods belong on no shelf of it. Lettuce, cucumber and radishes collapse; boiled eggs turn to rubber; cream sauces and yogurt split, though they can be forgiven inside a cooked dish. Potatoes in stew go grainy, so freeze [chili](/recipes/6) and [red lentil soup](/recipes/34) in preference to chowder. Custards and gelatin desserts weep as they thaw. Shaped and unbaked dough, by contrast, often freezes beautifully, and one tray of scones in waiting is worth more than a cake.

## Getting it out again

Thaw in the refrigerator, overnight for bags and a full day for every 4 to 5 pounds (about 2 kg) of meat, or in cold water changed each half hour, cooking it right after. The counter is not a method. Soup and stew can go into the pan from frozen; bring them to 165°F (74°C) throughout, which [an instant-read thermometer](/reviews/9) settles in seconds. Tape a list inside the door and cross things off. On the last Friday of each month, eat the oldest line on it.
`,
  },
]
