import { pageContentIssues } from '#shared/checks/pageContentIssues.ts'
import { corporateOffice } from '#shared/clinic/offices.ts'
import { officePath } from '#shared/documents/paths.ts'
import { pages } from '#shared/pages.ts'
import { type KindForm, required } from './fieldsOf.ts'
import { checkedSources, markersHelp, originalHelp, searchEngines } from './sharedFields.ts'

export const page: KindForm = {
  fields: {
    title: required('title', 'Title'),
    content: required('sections', 'Sections', `Open a section to change it. In its fields, ${markersHelp}`),
  },
  details: checkedSources('page'),
  groups: [
    searchEngines,
    {
      title: 'Title and search texts in English',
      isAside: true,
      onlyWith: 'english',
      fields: {
        'english.title': required('line', 'Title in English', originalHelp),
        'english.metaTitle': required('line', 'Search title in English'),
        'english.metaDescription': required('line', 'Search description in English'),
      },
    },
  ],
  /** Every office's page shows the content of `office`. The preview shows the page of the first office. */
  previewPath({ id }, { site }) {
    if (id === 'home') return pages.home.path
    return id === 'office' && site ? officePath(corporateOffice(site)) : `/${id}`
  },
  issues: ({ content }) => pageContentIssues(content),
  withDraft: ({ path }, { id, content }) =>
    path === `/api/pages/${id}` ? { ...content, title: content.title ?? '' } : undefined,
}
