import { choiceField, groupField, textField, booleanField } from './fields.ts'
import { AUTHORITY } from './allowedAddresses.ts'

const plausible = groupField('What “analytics: plausible” needs.', {
  optional: true,
  fields: {
    domain: textField('The site as it is named at Plausible.', {
      pattern: /^[a-z0-9-]+(\.[a-z0-9-]+)+$/,
      shape: 'a name such as pinchwell.example, without https://',
      example: 'pinchwell.example',
    }),
    script: textField(
      'The address of the script, if it is not plausible.io’s own for manual page views.',
      {
        pattern: new RegExp(String.raw`^https://${AUTHORITY}/[^\s"<>#]+$`),
        shape: 'the https:// address of a script',
        example: 'https://stats.example/js/script.manual.js',
        optional: true,
      },
    ),
    consent: booleanField(
      'Whether visitors are asked first; it sets no cookies, so they need not be.',
      { example: true, optional: true },
    ),
  },
})

const ga4 = groupField('What “analytics: ga4” needs.', {
  optional: true,
  fields: {
    measurementId: textField('The measurement ID of the web stream.', {
      pattern: /^G-[A-Z0-9]{6,16}$/,
      shape: '“G-” with capital letters and digits',
      example: 'G-1A2B3C4D5E',
    }),
  },
})

const adsense = groupField('What “ads: adsense” needs.', {
  optional: true,
  fields: {
    client: textField('The publisher ID, with “ca-” before it.', {
      pattern: /^ca-pub-[0-9]{16}$/,
      shape: '“ca-pub-” with 16 digits',
      example: 'ca-pub-1234567890123456',
    }),
    slot: textField('The id of the display ad unit that fills the slots.', {
      pattern: /^[0-9]{6,12}$/,
      shape: '6 to 12 digits in quotes',
      example: '"1234567890"',
    }),
  },
})

/** Each provider's settings are in the group with its name. */
export const providers = groupField('Services of others that pages may load; none by default.', {
  fields: {
    analytics: choiceField('Who counts page views.', {
      options: ['none', 'plausible', 'ga4'],
      example: 'plausible',
    }),
    plausible,
    ga4,
    ads: choiceField('Who fills the ad slots; none shows where they would be, hidden nothing.', {
      options: ['none', 'hidden', 'adsense'],
      example: 'adsense',
    }),
    adsense,
  },
})
