import type { BlogPost } from '../entities/blogPost.ts'
import { excerptOf } from '../html/excerpt.ts'

type BlogCategory =
  | 'Understanding addiction'
  | 'Treatment'
  | 'Mental health'
  | 'Family and friends'
  | 'Life in recovery'
  | 'Georgia resources'

interface PostText {
  /** Lower-case words with dashes. */
  slug: string
  title: string
  /** For search results, which show at most 60 characters of it and the clinic's name. The title if it is missing. */
  searchTitle?: string
  category: BlogCategory
  author: string
  /** The day it was published, `YYYY-MM-DD`. */
  date: `${number}-${number}-${number}`
  /** One plain sentence or two, 110 to 160 characters. */
  description: string
  /** HTML: p, h2, h3, ul, ol, li, blockquote, strong, em, a. */
  content: string
}

export function blogPost({ date, description, searchTitle, ...text }: PostText): BlogPost {
  return {
    ...text,
    id: `post-${date}-${text.slug}`.slice(0, 120),
    createdAt: `${date}T13:00:00.000Z`,
    excerpt: excerptOf(text.content),
    seo: {
      metaTitle: `${searchTitle ?? text.title} | {name}`,
      metaDescription: description,
    },
  }
}
