import { isRecord } from '#shared/documents/pageContent.ts'
import type { DraftContent } from '#shared/entities/documents.ts'
import { excerptOf } from '#shared/html/excerpt.ts'
import { pages } from '#shared/pages.ts'
import { textOf } from '#shared/text/textOf.ts'
import { type KindForm, optional, required } from './fieldsOf.ts'
import type { PreviewDraft } from './fieldTypes.ts'
import { isOwn, previewSegment, withRow } from './responses.ts'
import { checkedSources, describedImage, markersHelp, ownAddress, searchEngines } from './sharedFields.ts'

export const post: KindForm = {
  fields: {
    title: required('title', 'Title', 'What the post is about, in the words of a reader.'),
    content: required('richText', 'Body', markersHelp),
  },
  details: {
    slug: ownAddress('postAddress'),
    category: required('known', 'Category', 'Posts of one category are listed together.'),
    author: required('known', 'Author', 'The name that readers see.'),
    excerpt: optional(
      'text',
      'Excerpt',
      'One or two sentences for cards, search results and shared links. Without it, the first words of the body.',
    ),
    ...describedImage(
      'Cover image',
      'Beside the text and on its card. Without it, an illustration is shown.',
    ),
    ...checkedSources('post'),
  },
  groups: [searchEngines],
  setByPublishing: ['createdAt', 'excerpt'],
  previewPath: ({ content }) => `${pages.blog.path}/${previewSegment(content.slug)}`,
  withDraft(response, draft) {
    const { path, published } = response
    const post = shownPost(draft)
    if (isOwn(response, draft, { prefix: '/api/blog/posts/', slug: post.slug })) return post
    if (path !== '/api/blog/posts' || !isRecord(published)) return undefined
    return { ...published, posts: withRow(published.posts, post) }
  },
  shareImage: () => ({ url: '/art/social/blog.jpg', alt: 'Articles and resources' }),
}

const shownPost = ({ id, content, now }: PreviewDraft) => ({
  title: '',
  category: '',
  author: '',
  content: '',
  createdAt: now,
  ...content,
  excerpt: shownExcerpt(content),
  slug: previewSegment(content.slug),
  id,
})

/** Publishing stores the first words of the body as the excerpt if there is none. */
export const shownExcerpt = ({ content, excerpt }: DraftContent): string =>
  textOf(excerpt) || (textOf(content) && excerptOf(textOf(content)))
