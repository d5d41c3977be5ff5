const seconds = 1_000
const minutes = 60 * seconds
const days = 24 * 60 * minutes

/** The purpose in the encryption context of every sealed call request. */
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
  /** How long closing can be undone. */
  reopening: 1 * days,
  deletedAfterClosing: 7 * days,
  deletedAfterReceipt: 30 * days,
  /** Office time within which somebody should have called. */
  uncalled: 30 * minutes,
  noteLength: 1_000,
} as const

/** The site's own form, which pages show in the frame of the hosted one if none is configured. */
export const contactFormPath = '/contact-form'

/** Where the form leads without scripts. */
export const contactFormResults = {
  success: `${contactFormPath}/received`,
  problem: `${contactFormPath}/refused`,
} as const

/** The choices of the form, by their stored values. */
export const callTimeLabels = {
  any: 'Any time',
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
} as const
export const callLanguageLabels = {
  english: 'English',
  spanish: 'Spanish (español)',
  other: 'Another language',
} as const
