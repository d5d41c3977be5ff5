import { BlogPost } from '../entities/blogPost.ts'
import { pages } from '../pages.ts'
import { makeKind } from './kind.ts'

export const post = makeKind(BlogPost, {
  partition: 'POSTS',
  shards: 16,
  sort: 'newest',
  html: { content: 1 },
  lines: ['title', 'excerpt'],
  address: ({ slug }) => (slug ? `${pages.blog.path}/${slug}` : undefined),
  hasChosenAddress: true,
})
