import { pages } from './pages.ts'

const seconds = 1_000
const minutes = 60 * seconds
const days = 24 * 60 * minutes

export const callRequestPurpose = 'call-request'

/** Limits of call requests. Times are milliseconds. */
export const callRequestLimits = {
  window: 60 * minutes,
  perNetwork: 5,
  total: 60,
  /** Without scripts a form has no time stamp; scripted spam looks the same. */
  totalWithoutStamp: 20,
  /** A person takes longer than `fastest` to fill in the form. */
  stamp: { fastest: 3 * seconds, oldest: 2 * 60 * minutes },
  reopening: 1 * days,
  deletedAfterClosing: 7 * days,
  deletedAfterReceipt: 30 * days,
  /** Office time within which somebody should have called. */
  uncalled: 30 * minutes,
  noteLength: 1_000,
} as const

/** The anchor of the form's first field, and the form of the contact page, which every other page can link. */
export const callFormAnchor = 'ask-for-a-call'
export const callFormLink = `${pages.contact.path}#${callFormAnchor}`

/** Where the form leads without scripts. */
export const contactFormResults = {
  success: '/contact-form/received',
  problem: '/contact-form/refused',
} as const

/** What the browser and the server require of what is typed, as the `pattern` of its field. */
export const callRequestPatterns = {
  /** Links and markup are spam. A point follows an initial, or ends a word. */
  firstName: String.raw`\s*(?!(?:[hH][tT]{2}[pP][sS]?|[wW]{3})\b)[\p{L}\p{M}](?:[\p{L}\p{M} '’\-]|\.(?![\p{L}\p{M}]{2}))*`,
  /** A US number as people write it, in two groups: its ten digits, and those of an extension. */
  phone: String.raw`[^\d+]*(?:\+?\s*1)?[^\d+]*([2-9](?:\D*\d){2}\D*[2-9](?:\D*\d){6})(?:[^\dxX#]*[xX#]\D*(\d{1,6}))?\D*`,
} as const
