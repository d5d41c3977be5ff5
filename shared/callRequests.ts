import { pages } from './pages.ts'

const seconds = 1_000
const minutes = 60 * seconds
const days = 24 * 60 * minutes

export const callRequestPurpose = 'call-request'

/** Limits of call requests. Times are milliseconds. */
export const callRequestLimits = {
  /** More from a network within the window look like a flood of that network. */
  window: 60 * minutes,
  perNetwork: 5,
  /**
   * Requests of all networks in a day, with and without a time stamp, which only scripts have. On a day with more than
   * `busy`, a network's first request of the hour is still taken for a person's, and after `flood` none is.
   */
  pace: {
    window: 1 * days,
    stamped: { busy: 100, flood: 500 },
    unstamped: { busy: 20, flood: 100 },
  },
  /** A person takes longer than `fastest` to fill in the form, and sends it a few times at most. */
  stamp: { fastest: 3 * seconds, oldest: 2 * 60 * minutes, uses: 3 },
  /** Suspected requests of one reason: how many a response has, and up to how many are counted. */
  suspected: { perPage: 50, counted: 1_000 },
  /** Staff are told of suspected requests at most this often. */
  suspectedNotice: 60 * minutes,
  reopening: 1 * days,
  deletedAfterClosing: 7 * days,
  deletedAfterReceipt: 30 * days,
  /** Office time within which somebody should have called. */
  uncalled: 30 * minutes,
  noteLength: 1_000,
} as const

/** The anchor of the form's first field; the link leads to it on the contact page. */
export const callFormAnchor = 'ask-for-a-call'
export const callFormLink = `${pages.contact.path}#${callFormAnchor}`

/** The pages that follow the form without scripts. */
export const contactFormResults = {
  success: '/contact-form/received',
  problem: '/contact-form/refused',
} as const

/** The reasons to suspect a request, the least likely first. The id of the request ends with one. */
export const suspicions = ['field', 'stamp', 'pace', 'network'] as const
export type Suspicion = (typeof suspicions)[number]

/** A field that people do not see. Browsers know no value for its name, so they leave it empty. */
export const hiddenField = 'topic'
