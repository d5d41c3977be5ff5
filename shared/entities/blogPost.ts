import * as z from 'zod/mini'
import { Seo } from './seo.ts'
import { checkedSources } from './source.ts'
import { html, id, line, lineOf, slug, timestamp } from './text.ts'
import { mainImage, signOff } from './treatmentPage.ts'
import { validationMessages } from './validationMessages.ts'

/** The address of the category's list has it too, where no marker could stand for a fact. */
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

/** A page of posts, newest first. `total` and `pages` count the posts of all pages. */
export const BlogPostList = z.object({
  posts: z.array(BlogPost),
  total: z.number(),
  pages: z.number(),
})
export type BlogPostList = z.infer<typeof BlogPostList>
