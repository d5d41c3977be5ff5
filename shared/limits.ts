const seconds = 1_000
const minutes = 60 * seconds

/** The limits of the product. (Business constants and limits.) Times are in milliseconds. */
export const limits = {
  blogPageSize: 9,
  /** Largest `perPage` of the API. */
  blogPageSizeMax: 100,
  blogPageMax: 1_000_000,
  paginationWindow: 5,
  relatedPosts: 3,
  teaserPosts: 3,
  offices: 12,
  excerptLength: 150,

  menu: {
    addiction: 12,
    prescriptionDrugs: 7,
    benzodiazepines: 4,
    mentalHealth: 8,
    howWeHelp: 8,
  },
  linkedPages: 3,

  /** "Cache freshness" in the specification. */
  staleTime: {
    default: 5 * minutes,
    treatmentPages: 30 * minutes,
    servicePages: 30 * minutes,
    alerts: 1 * minutes,
  },
  readTimeout: 10 * seconds,
  /** How long a visitor waits for a page of the app, before the app opens its document instead. */
  pageWait: 3 * seconds,
  /** API Gateway times out after 30 seconds. The upload of a file takes longer. */
  writeTimeout: { json: 30 * seconds, file: 120 * seconds },

  /** A request whose response was lost is sent again after each wait, and by a press until `lifetime`. */
  repetition: { waits: [1 * seconds, 3 * seconds, 6 * seconds], lifetime: 10 * 60 * seconds },

  /** `swipe` in CSS pixels. */
  toast: { limit: 1, duration: 5 * seconds, hotkey: 'F8', swipe: 50 },

  carouselRepeats: 2,
  starsMax: 5,
  defaultRating: 5,

  /** Pixels. */
  contactFormHeight: 863,
  skeletons: { few: 3, many: 6 },
  map: { zoom: 9, height: 300 },
} as const
