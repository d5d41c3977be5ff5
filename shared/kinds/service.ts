import { Service } from '../entities/service.ts'
import { makeKind } from './kind.ts'

export const service = makeKind(Service, {
  partition: 'SERVICES',
  sort: 'order',
  most: 100,
  lines: ['title', 'description'],
  hasNoLinks: true,
  linkedPage: ({ slug }) => `/${slug}`,
  shownOn: ([link]) => link,
})
