import { groupField, groupList, imageField, numberField, textField } from './fields.ts'

export const stepPicturesField = groupList('Pictures of steps, each shown below its step.', {
  optional: true,
  max: 40,
  unique: 'step',
  fields: {
    step: numberField('The number of the step on the page; it moves when steps before it do.', {
      example: 3,
      min: 1,
      max: 40,
    }),
    image: imageField('A file beside this one, or an https address.', { example: 'dal-3.jpg' }),
    imageDesc: textField('What the picture shows, in words.', {
      example: 'Onions, dark brown and soft.',
      maxLength: 300,
    }),
  },
})

const FILE = { maxLength: 200, format: 'video-file', optional: true } as const

export const videoField = groupField('A video: a file beside this one, or one at YouTube.', {
  optional: true,
  fields: {
    title: textField('What the video shows, in words.', {
      example: 'How to fold the dough',
      maxLength: 100,
    }),
    file: textField('The file, as small as it can be: all who press play download it.', {
      example: 'dal.mp4',
      pattern: /^[^\\:]+\.(mp4|webm)$/,
      shape: 'the name of a file that ends in .mp4 or .webm',
      ...FILE,
    }),
    captions: textField('What is said and heard in the file, as WebVTT.', {
      example: 'dal.vtt',
      pattern: /^[^\\:]+\.vtt$/,
      shape: 'the name of a file that ends in .vtt',
      ...FILE,
    }),
    youtube: textField('The address at YouTube; nothing is loaded from there before a press.', {
      example: 'https://youtu.be/aqz-KE-bpKQ',
      pattern: /^(https:\/\/(www\.|m\.)?youtu(\.be|be\.com)\/(\S*[/=])?)?[\w-]{11}([?&]\S*)?$/,
      shape: 'the address of one video at YouTube',
      maxLength: 200,
      optional: true,
    }),
    poster: imageField('What is seen before a press; without it, the picture of the recipe.', {
      example: 'dal-video.jpg',
      optional: true,
    }),
  },
})
