import { pages } from '#shared/pages.ts'
import type { KindForm } from './fieldsOf.ts'
import { withRow } from './responses.ts'

export const service: KindForm = {
  fields: {
    title: {},
    slug: { label: 'Page', help: 'The treatment page that the service links to.', control: 'treatmentPath' },
    description: {},
  },
  previewPath: () => pages.home.path,
  withDraft({ path, published }, { id, content }) {
    if (path === `/api/services/${id}`) return { ...content, id }
    return path === '/api/services' ? withRow(published, { ...content, id }) : undefined
  },
}
