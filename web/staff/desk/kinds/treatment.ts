import { isRecord } from '#shared/documents/pageContent.ts'
import type { DraftContent } from '#shared/entities/documents.ts'
import { limits } from '#shared/limits.ts'
import { pathAbove, textOf } from './changedContent.ts'
import type { KindForm, Words } from './fieldsOf.ts'
import type { PreviewDraft } from './fieldTypes.ts'
import { isOwn, previewSegment, withRow } from './responses.ts'
import { checkedSources, describedImage, markersHelp, ownAddress, searchEngines } from './sharedFields.ts'

/** The fields of treatment pages and of the pages of their categories. `place` has those that only the former have. */
export const treatmentFields = (place: Words): Pick<KindForm, 'fields' | 'details' | 'groups'> => ({
  fields: {
    title: {},
    description: { help: 'One or two sentences below the title and in lists.' },
    text1: {
      label: 'Introduction',
      help: `What this page is about, in the first two sentences. ${markersHelp}`,
    },
    heading1: 'First heading',
    text2: 'Text below the first heading',
    image2: 'Second image',
    heading2: 'Second heading',
    text3: 'Text below the second heading',
    heading3: 'Third heading',
    text4: 'Text below the third heading',
    image3: 'Third image',
    heroImage: { label: 'Wide image', help: 'Across the whole page, below the text.' },
    sections: {
      label: 'Further sections',
      help: 'After the texts above, each below a heading of its own.',
      entry: { image: 'Image above the heading' },
    },
  },
  details: {
    ...place,
    ...describedImage('Main image', 'Beside the title, in lists and in menus.'),
    ...checkedSources('page'),
  },
  groups: [searchEngines],
})

export const treatment: KindForm = {
  ...treatmentFields({
    parentId: { label: 'Parent', help: 'The page or category that lists this page.', control: 'parentPage' },
    slug: ownAddress,
    linkedFrom: {
      label: 'Also linked in',
      help: `The site map and the list of its parent have every page. Each of these has room for ${limits.linkedPages} more.`,
      control: 'linkedFrom',
    },
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
  ...{ version: 1, updatedAt: now },
  ...(isRecord(published) ? { version: published.version, updatedAt: published.updatedAt } : {}),
  ...content,
  slug: previewSlug(content),
  id: isRecord(published) ? published.id : id,
})

function previewSlug({ slug, category }: DraftContent): string {
  const above = pathAbove(textOf(slug)) || `${textOf(category) || 'what-we-treat'}/`
  return `${above}${previewSegment(slug)}`
}
