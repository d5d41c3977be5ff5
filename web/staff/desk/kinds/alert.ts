import { alertIssues } from '#shared/checks/alertIssues.ts'
import { clinicZone } from '#shared/hours/localDay.ts'
import { pages } from '#shared/pages.ts'
import { textOf } from '#shared/text/textOf.ts'
import { type KindForm, optional, required } from './fieldsOf.ts'
import { withRow } from './responses.ts'
import { choiceOf, link } from './sharedFields.ts'

export const alert: KindForm = {
  fields: {
    message: required('text', 'Message', 'What happened, and what to do instead. Up to 200 characters.'),
    level: {
      ...choiceOf(['information', 'urgent']),
      label: 'Level',
      help: 'Visitors can dismiss information, but nothing that is urgent.',
    },
    startsAt: optional(
      'clinicTime',
      'Starts',
      `${clinicZone.name}. Without it, the alert starts when you publish it.`,
    ),
    endsAt: required('clinicTime', 'Ends', `${clinicZone.name}. The alert disappears by itself.`),
  },
  details: {
    linkText: optional('line', 'Link text', 'What the link does, such as “Ask for a call”.'),
    link,
    pages: optional('pages', 'Pages', 'Where the alert is shown. Without a choice, on all pages.'),
  },
  setByPublishing: ['startsAt', 'level'],
  issues: alertIssues,
  previewPath({ content }) {
    const [first] = Array.isArray(content.pages) ? content.pages : []
    return textOf(first) || pages.home.path
  },
  /** The preview shows an alert regardless of its times. */
  withDraft: ({ path, published }, { id, content, now }) =>
    path === '/api/alerts'
      ? withRow(published, {
          message: '',
          level: 'information',
          ...content,
          startsAt: now,
          endsAt: '9999-12-31T00:00:00.000Z',
          id,
        })
      : undefined,
}
