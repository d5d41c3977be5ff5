import type { BlogPost } from '../entities/blogPost.ts'
import { excerptOf } from '../html/excerpt.ts'

type Cover = Pick<BlogPost, 'image1' | 'image1Sources'>
export type CardPost = Pick<BlogPost, 'id' | 'slug' | 'title' | 'category' | 'excerpt'> & Cover

export const cardPostOf = ({ content, ...post }: BlogPost): CardPost => ({
  id: post.id,
  slug: post.slug,
  title: post.title,
  category: post.category,
  ...(post.image1 && { image1: post.image1, image1Sources: post.image1Sources }),
  excerpt: excerptOf(content ?? ''),
})
