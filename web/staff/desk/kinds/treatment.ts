import { isRecord } from '#shared/documents/pageContent.ts'
import type { DraftContent } from '#shared/entities/documents.ts'
import { limits } from '#shared/limits.ts'
import { textOf } from '#shared/text/textOf.ts'
import { pathAbove } from './changedContent.ts'
import { type Fields, type KindForm, optional, required } from './fieldsOf.ts'
import type { PreviewDraft } from './fieldTypes.ts'
import { isOwn, previewSegment, withRow } from './responses.ts'
import { checkedSources, describedImage, markersHelp, ownAddress, searchEngines } from './sharedFields.ts'

const mainImage = describedImage('Main image', 'Beside the title, in lists and in menus.')

/** The fields of treatment pages and of category pages. `place` has the fields that only treatment pages have. */
export const treatmentFields = (place: Fields): Pick<KindForm, 'fields' | 'details' | 'groups'> => ({
  fields: {
    title: required('title', 'Title'),
    description: required('text', 'Description', 'One or two sentences below the title and in lists.'),
    text1: optional(
      'richText',
      'Introduction',
      `What this page is about, in the first two sentences. ${markersHelp}`,
    ),
    heading1: optional('line', 'First heading'),
    text2: optional('richText', 'Text below the first heading'),
    image2: optional('image', 'Second image'),
    heading2: optional('line', 'Second heading'),
    text3: optional('richText', 'Text below the second heading'),
    heading3: optional('line', 'Third heading'),
    text4: optional('richText', 'Text below the third heading'),
    image3: optional('image', 'Third image'),
    heroImage: optional('image', 'Wide image', 'Across the whole page, below the text.'),
    sections: {
      control: 'list',
      label: 'Further sections',
      help: 'After the texts above, each below a heading of its own.',
      isOptional: true,
      entry: {
        heading: required('line', 'Heading'),
        html: required('richText', 'Text'),
        image: optional('image', 'Image above the heading'),
      },
    },
  },
  details: {
    ...place,
    ...mainImage,
    image1: { ...mainImage.image1, required: true },
    ...checkedSources('page'),
  },
  groups: [searchEngines],
})

export const treatment: KindForm = {
  ...treatmentFields({
    parentId: required('parentPage', 'Parent', 'The page or category that lists this page.'),
    slug: ownAddress('treatmentAddress'),
    linkedFrom: optional(
      'linkedFrom',
      'Also linked in',
      `The site map and the list of its parent have every page. Each of these has room for ${limits.linkedPages} more.`,
    ),
  }),
  previewPath: ({ content }) => `/${previewSlug(content)}`,
  withDraft(response, draft) {
    const { path, published } = response
    if (isOwn(response, draft, { prefix: '/api/treatment-pages/', slug: previewSlug(draft.content) }))
      return shownTreatment(draft, published)
    return path === '/api/service-pages' ? withRow(published, shownTreatment(draft, undefined)) : undefined
  },
  shareImage: shareImageOfCategory,
}

export function shareImageOfCategory({ category, title }: DraftContent) {
  return { url: `/art/social/${textOf(category) || 'home'}.jpg`, alt: textOf(title) }
}

export const shownTreatment = ({ id, content, now }: PreviewDraft, published: unknown) => ({
  ...{
    title: '',
    description: '',
    category: 'what-we-treat',
    parentId: null,
    image1: '/art/foothills-wide.svg',
  },
  version: 1,
  updatedAt: now,
  ...(isRecord(published) ? { version: published.version, updatedAt: published.updatedAt } : {}),
  ...content,
  slug: previewSlug(content),
  id: isRecord(published) ? published.id : id,
})

function previewSlug({ slug, category }: DraftContent): string {
  const above = pathAbove(textOf(slug)) || `${textOf(category) || 'what-we-treat'}/`
  return `${above}${previewSegment(slug)}`
}
