import * as z from 'zod/mini'
import { Seo } from './seo.ts'
import { html, id, line, timestamp } from './text.ts'
import { validationMessages } from './validationMessages.ts'

/** An article of the blog. `content` is HTML; `createdAt` orders the blog, newest first. */
export const BlogPost = z.object({
  id,
  slug: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, validationMessages.slug), z.maxLength(200)),
  title: line,
  category: line,
  author: line,
  content: html,
  excerpt: z.string().check(z.maxLength(1_000)),
  createdAt: timestamp,
  updatedAt: z.optional(timestamp),
  seo: z.optional(Seo),
})
export type BlogPost = z.infer<typeof BlogPost>

/** One page of posts, newest first. `total` and `pages` count all posts of the question, not of the page. */
export const BlogPostList = z.object({
  posts: z.array(BlogPost),
  total: z.number(),
  pages: z.number(),
})
export type BlogPostList = z.infer<typeof BlogPostList>
