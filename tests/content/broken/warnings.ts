import {
  type Broken,
  RECIPE,
  REVIEW,
  POST,
  PAGE,
  SITE,
  change,
  inFile,
  otherRecipe,
  collection,
  text,
} from './breakGood.ts'
import { changed, GOOD } from '../goodContent.ts'

/** Values that are allowed but usually wrong. */
export const WARNINGS: Broken = {
  ...inFile(PAGE, {
    'We cook. See → Pinchwell cooks. See':
      '8:1  Warning: “content” still says “Pinchwell”, and the site is called “Toastery”.  Write the new name or address.  [former-brand]',
  }),
  ...inFile(RECIPE, {
    'title: Tomato toast → title: Tomato toast #1':
      '2:8  Warning: “title” ends before “#1”, which YAML takes for a note.  Put the text in quotes: "Tomato toast #1"; a note has a space behind its “#”.  [text-cut]',
    'Toast the bread → At 200&deg;F, <b>toast</b> the bread': [
      '20:5  Warning: “&deg;” is shown to readers as it is written here.  Write “°” in its place.  [marks-in-text]',
      '20:5  Warning: “<b>” is shown to readers as it is written here.  Write the words alone, without tags and marks.  [marks-in-text]',
    ],
    '1 tablespoon (15 ml) → 1,5 tablespoons (22 ml)':
      '16:11  Warning: “1,5” is shown to readers as it is written here.  Write “1.5” in its place.  [decimal-comma]',
    'Bread, garlic → Bread of \uFB02our, garlic':
      '4:14  Warning: “\uFB02” is shown to readers as it is written here.  Write “fl” in its place.  [marks-in-text]',
    'Bread, garlic and a ripe tomato. → “Bread, garlic and a ripe tomato.”':
      '4:14  Warning: “description” is in quotation marks, which readers see.  Leave them out: Bread, garlic and a ripe tomato.  [quoted-value]',
    '1 tablespoon (15 ml) olive oil → tbsp olive oil':
      '16:11  Warning: “tbsp olive oil” begins with a measure and has no number.  Write how much before it, as in “1 tbsp olive oil”.  [unread-ingredient]',
    '1 ripe tomato → 1 ripe tomato, with hummus':
      '18:12  Warning: “allergens” leaves out sesame, which line 15 usually holds: “1 ripe tomato, with hummus”.  Say in the line what it is made without, as in “egg-free gnocchi”, or accept the warning.  [doubtful-label]',
    '- Rub it → - 2. Rub it':
      '21:5  Warning: “instructions[2]” begins with “2.”, and the page numbers the steps.  Leave the number out.  [numbered-step]',
    'prepTime: 10 → imageFocus: 50% 30%\nprepTime: 10':
      '7:13  Warning: “imageFocus” is the point of a picture, but “image” names none.  Name the picture in “image”, or remove “imageFocus”.  [unused-focus]',
    'date: 2025-10-19 → date: 2052-10-19':
      '11:7  Warning: “date” is 2052-10-19, more than a year ahead.  Correct the year, if it is a slip.  [far-date]',
    '240 kcal → 2400 kcal': [
      '24:13  Warning: “nutrition.calories” is 2400 kcal, but protein, carbs and fat give 245 kcal.  Correct what is wrong; protein and carbs give 4 kcal per gram, fat 9.  [nutrition-sum]',
      '24:13  Warning: “nutrition.calories” is 2400 kcal, but the amounts give about 226 kcal for each of 2 servings.  Correct it, an amount or “servings”; without “nutrition”, the site counts it.  [nutrition-differs]',
    ],
    '  - text: 1 ripe tomato →   - text: 1 ripe tomato\n  - text: 2 sprigs basil':
      '16:11  Warning: No step names the ingredient “2 sprigs basil”.  Name it in the step that uses it, or remove it.  [unused-ingredient]',
    '  - text: 1 ripe tomato →   - text: 1 ripe tomato\n  - text: 2 tablespoons':
      '16:11  Warning: The amount in “2 tablespoons” cannot be read.  Begin with the amount, its measure and what it is, as in “1½ cups (190 g) all-purpose flour”.  [unread-ingredient]',
    'Toast the bread → Toast the bread at 425°C (220°F)': [
      '20:5  Warning: “425°C (220°F)” contradicts itself: in metric it is about 104°C.  Correct one of the two.  [contradicting-measures]',
      '20:5  Warning: No oven at home is as hot as “425°C”.  Correct the number, or its °F or °C.  [unlikely-amount]',
    ],
    '1 tablespoon (15 ml) olive oil → 1 tabelspoon (15 ml) olive oil':
      '16:11  Warning: “tabelspoon” in “1 tabelspoon (15 ml) olive oil” is no measure.  Write “1 tablespoon”, if you mean that.  [unread-ingredient]',
    'Toast the bread for → Cut the bread ½ inch (1 cm) thick, and toast it for':
      '20:5  Warning: “½ inch (1 cm)” contradicts itself: in metric it is about 1.3 cm.  Correct one of the two.  [contradicting-measures]',
    'for 5 minutes. → for 5 minutes. Let it rest for 2 hours.':
      '7:11  Warning: The steps take at least 125 minutes, but “prepTime” and “cookTime” are 15 together.  Give what only waits as restTime, or correct the times.  [step-times]',
    'cookTime: 5 → cookTime: 180':
      '7:11  Warning: The steps name 5 of the 190 minutes that “prepTime” and “cookTime” are together.  Say in the steps what takes so long, or correct the times.  [step-times]',
    'cookTime: 5 → cookTime: 5\nrestKind: chilling':
      '9:11  Warning: “restKind” is chilling, but there is no “restTime”, so readers see neither.  Write how many minutes it takes as “restTime”, or remove “restKind”.  [half-rest]',
    'vegetarian,  → ':
      '12:7  Warning: No ingredient speaks against calling it vegetarian.  Add to “diet”: vegetarian.  [missing-diet]',
    'instructions: → swaps:\n  - makes: gluten-free\n    replace: [{ what: bread, with: 4 corn tortillas }]\ninstructions:':
      '20:12  Warning: Step 1 still needs what the swap replaces: “4 slices bread”.  Add an entry with this step, and say in it what changes.  [unswapped-step]',
    'allergens: [wheat] → ':
      '14:3  Warning: The ingredients hold wheat, which “allergens” does not say.  Write under “allergens”: wheat.  [missing-allergens]',
    "pour the oil over it. → pour the oil over it.\n  - 'Serve it warm:'":
      '22:5  Warning: “Serve it warm:” ends in a colon and is a heading, but no step follows it.  Write its steps below it, or end it with a full stop.  [empty-group]',
    'Two slices of toast rubbed with tomato → https://cdn.example/toast.jpg':
      '5:12  Warning: “imageDesc” is an address, so the picture has no words.  Write in words what it shows, for those who cannot see it.  [missing-alt-text]',
    'difficulty:  → video:\n  title: Rubbing it\n  file: rub.mp4\ndifficulty: ':
      '7:10  Warning: The video has no “captions”, so those who do not hear it miss what is said.  Name a file with them, or acknowledge that nothing is said.  [missing-captions]',
    'title: Tomato toast → acknowledge:\n  - rule: long-title\n    reason: It is its name.\ntitle: Tomato toast':
      '3:5  Warning: There is no warning “long-title” to acknowledge here.  Remove the entry.  [unneeded-acknowledgement]',
  }),
  ...inFile(REVIEW, {
    '  - Dear →   - Fruity':
      '13:5  Warning: “Fruity” stands in line 11, too.  Remove one of the two, or say how they differ.  [repeated-line]',
    's?k=olive+oil → s?k=olive+oil&tag=other-21':
      '7:16  Warning: The tag in “affiliateLink” is other-21, and that in content/site.yaml is toastery-20.  Take “tag=other-21” out of the link: the build puts the tag of the site in.  [affiliate-tag]',
    'A dark bottle of oil beside a bowl → Grovella Olive Oil':
      '5:12  Warning: “imageDesc” only repeats the title.  Write in words what it shows, for those who cannot see it.  [missing-alt-text]',
  }),
  ...inFile(SITE, {
    'Links marked “paid link” lead to a shop. → Links with a star are paid.':
      '23:15  Warning: “affiliate.disclosure” does not name the mark “paid link”, which stands beside every paid link.  Explain “paid link” in it.  [disclosure-mark]',
  }),
  'paid links that nothing explains': [
    { [SITE]: GOOD[SITE].replace(/^affiliate:\n(?: .*\n)+/m, '') },
    'content/site.yaml:1:1  Warning: Reviews have an “affiliateLink”, but no page explains that their links are paid.  Add “affiliate:” with a “disclosure” that explains the mark beside them.  [disclosure-mark]',
  ],
  'an address with a former name that is listed': [
    {
      [SITE]: changed(SITE, 'hello@toastery', 'hello@goodtoast').replace(
        'brand:',
        'formerBrands: [Good Toast]\nbrand:',
      ),
    },
    'content/site.yaml:8:12  Warning: “contacts.general” still says “Good Toast”, and the site is called “Toastery”.  Write the new name or address.  [former-brand]',
  ],
  'a privacy page that denies the services of the settings': [
    {
      [SITE]: changed(
        SITE,
        'analytics: none',
        'analytics: plausible\n  plausible: {domain: toastery.example}',
      ).replace(
        'newsletter:\n  service: none',
        'newsletter:\n  service: json\n  endpoint: https://forms.example/n',
      ),
      'pages/privacy.mdx':
        '---\nslug: privacy\ntitle: Privacy\ndescription: What is stored.\n---\n\nHello.\n\nWe load no analytics provider.\n\n- **Newsletter.** Your address is not sent to a server.\n- **Contact form.** It is not sent to a server either.\n',
    },
    [
      'content/pages/privacy.mdx:9:1  Warning: This says that there is no such service, but “providers.analytics” of content/site.yaml is “plausible”.  Say which service it is, what it learns and why, write <Services about="analytics" /> in its place, or turn it off there.  [privacy-claim]',
      'content/pages/privacy.mdx:11:1  Warning: This says that there is no such service, but “newsletter.service” of content/site.yaml is “json”.  Say which service it is, what it learns and why, write <Services about="newsletter" /> in its place, or turn it off there.  [privacy-claim]',
    ],
  ],
  'forms that reach nobody': [
    { [SITE]: GOOD['site.yaml'].replace(/acknowledge:\n.*\n.*\n/, '') },
    ['34:12', '36:12'].map(
      (place, index) =>
        `content/site.yaml:${place}  Warning: “${['newsletter', 'contact'][index]}.service” is “none”: what visitors send stays in their browsers, and nobody receives it.  Name a service and its endpoint, or accept it under “acknowledge”.  [unsent-form]`,
    ),
  ],
  'ratings of users that nobody has counted': [
    { [SITE]: `${GOOD['site.yaml']}defaultReviewCount: 89\n` },
    'content/site.yaml:46:21  “defaultReviewCount” tells search engines of 89 ratings by users in one review without a “reviewCount”.  Remove the line, or write the rule “default-count” with your reason under “acknowledge”.',
  ],
  'an offer without a price': [
    change(REVIEW, 'price: $12', 'price: $$'),
    'content/site.yaml:1:1  Warning: Search engines see a mistake in an offer without a price, as in one review.  Write an amount as the “price” of a review, such as “$40”, or accept it here.  [offer-without-price]',
  ],
  'a file that was copied and not renamed': [
    { 'recipes/4-leeks.yaml': otherRecipe('cuisine: French')['recipes/2.yaml'] ?? null },
    'content/recipes/4-leeks.yaml:1:5  Warning: “id” is 2, but the file is named 4-leeks.yaml.  Write “id: 4”, as the file is named; or, when the page is public under the number 2, rename the file to 2-leeks.yaml.  [file-number]',
  ],
  'an ingredient and a step twice': [
    {
      [RECIPE]: GOOD[RECIPE]
        .replace(/  - text: 1 ripe tomato\n/, (line) => line + line)
        .replace(/  - Rub it.*\n/, (line) => line + line),
    },
    [
      'content/recipes/1.yaml:16:11  Warning: “1 ripe tomato” stands in line 15, too.  Remove one of the two, or say how they differ.  [repeated-line]',
      'content/recipes/1.yaml:23:5  Warning: “Rub it with the tomato, and pour the oil over it.” stands in line 22, too.  Remove one of the two, or say how they differ.  [repeated-line]',
    ],
  ],
  'a rest that is called preparation': [
    {
      [RECIPE]: GOOD[RECIPE]
        .replace('prepTime: 10', 'prepTime: 130')
        .replace('for 5 minutes.', 'for 5 minutes. Chill it for 2 hours.'),
    },
    'content/recipes/1.yaml:7:11  Warning: The steps let it wait for 120 minutes, but there is no “restTime”.  Write them as “restTime”; “prepTime” and “cookTime” are without them.  [hidden-rest]',
  ],
  'steps that take longer than all three times': [
    {
      [RECIPE]: GOOD[RECIPE]
        .replace('cookTime: 5', 'cookTime: 5\nrestTime: 15')
        .replace('for 5 minutes.', 'for 5 minutes. Chill it for 2 hours.'),
    },
    'content/recipes/1.yaml:7:11  Warning: The steps take at least 125 minutes, but “prepTime”, “cookTime” and “restTime” are 30 together.  Give what only waits as restTime, or correct the times.  [step-times]',
  ],
  'a title that search results cut': [
    change(RECIPE, 'title: Tomato toast', `title: Tomato toast${' and garlic'.repeat(5)}`),
    'content/recipes/1.yaml:2:8  Warning: “title” is 67 characters long; search results show about 60.  Shorten it, or say what matters first.  [long-title]',
  ],
  'an excerpt that search results cut': [
    change(
      POST,
      'What stale bread is good for.',
      `What stale bread${' is good for and'.repeat(10)}`,
    ),
    'content/posts/3.mdx:6:10  Warning: “excerpt” is 176 characters long; search results show about 160.  Shorten it, or say what matters first.  [long-description]',
  ],
  'the same recipe in the plural': [
    {
      'recipes/2.yaml': GOOD[RECIPE]
        .replace('id: 1', 'id: 2')
        .replace('Tomato toast', 'Toasts with tomatoes'),
    },
    'content/recipes/2.yaml:2:8  Warning: The title is almost that of content/recipes/1.yaml, “Tomato toast”.  Make the titles differ, or make one document of the two.  [similar-title]',
  ],
  'as many recipes as there are with a draft': [
    { ...change(SITE, 'recipes: 1+', 'recipes: 2+'), ...otherRecipe('draft: true') },
    'content/site.yaml:15:12  Warning: “claims.recipes” says “2+”, but there is 1.  Claim what is there, or write more recipes.  [claim-too-high]',
  ],
  'words for a page of too few recipes': [
    {
      'categories.yaml': `${GOOD['categories.yaml']}topics:\n  - name: Dinner\n    description: For the evening.\n`,
    },
    'content/categories.yaml:16:11  Warning: Fewer than 3 recipes are of “Dinner”, so it has no page.  Correct the word, or add it again once there are more.  [unused-topic]',
  ],
  'a link to a draft': [
    { ...text('See [that soup](/recipes/2).'), ...otherRecipe('draft: true') },
    'content/posts/3.mdx:13:5  Warning: The link leads to content/recipes/2.yaml, which readers do not see (Draft).  They get its words without the link; publish the document, or remove the link.  [unpublished-target]',
  ],
  'a card of what has expired': [
    { ...change(POST, 'id="1"', 'id="2"'), ...otherRecipe('expireAt: 2027-01-01') },
    'content/posts/3.mdx:15:1  Warning: The card shows content/recipes/2.yaml, which readers do not see (Expired).  They get no card; publish the document, or remove the card.  [unpublished-target]',
  ],
  'a collection whose file has spaces and capitals in its name': [
    { 'collections/On Toast.mdx': collection('recipes/1') },
    'content/collections/On Toast.mdx:1:1  The name of the file, “On Toast”, cannot be the end of an address.  Rename it with lowercase letters, digits and hyphens alone, such as on-toast.mdx.',
  ],
  'a collection of something that is neither a recipe nor a review': [
    { 'collections/toast.mdx': collection('posts/3') },
    'content/collections/toast.mdx:6:15  “items[1].document” must be a recipe or a review, such as recipes/7, but is “posts/3”.  Write for example “document: recipes/7”.',
  ],
  'a collection with a draft in it': [
    {
      'collections/toast.mdx': collection('recipes/1', 'recipes/2'),
      ...otherRecipe('draft: true'),
    },
    'content/collections/toast.mdx:7:15  Warning: “items[2].document” names content/recipes/2.yaml, which readers do not see (Draft).  They get the list without it; publish the document, or remove the entry.  [unpublished-target]',
  ],
  'a keyword that stands for a review of later': [
    {
      ...change(REVIEW, 'rating: 4.6', 'rating: 4.6\npublishAt: 2027-12-01'),
      ...change(SITE, '  reviews: 1+\n', ''),
    },
    'content/site.yaml:26:13  Warning: “affiliateProducts[1].review” names content/reviews/7.yaml, which readers do not see (From Dec 1, 2027).  They get no link to it; publish it, or name another.  [unpublished-target]',
  ],
  'a keyword that leads to a product its review calls wrong for the dish': [
    change(REVIEW, 'detailedReview:', 'notFor: [soup, rubbing tomatoes]\ndetailedReview:'),
    'content/recipes/1.yaml:17:23  Warning: “ingredients[3].affiliateKeyword” leads to content/reviews/7.yaml, which is not for “rubbing tomatoes”.  Lead to another product, or to none.  [not-for]',
  ],
  'a tool that its review calls wrong for the dish': [
    {
      ...change(RECIPE, 'nutrition:', 'equipment:\n  - text: A dish\n    review: 7\nnutrition:'),
      [REVIEW]: changed(REVIEW, 'detailedReview:', 'notFor: [toasting]\ndetailedReview:'),
      [SITE]: changed(SITE, 'review: 7', 'review: 8'),
      'reviews/8.yaml': GOOD[REVIEW]
        .replace('id: 7', 'id: 8')
        .replace('Grovella olive oil', 'Tidepan salt'),
    },
    'content/recipes/1.yaml:25:13  Warning: “equipment[1].review” leads to content/reviews/7.yaml, which is not for “toasting”.  Lead to another product, or to none.  [not-for]',
  ],
}
