import { alert } from './alert.ts'
import { faq } from './faq.ts'
import type { Kind } from './kind.ts'
import { landing } from './landing.ts'
import { page } from './page.ts'
import { post } from './post.ts'
import { review } from './review.ts'
import { service } from './service.ts'
import { site } from './site.ts'
import { treatment } from './treatment.ts'

export const kinds = { post, faq, review, service, treatment, landing, page, alert, site }

export type DocumentKind = keyof typeof kinds

export const documentKinds = Object.keys(kinds) as DocumentKind[]

export const kindsWith = (property: keyof Kind): DocumentKind[] =>
  documentKinds.filter((kind) => kinds[kind][property])

export const isOrdered = (kind: DocumentKind): boolean => kinds[kind].sort === 'order'
