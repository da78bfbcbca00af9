import { LANGUAGES } from '../../../languages/languages.ts'
import { SERVICE_NAMES } from '../../settings/formServices.ts'
import { MAX_CATEGORIES } from './categories.ts'
import { contentType } from './documentType.ts'
import {
  booleanField,
  choiceField,
  groupField,
  groupList,
  pictureFields,
  numberField,
  documentNumberField,
  textField,
  textList,
} from './fields.ts'
import { providers } from './providers.ts'
import { AUTHORITY, httpsAddress } from './allowedAddresses.ts'
import { redirectsField } from './redirects.ts'
import { priceFields } from './prices.ts'

const claim = (what: string, example: string) =>
  textField(`The claim about ${what}, as shown.`, {
    example,
    pattern: /^(?!0|1$)\d[\d.,]{0,15}\+?$/,
    shape: 'a figure above one',
    optional: true,
  })

const email = (purpose: string, example: string) =>
  textField(`Address for ${purpose}.`, {
    // Other characters have a meaning in `mailto:` links.
    pattern: /^[A-Za-z0-9._+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/,
    shape: 'an e-mail address',
    example,
  })

const delivery = (what: string) =>
  groupField(`Where ${what} go in addition to the visitor’s own browser.`, {
    fields: {
      service: choiceField('How they are sent; none leaves them in the browser.', {
        options: SERVICE_NAMES,
        example: 'json',
      }),
      endpoint: textField('The address that takes them. It is public, so it must hold no secret.', {
        pattern: ENDPOINT,
        format: 'url',
        shape: 'an address that begins with https://, or with http://localhost for a try',
        example: 'https://forms.example/newsletter',
        optional: true,
      }),
    },
  })

/** Excludes user name, password and hash. */
const ENDPOINT = new RegExp(
  String.raw`^(https://${AUTHORITY}|http://(localhost|127\.0\.0\.1)(:[0-9]+)?)([/?][^\s#"<>]*)?$`,
)

export const siteType = contentType({
  name: 'Site',
  description: 'Settings of the whole site.',
  singleFile: 'site',
  summaryField: 'description',
  icon: 'settings',
  fields: {
    brand: textField('The name of the site.', { maxLength: 40 }),
    formerBrands: textList(
      'Names that the site had before; the check warns of whatever still says one.',
      { example: 'Pinchwell', optional: true, max: 10, maxLength: 40, unique: true },
    ),
    tagline: textField('One line under the name.', { maxLength: 120 }),
    description: textField('For search engines.', { maxLength: 200 }),
    address: textField(
      'Where the site lives, with its folder if it has one; no slash at the end.',
      {
        pattern: new RegExp(`^https?://${AUTHORITY}(/[a-z0-9-]+)*$`),
        format: 'url',
        shape:
          'an address such as https://pinchwell.example or https://name.github.io/bakery, without a slash at its end',
        example: 'https://pinchwell.example',
      },
    ),
    language: choiceField('The language of its words; without it, English.', {
      options: Object.keys(LANGUAGES),
      example: 'en',
      optional: true,
    }),
    contacts: groupField('Where mail goes.', {
      fields: {
        general: email('readers', 'hello@pinchwell.example'),
        partnerships: email('partners', 'partners@pinchwell.example'),
      },
    }),
    social: groupList('The networks whose icons stand in the footer.', {
      optional: true,
      max: 6,
      unique: 'network',
      fields: {
        network: choiceField('Which network.', {
          options: ['Facebook', 'Instagram', 'Pinterest', 'YouTube'],
          example: 'Instagram',
        }),
        name: textField('The account there.', { maxLength: 60 }),
        url: textField('Its address; without one, the icon says that it is coming soon.', {
          ...httpsAddress,
          example: 'https://www.instagram.com/pinchwell',
          optional: true,
        }),
      },
    }),
    claims: groupField('Figures that the site states about itself.', {
      optional: true,
      fields: {
        recipes: claim('recipes', '50+'),
        reviews: claim('reviews', '40+'),
        subscribers: claim('subscribers', '10,000+'),
      },
    }),
    affiliate: groupField('The affiliate program.', {
      optional: true,
      fields: {
        retailer: textField('The name of the shop.', { example: 'Amazon' }),
        tag: textField('The tag that the build puts into every link to the shop.', {
          pattern: /^[a-z0-9-]+$/,
          shape: 'lowercase letters, digits and hyphens',
          example: 'pinchwell-20',
        }),
        statement: textField('The sentence in the footer.', { maxLength: 300 }),
        disclosure: textField('The sentence before the first paid link of a page.', {
          maxLength: 300,
        }),
      },
    }),
    affiliateProducts: groupList('Which reviewed product an ingredient keyword leads to.', {
      optional: true,
      min: 0,
      max: 200,
      unique: 'keyword',
      fields: {
        keyword: textField('As written in affiliateKeyword.', {
          example: 'olive oil',
          maxLength: 40,
          defines: 'affiliateKeyword',
        }),
        review: documentNumberField('The id of the review.', { of: 'reviews', example: 7 }),
      },
    }),
    ...priceFields,
    ...pictureFields(
      'photos/kitchen.jpg',
      'The picture at the top of every post: what it shows, in words.',
    ),
    importCategories: groupList(
      'Which words of other sites stand for a category of this one, when recipes are imported.',
      {
        optional: true,
        max: MAX_CATEGORIES,
        unique: 'category',
        fields: {
          category: textField('The category of this site.', {
            refersTo: 'recipes.category',
            example: 'Dinner',
          }),
          words: textField('The words of others for it, with commas between them.', {
            example: 'main course, supper',
            maxLength: 1000,
          }),
        },
      },
    ),
    defaultReviewCount: numberField(
      'The review count of a product that names none; leave out for no default.',
      { example: 89, min: 1, max: 10_000_000, optional: true },
    ),
    sampleContent: booleanField(
      'Whether products, ratings and counts are samples; pages then say so. Remove it when they are real.',
      { example: true, optional: true, absent: false },
    ),
    search: choiceField('What the header’s search box does.', {
      options: ['placeholder', 'live'],
      example: 'live',
    }),
    suggestedSearches: textList(
      'What the search page offers to look for, before anything is typed.',
      { max: 12, maxLength: 40, optional: true },
    ),
    scrollOnBack: choiceField(
      'Where Back and Forward lead on a page: where the reader was, or to its top.',
      { options: ['restore', 'top'], example: 'restore' },
    ),
    offline: booleanField(
      'Whether visitors’ browsers keep pages, to open them without a connection; false removes what they keep.',
      { example: true, optional: true, absent: true },
    ),
    redirects: redirectsField,
    newsletter: delivery('sign-ups'),
    contact: delivery('messages of the contact form'),
    providers,
    editor: groupField(
      'Where the editor at /admin/ saves; leave out for no editor on the public site.',
      {
        optional: true,
        fields: {
          backend: choiceField('What keeps the repository.', {
            options: ['github', 'gitlab', 'gitea'],
            example: 'github',
          }),
          repo: textField('The repository, with its owner.', {
            pattern: /^[\w.-]+(\/[\w.-]+)+$/,
            shape: 'an owner and a name with a slash between them',
            example: 'pinchwell/site',
          }),
          branch: textField('The branch that the site is built from.', {
            pattern: /^[\w./-]+$/,
            shape: 'the name of a branch',
            example: 'main',
          }),
          workflow: choiceField(
            'Whether a save is on the branch at once, or goes through a pull request.',
            { options: ['direct', 'review'], example: 'review', optional: true },
          ),
          baseUrl: textField(
            'Of your own GitLab or Gitea; for GitHub, of the service that signs in.',
            { ...httpsAddress, example: 'https://gitlab.example', optional: true },
          ),
          apiUrl: textField('Of the API, where it does not follow from the rest.', {
            ...httpsAddress,
            example: 'https://gitlab.example/api/v4',
            optional: true,
          }),
          appId: textField(
            'The editor’s id as an application of GitLab or Gitea, for signing in there.',
            { maxLength: 100, optional: true },
          ),
        },
      },
    ),
  },
})
