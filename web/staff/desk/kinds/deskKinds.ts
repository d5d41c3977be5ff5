import type { DocumentKind } from '#shared/kinds/kinds.ts'
import { alert } from './alert.ts'
import { faq } from './faq.ts'
import type { DeskKind } from './fieldTypes.ts'
import { landing } from './landing.ts'
import { page } from './page.ts'
import { post } from './post.ts'
import { review } from './review.ts'
import { service } from './service.ts'
import { site } from './site.ts'
import { treatment } from './treatment.ts'

export const deskKinds: Readonly<Record<DocumentKind, DeskKind>> = {
  post,
  faq,
  review,
  service,
  treatment,
  landing,
  page,
  alert,
  site,
}
