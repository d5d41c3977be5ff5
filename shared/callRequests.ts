import { pages } from './pages.ts'

const seconds = 1_000
const minutes = 60 * seconds
const days = 24 * 60 * minutes

export const callRequestPurpose = 'call-request'

/** Limits of call requests. Times are milliseconds. */
export const callRequestLimits = {
  /** Beyond `perNetwork` within the window, all requests of the network are suspected. */
  window: 60 * minutes,
  perNetwork: 5,
  /**
   * Requests of all networks in a day, with and without a time stamp, which our script adds. After more than `busy`,
   * only a network's first request of the hour is not suspected. After more than `flood`, every request is suspected.
   */
  pace: {
    window: 1 * days,
    stamped: { busy: 100, flood: 500 },
    unstamped: { busy: 20, flood: 100 },
  },
  /** A person takes longer than `fastest` to fill in the form, and sends it a few times at most. */
  stamp: { fastest: 3 * seconds, oldest: 2 * 60 * minutes, uses: 3 },
  /** Requests with one suspicion: `perPage` in a response, and counted up to `counted`. */
  suspected: { perPage: 50, counted: 1_000 },
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
