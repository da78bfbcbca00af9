import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'

const base = process.env.CONTENT_DIR

const folder = (name: string, pattern: string) =>
  defineCollection({
    loader: glob({
      base: `${base}/${name}`,
      pattern,
      generateId: ({ data }) => String(data.id),
    }),
  })

export const collections = {
  recipes: folder('recipes', '*.yaml'),
  reviews: folder('reviews', '*.yaml'),
  posts: folder('posts', '*.mdx'),
}
