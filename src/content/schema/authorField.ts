import { text } from './fields.ts'

export const authorField = {
  author: text({
    description: 'Who wrote it: the name of a file in content/authors; without it, the site.',
    example: 'jo-ladle',
    maxLength: 80,
    refersTo: 'author',
    optional: true,
  }),
}
