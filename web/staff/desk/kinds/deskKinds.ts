import { type DocumentKind, documentKinds } from '#shared/kinds/kinds.ts'
import { alert } from './alert.ts'
import { faq } from './faq.ts'
import { deskKindOf, type KindForm } from './fieldsOf.ts'
import type { DeskKind } from './fieldTypes.ts'
import { landing } from './landing.ts'
import { page } from './page.ts'
import { post } from './post.ts'
import { review } from './review.ts'
import { service } from './service.ts'
import { site } from './site.ts'
import { teamMember } from './teamMember.ts'
import { treatment } from './treatment.ts'

const forms: Record<DocumentKind, KindForm> = {
  ...{ post, faq, review, service, teamMember, treatment, landing, page, alert, site },
}

export const deskKinds = Object.fromEntries(
  documentKinds.map((name) => [name, deskKindOf(forms[name])]),
) as Readonly<Record<DocumentKind, DeskKind>> // Every kind is in it.
