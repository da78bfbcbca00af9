import { contentType } from './documentType.ts'
import { art, choice, group, groupList, image, number, text, textList } from './fields.ts'

const claim = (what: string, example: string) =>
  text({ description: `The claim about ${what}, as shown.`, example, maxLength: 20 })

const email = (whom: string, example: string) =>
  text({
    description: `Address for ${whom}.`,
    // Others mean more than a mailbox where a link says `mailto:`.
    pattern: /^[A-Za-z0-9._+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/,
    shape: 'an e-mail address',
    example,
  })

export const siteType = contentType({
  name: 'Site',
  description: 'Settings of the whole site.',
  folder: '',
  singleFile: 'site',
  extension: '.yaml',
  fields: {
    brand: text({ description: 'The name of the site.', maxLength: 40 }),
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
          description: 'The tag that every shop link carries.',
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
      min: 1,
      max: 200,
      unique: 'keyword',
      fields: {
        keyword: text({
          description: 'As written in affiliateKeyword.',
          example: 'olive oil',
          maxLength: 40,
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
    image: image({
      description: 'A photo in place of the painting: a file beside this one, or an https address.',
      example: 'photos/kitchen.jpg',
      optional: true,
    }),
    art: art({
      description: 'What that picture is painted from: one line of words from docs/pictures.md.',
      example: 'wood | board | loaf | knife@w',
    }),
    defaultReviewCount: number({
      description: 'The review count of a product that names none; leave out for no default.',
      example: 89,
      min: 1,
      max: 10_000_000,
      optional: true,
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
    providers: group({
      typeName: 'Providers',
      description: 'Services of others that pages may load; none by default.',
      fields: {
        analytics: choice({
          description: 'Who counts page views.',
          options: ['none'],
          example: 'none',
        }),
        ads: choice({
          description: 'Who fills the ad slots.',
          options: ['none'],
          example: 'none',
        }),
      },
    }),
  },
})
