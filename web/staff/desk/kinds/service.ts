import { pages } from '#shared/pages.ts'
import { type KindForm, required } from './fieldsOf.ts'
import { withRow } from './responses.ts'

export const service: KindForm = {
  fields: {
    title: required('title', 'Title'),
    slug: required('treatmentPath', 'Page', 'The treatment page that the service links to.'),
    description: required('text', 'Description'),
  },
  previewPath: () => pages.home.path,
  withDraft({ path, published }, { id, content }) {
    if (path === `/api/services/${id}`) return { ...content, id }
    return path === '/api/services' ? withRow(published, { ...content, id }) : undefined
  },
}
