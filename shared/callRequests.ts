import { pages } from './pages.ts'

const seconds = 1_000
const minutes = 60 * seconds
const days = 24 * 60 * minutes

export const callRequestPurpose = 'call-request'

/** Limits of call requests. Times are milliseconds. */
export const callRequestLimits = {
  /**
   * Beyond `perNetwork` within the window, requests of the network are suspected. Requests with a time stamp, which our
   * script adds, and requests without one are counted apart, so a flood of one sort suspects none of the other.
   */
  window: 60 * minutes,
  perNetwork: 5,
  /**
   * Requests of all networks within the window. After more than `busy`, only a network's first request is not suspected.
   * After more than `flood`, every request is suspected.
   */
  pace: { stamped: { busy: 50, flood: 100 }, unstamped: { busy: 20, flood: 100 } },
  /** A person takes longer than `fastest` to fill in the form. A network gets `perNetwork` stamps within the window. */
  stamp: { fastest: 3 * seconds, oldest: 2 * 60 * minutes, perNetwork: 30 },
  /** Requests in one response: of the inbox, and of those that are suspected. */
  perPage: { inbox: 100, suspected: 1_000 },
  /** Requests that one step of staff closes, and of which one step shows the names. */
  together: { closed: 100, named: 50 },
  /** Staff get mail about suspected requests at most this often. */
  suspectedNotice: 60 * minutes,
  reopening: 1 * days,
  deletedAfterClosing: 7 * days,
  deletedAfterReceipt: 30 * days,
  /** Office time within which somebody should have called. */
  uncalled: 30 * minutes,
  noteLength: 1_000,
} as const

/** The id of the form's first field, to which `callFormLink` leads. */
export const callFormAnchor = 'ask-for-a-call'
export const callFormLink = `${pages.contact.path}#${callFormAnchor}`

/** The pages to which the form leads without JavaScript. */
export const contactFormResults = {
  success: '/contact-form/received',
  problem: '/contact-form/refused',
} as const

/** The reasons to suspect spam. The id of a suspected request ends with one. */
export const suspicions = ['field', 'stamp', 'pace', 'network'] as const
export type Suspicion = (typeof suspicions)[number]

/** A field that people do not see. Browsers do not autofill a field of this name. */
export const hiddenField = 'topic'
