import { Site, SiteId } from '../entities/site.ts'
import { makeKind } from './kind.ts'

/** The facts of the clinic, which are one document. */
export const site = makeKind(Site, {
  partition: 'SITE',
  id: SiteId,
  title: 'name',
  lines: ['tagline'],
  cannotBeDeleted: true,
  isSeededAgain: true,
})
