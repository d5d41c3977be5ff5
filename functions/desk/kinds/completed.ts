import { pageContentIssues } from '#shared/checks/pageContentIssues.ts'
import { reviewIssues } from '#shared/checks/reviewIssues.ts'
import { officeNamed } from '#shared/clinic/offices.ts'
import { parsePageContent } from '#shared/documents/pageContent.ts'
import type { DraftContent } from '#shared/entities/documents.ts'
import type { Issue } from '#shared/entities/problem.ts'
import { validationMessages } from '#shared/entities/validationMessages.ts'
import { excerptOf } from '#shared/html/excerpt.ts'
import { linkAddress } from '#shared/html/linkAddress.ts'
import type { DocumentKind } from '#shared/kinds/kinds.ts'
import { environment } from '../../environment.ts'
import { officesOfElements } from '../../store/desk/directoryRows.ts'
import { findSite } from '../../store/site.ts'
import type { Store } from '../../store/store.ts'
import { completedAlert } from './alert.ts'
import type { Complete } from './completion.ts'
import { completedFaq } from './faq.ts'
import { completedSite } from './site.ts'
import { completedTreatment } from './treatment.ts'

const completedPost: Complete<'post'> = async ({ content, at }) => ({
  content: { createdAt: at, excerpt: excerptOf(content.content ?? ''), ...content },
})

const completedLanding: Complete<'landing'> = async ({ document: { id }, content }) => ({
  content: { ...content, slug: id, category: id, parentId: null },
})

/** A review with consent is no longer a sample. */
const completedReview: Complete<'review'> = async ({ content: { isSample, consent, ...content }, by }) => ({
  content: consent
    ? { ...content, consent: { ...consent, recordedBy: by } }
    : { ...content, consent, isSample },
  issues: reviewIssues({ ...content, consent, isSample }),
})

const completedPage: Complete<'page'> = async ({ store, document: { id }, content }) => {
  const issues =
    content.content === undefined
      ? [{ path: ['content'], message: validationMessages.required }]
      : [
          ...pageContentIssues(content.content, id),
          ...frameIssues(content.content),
          ...(await officeIssues(store, content)),
        ]
  return { content, issues }
}

/** Refuses offices that the clinic does not have, because visitors would see nothing in their place. */
async function officeIssues(store: Store, content: DraftContent): Promise<Issue[]> {
  const named = officesOfElements(content)
  const site = named.length > 0 ? await findSite(store) : null
  return named
    .filter((name) => site && !officeNamed(site, name))
    .map((name) => ({ path: ['content'], message: validationMessages.unknownOffice(name) }))
}

/** Refuses frames from origins that the content security policy does not name, because browsers would not load them. */
function frameIssues(stored: unknown): Issue[] {
  const content = parsePageContent(stored)
  const ownOrigin = 'https://site.invalid'
  const formOrigin = new URL(environment('CONTACT_FORM_URL'), ownOrigin).origin
  const origins = [ownOrigin, formOrigin]
  const sections = content.kind === 'sections' ? content.sections : []
  return sections.flatMap((section, index) => {
    const address = section.kind === 'embed' ? linkAddress(section.url) : undefined
    if (address === undefined || origins.includes(URL.parse(address, ownOrigin)?.origin ?? '')) return []
    const hosts = formOrigin === ownOrigin ? [] : [new URL(formOrigin).host]
    const message = `section ${index + 1} "${section.name}", url: ${validationMessages.frame(hosts)}`
    return { path: ['content'], message }
  })
}

/** Documents of the other kinds are published as they are. */
export const completions: { [Kind in DocumentKind]?: Complete<Kind> } = {
  post: completedPost,
  faq: completedFaq,
  review: completedReview,
  treatment: completedTreatment,
  landing: completedLanding,
  page: completedPage,
  alert: completedAlert,
  site: completedSite,
}
