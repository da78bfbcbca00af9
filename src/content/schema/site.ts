import { SERVICE_NAMES } from '../../settings/formServices.ts'
import { MOST_CATEGORIES } from './categories.ts'
import { contentType } from './documentType.ts'
import {
  boolean,
  choice,
  group,
  groupList,
  pictureFields,
  number,
  text,
  textList,
} from './fields.ts'
import { httpsAddress, providers } from './providers.ts'
import { redirects } from './redirects.ts'

const claim = (what: string, example: string) =>
  text({ description: `The claim about ${what}, as shown.`, example, maxLength: 20 })

const email = (purpose: string, example: string) =>
  text({
    description: `Address for ${purpose}.`,
    // Others mean more than a mailbox where a link says `mailto:`.
    pattern: /^[A-Za-z0-9._+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/,
    shape: 'an e-mail address',
    example,
  })

const delivery = (typeName: string, what: string) =>
  group({
    typeName,
    description: `Where ${what} go in addition to the visitor’s own browser.`,
    fields: {
      service: choice({
        description: 'How they are sent; none leaves them in the browser.',
        options: SERVICE_NAMES,
        example: 'json',
      }),
      endpoint: text({
        description: 'The address that takes them. It is public, so it must hold no secret.',
        pattern: ENDPOINT,
        url: true,
        shape: 'an address that begins with https://, or with http://localhost for a try',
        example: 'https://forms.example/newsletter',
        optional: true,
      }),
    },
  })

/** Without a name and a password in front of the host, and without a place in the page. */
const ENDPOINT =
  /^(https:\/\/[A-Za-z0-9.-]+(:[0-9]+)?|http:\/\/(localhost|127\.0\.0\.1)(:[0-9]+)?)([/?][^\s#"<>]*)?$/

export const siteType = contentType({
  name: 'Site',
  description: 'Settings of the whole site.',
  folder: '',
  singleFile: 'site',
  summaryField: 'description',
  icon: 'settings',
  extension: '.yaml',
  fields: {
    brand: text({ description: 'The name of the site.', maxLength: 40 }),
    formerBrands: textList({
      description: 'Names that the site had before; the check warns of whatever still says one.',
      example: 'Pinchwell',
      optional: true,
      min: 1,
      max: 10,
      maxLength: 40,
      unique: true,
    }),
    tagline: text({ description: 'One line under the name.', maxLength: 120 }),
    description: text({ description: 'For search engines.', maxLength: 200 }),
    address: text({
      description: 'Where the site lives, without a slash at the end.',
      pattern: /^https?:\/\/[A-Za-z0-9.-]+(:[0-9]+)?$/,
      url: true,
      shape: 'an address such as https://pinchwell.example, without a path',
      example: 'https://pinchwell.example',
    }),
    contacts: group({
      typeName: 'Contacts',
      description: 'Where mail goes.',
      fields: {
        general: email('readers', 'hello@pinchwell.example'),
        partnerships: email('partners', 'partners@pinchwell.example'),
      },
    }),
    social: groupList({
      typeName: 'SocialAccount',
      description: 'The networks whose icons stand in the footer.',
      min: 1,
      max: 6,
      unique: 'network',
      fields: {
        network: choice({
          description: 'Which network.',
          options: ['Facebook', 'Instagram', 'Pinterest', 'YouTube'],
          example: 'Instagram',
        }),
        name: text({ description: 'The account there.', maxLength: 60 }),
        url: text({
          description: 'Its address; without one, the icon says that it is coming soon.',
          ...httpsAddress,
          example: 'https://www.instagram.com/pinchwell',
          optional: true,
        }),
      },
    }),
    claims: group({
      typeName: 'Claims',
      description: 'Figures that the site states about itself.',
      fields: {
        recipes: claim('recipes', '50+'),
        reviews: claim('reviews', '40+'),
        subscribers: claim('subscribers', '10,000+'),
      },
    }),
    affiliate: group({
      typeName: 'Affiliate',
      description: 'The affiliate programme.',
      fields: {
        retailer: text({ description: 'The name of the shop.', example: 'Amazon' }),
        tag: text({
          description: 'The tag that the build puts into every link to the shop.',
          pattern: /^[a-z0-9-]+$/,
          shape: 'small letters, digits and hyphens',
          example: 'pinchwell-20',
        }),
        statement: text({ description: 'The sentence in the footer.', maxLength: 300 }),
        disclosure: text({
          description: 'The sentence before the first paid link of a page.',
          maxLength: 300,
        }),
      },
    }),
    affiliateProducts: groupList({
      typeName: 'AffiliateProduct',
      description: 'Which reviewed product an ingredient keyword leads to.',
      min: 0,
      max: 200,
      unique: 'keyword',
      fields: {
        keyword: text({
          description: 'As written in affiliateKeyword.',
          example: 'olive oil',
          maxLength: 40,
          defines: 'affiliateKeyword',
        }),
        review: number({
          description: 'The id of the review.',
          example: 7,
          min: 1,
          max: 999_999,
          refersTo: 'reviews',
        }),
      },
    }),
    imageDesc: text({
      description: 'The picture at the top of every post: what it shows, in words.',
      orImage: true,
      maxLength: 300,
    }),
    ...pictureFields('photos/kitchen.jpg'),
    importCategories: groupList({
      typeName: 'ImportCategory',
      description:
        'Which words of other sites stand for a category of this one, when recipes are imported.',
      optional: true,
      min: 1,
      max: MOST_CATEGORIES,
      unique: 'category',
      fields: {
        category: text({
          description: 'The category of this site.',
          refersTo: 'recipes.category',
          example: 'Dinner',
        }),
        words: text({
          description: 'The words of others for it, with commas between them.',
          example: 'main course, supper',
          maxLength: 1000,
        }),
      },
    }),
    defaultReviewCount: number({
      description: 'The review count of a product that names none; leave out for no default.',
      example: 89,
      min: 1,
      max: 10_000_000,
      optional: true,
    }),
    sampleContent: boolean({
      description:
        'Whether products, ratings and counts are samples; pages then say so. Remove it when they are real.',
      example: true,
      optional: true,
      absent: false,
    }),
    search: choice({
      description: 'What the header’s search box does.',
      options: ['placeholder', 'live'],
      example: 'live',
    }),
    suggestedSearches: textList({
      description: 'What the search page offers to look for, before anything is typed.',
      min: 1,
      max: 12,
      maxLength: 40,
      optional: true,
    }),
    scrollOnBack: choice({
      description: 'Where Back and Forward lead on a page: where the reader was, or to its top.',
      options: ['restore', 'top'],
      example: 'restore',
    }),
    offline: boolean({
      description:
        'Whether visitors’ browsers keep pages, to open them without a connection; false removes what they keep.',
      example: true,
      optional: true,
      absent: true,
    }),
    redirects,
    newsletter: delivery('NewsletterDelivery', 'sign-ups'),
    contact: delivery('ContactDelivery', 'messages of the contact form'),
    providers,
    editor: group({
      typeName: 'Editor',
      description: 'Where the editor at /admin/ saves; leave out for no editor on the public site.',
      optional: true,
      fields: {
        backend: choice({
          description: 'What keeps the repository.',
          options: ['github', 'gitlab', 'gitea'],
          example: 'github',
        }),
        repo: text({
          description: 'The repository, with its owner.',
          pattern: /^[\w.-]+(\/[\w.-]+)+$/,
          shape: 'an owner and a name with a slash between them',
          example: 'pinchwell/site',
        }),
        branch: text({
          description: 'The branch that the site is built from.',
          pattern: /^[\w./-]+$/,
          shape: 'the name of a branch',
          example: 'main',
        }),
        workflow: choice({
          description: 'Whether a save is on the branch at once, or goes through a pull request.',
          options: ['direct', 'review'],
          example: 'review',
          optional: true,
        }),
        baseUrl: text({
          description: 'Of your own GitLab or Gitea; for GitHub, of the service that signs in.',
          ...httpsAddress,
          example: 'https://gitlab.example',
          optional: true,
        }),
        apiUrl: text({
          description: 'Of the API, where it does not follow from the rest.',
          ...httpsAddress,
          example: 'https://gitlab.example/api/v4',
          optional: true,
        }),
        appId: text({
          description:
            'The editor’s id as an application of GitLab or Gitea, for signing in there.',
          maxLength: 100,
          optional: true,
        }),
      },
    }),
  },
})
