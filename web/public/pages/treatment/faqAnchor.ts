import { anchorOf } from '#shared/html/anchor.ts'

export const faqAnchor = anchorOf('Frequently asked questions')
