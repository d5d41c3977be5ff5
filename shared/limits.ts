/** The figures of the product (business constants and limits), each once. Times are milliseconds unless named otherwise. */
const seconds = 1_000
const minutes = 60 * seconds

export const limits = {
  /** Posts on a page of the blog. */
  blogPageSize: 9,
  /** The most posts that one question may ask for. */
  blogPageSizeMax: 100,
  /** Page numbers shown at once, centred on the current page. */
  paginationWindow: 5,
  relatedPosts: 3,
  teaserPosts: 3,
  /** Characters of a post's text on a card, tags stripped, before the ellipsis. */
  excerptLength: 150,

  menu: {
    addiction: 12,
    prescriptionDrugs: 7,
    benzodiazepines: 4,
    mentalHealth: 8,
    howWeHelp: 8,
  },

  /** How long fetched data counts as fresh. */
  staleTime: {
    default: 5 * minutes,
    treatmentLandings: 5 * minutes,
    treatmentPages: 30 * minutes,
    servicePages: 30 * minutes,
    blogListOfSitemap: 5 * minutes,
  },
  readTimeout: 10 * seconds,

  toast: { limit: 1, duration: 5 * seconds, hotkey: 'F8' },

  /** Reviews in the carousel: the page of reviews has them all. */
  carouselReviews: 5,
  /** The carousel shows its list this many times, for a scrolling loop. */
  carouselRepeats: 2,
  starsMax: 5,
  defaultRating: 5,

  /** Height of the embedded contact form, in pixels. */
  contactFormHeight: 863,
  skeletons: { few: 3, many: 6 },
  map: { zoom: 9, height: 300 },

  /** Bytes. */
  upload: {
    maxBytes: 2 * 1024 * 1024,
    /** Of the file that staff choose, before the browser has made it smaller. */
    maxOriginalBytes: 40 * 1024 * 1024,
    widths: [480, 960, 1440],
    maxPixelsPerSide: 6_000,
    minPixelsPerSide: 200,
  },
  /** Bytes of a JSON body that any endpoint reads. */
  jsonBodyBytes: 16 * 1024,

  /** `touched` is how often use is written down, so that a session stays open while it is used. */
  session: { idle: 30 * minutes, absolute: 12 * 60 * minutes, touchInterval: 1 * minutes },
  /** Failed or attempted logins within the window before the answer is 429. */
  login: { window: 15 * minutes, perAddress: 20, perUsername: 10, perKnownBrowser: 10 },
  password: { minLength: 12, maxLength: 200 },
  clientErrors: { window: 15 * minutes, perAddress: 30 },
  /** Picture changes that a page remembers. */
  historyLength: 30,
} as const
