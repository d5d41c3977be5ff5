import { pageContentIssues } from '#shared/checks/pageContentIssues.ts'
import { parsePageContent } from '#shared/documents/pageContent.ts'
import type { Issue } from '#shared/entities/problem.ts'
import { validationMessages } from '#shared/entities/validationMessages.ts'
import { linkAddress } from '#shared/html/linkAddress.ts'
import { environment } from '../../environment.ts'
import type { Complete } from './completion.ts'

export const completedPage: Complete = async (_store, { id }, content) => {
  const issues =
    content.content === undefined
      ? [{ path: ['content'], message: validationMessages.required }]
      : [...pageContentIssues(content.content, id), ...frameIssues(content.content)]
  return { content, issues }
}

/** Browsers show no frame of a website that the content security policy does not name. */
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
