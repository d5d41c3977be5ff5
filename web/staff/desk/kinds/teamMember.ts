import { pages } from '#shared/pages.ts'
import { type KindForm, optional, required } from './fieldsOf.ts'
import { withRow } from './responses.ts'
import { describedImage, yesOrNo } from './sharedFields.ts'

export const teamMember: KindForm = {
  fields: {
    name: required('title', 'Name', 'As visitors may know the person.'),
    role: required('line', 'Role', 'What the person does here, such as “Counselor for families”.'),
    license: optional('line', 'License', 'As the licensing board lists it. Empty for people without one.'),
  },
  details: describedImage(
    'Photograph',
    'Of the person, who agrees to it.',
    'visitors hear “Photograph of” and the name',
  ),
  groups: [
    {
      onlyWith: 'isSample',
      isAside: true,
      fields: {
        isSample: {
          ...yesOrNo,
          label: 'Made up',
          help: 'Visitors read “Sample person”. Choose No once it is a real one.',
        },
      },
    },
  ],
  previewPath: () => pages.team.path,
  withDraft: ({ path, published }, { id, content }) =>
    path === '/api/team-members' ? withRow(published, { name: '', role: '', ...content, id }) : undefined,
}
