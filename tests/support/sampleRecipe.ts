export const RECIPE = `# The first of all recipes.
id: 7
title: Tall buttermilk pancakes # as on the card
description: "A thick, lumpy batter left alone for ten minutes, then scooped without another stir:
  that is where the height comes from."
imageDesc: Stack of thick golden pancakes on a white plate, a square of butter melting on top and
  maple syrup running down the pale sides.
quoted: 'It''s done'
secret: kept # no field of ours

# In the order of the steps.
ingredients:
  - text: 2 cups (250 g) flour # sifted
  # The next one may be left out.
  - text: 1½ teaspoons vanilla
    affiliateKeyword: vanilla
  - text: salt

instructions:
  - Whisk the flour, sugar, baking powder, baking soda and salt in a large bowl. Melt 3 tablespoons
    (43 g) of the butter and let it cool.
  # Patience.
  - Leave the batter alone.
  - Flip once.
notes: |
  First line.

  Third line.
nutrition:
  calories: 600 kcal
  fat: 22g
tags: [quick, "easy, really"]
`
