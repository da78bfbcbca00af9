import { contentType } from './documentType.ts'
import { choiceField, groupField, textField } from './fields.ts'

function color(purpose: string, example: string) {
  return textField(purpose, {
    pattern: /^#[\dA-Fa-f]{6}$/,
    shape: '“#” and six digits or letters from A to F, in quotes',
    example: `"${example}"`,
    optional: true,
  })
}

function font(purpose: string, example: string) {
  return textField(`${purpose}: an installed family or package, or a file in fonts/.`, {
    maxLength: 100,
    example,
    optional: true,
  })
}

export const themeType = contentType({
  name: 'Theme',
  description:
    'The look of the site; what is left out stays as it comes. A square logo.svg beside it becomes the logo.',
  singleFile: 'theme',
  isOptional: true,
  icon: 'palette',
  fields: {
    colors: groupField('The colors; shades, and those of the dark scheme, follow from them.', {
      optional: true,
      fields: {
        primary: color('Buttons, links, stripes and the logo of the design.', '#BD4025'),
        accent: color(
          'The band of the newsletter, notes and the frame of what has focus.',
          '#276C6F',
        ),
        paper: color('The ground of pages by day.', '#FBF6EC'),
        ink: color('The text by day; the ground of pages in the dark is darker still.', '#2A201A'),
      },
    }),
    fonts: groupField('The fonts; lines break alike before they have arrived.', {
      optional: true,
      fields: {
        headings: font('Headings, numbers and the name of the site', 'Lora'),
        text: font('All other text, which needs a regular and a bold weight', 'figtree.woff2'),
      },
    }),
    scheme: choiceField('What visitors see who have not chosen; auto follows their device.', {
      options: ['auto', 'light', 'dark'],
      example: 'dark',
      optional: true,
    }),
    corners: choiceField('The corners of buttons, cards and pictures.', {
      options: ['round', 'slight', 'square'],
      example: 'slight',
      optional: true,
    }),
    patterns: choiceField(
      'Whether pages have the stripes of an awning and the checks of a cloth.',
      { options: ['awning', 'none'], example: 'none', optional: true },
    ),
  },
})
