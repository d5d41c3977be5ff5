import * as z from 'zod/mini'
import { mainImage } from './mainImage.ts'
import { Seo } from './seo.ts'
import { signOff } from './signOff.ts'
import { checkedSources } from './source.ts'
import { html, id, line, lineOf, slug, timestamp } from './text.ts'
import { validationMessages } from './validationMessages.ts'

/** The URL of the category's list contains the name, and no fact can replace a marker in a URL. */
export const PostCategory = lineOf(100).check(z.regex(/^[^{}]*$/, validationMessages.noBraces))

export const BlogPost = z.object({
  id,
  slug,
  title: line,
  category: PostCategory,
  author: line,
  content: html,
  excerpt: z.string().check(z.maxLength(1_000)),
  createdAt: timestamp,
  updatedAt: z.optional(timestamp),
  /** The cover. An illustration is shown by default. */
  ...mainImage,
  image1: z.optional(mainImage.image1),
  ...checkedSources,
  ...signOff,
  seo: z.optional(Seo),
})
export type BlogPost = z.infer<typeof BlogPost>

/** A page of posts, newest first. `total` is the number of all posts, `pages` the number of pages. */
export const BlogPostList = z.object({
  posts: z.array(BlogPost),
  total: z.number(),
  pages: z.number(),
})
export type BlogPostList = z.infer<typeof BlogPostList>
