import type { Issue } from '../entities/problem.ts'
import { validationMessages } from '../entities/validationMessages.ts'
import type { Content } from '../kinds/kind.ts'

export function alertIssues({ startsAt, endsAt, link, linkText }: Content) {
  const issues: Issue[] = []
  if (isInstant(startsAt) && isInstant(endsAt) && Date.parse(endsAt) <= Date.parse(startsAt))
    issues.push({ path: ['endsAt'], message: validationMessages.afterStart })
  if (Boolean(link) !== Boolean(linkText))
    issues.push({ path: [link ? 'linkText' : 'link'], message: validationMessages.linkAndText })
  return issues
}

export const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))
