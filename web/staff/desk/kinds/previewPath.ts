import type { DraftContent } from '#shared/entities/documents.ts'
import type { Site } from '#shared/entities/site.ts'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import type { DocumentName } from '../../../data/staff/desk.ts'
import { deskKinds } from './deskKinds.ts'

export const previewPath = (
  { kind, id, content }: DocumentName & { content: DraftContent },
  treatmentPages: readonly ServicePage[],
  site?: Pick<Site, 'offices'> | null,
): string => deskKinds[kind].previewPath({ id, content }, { treatmentPages, site })
