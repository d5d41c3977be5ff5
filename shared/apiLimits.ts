/** The limits of the API and the staff area, which no visitor downloads. Times are milliseconds, sizes bytes. */
const seconds = 1_000
const minutes = 60 * seconds

export const apiLimits = {
  upload: {
    maxBytes: 2 * 1024 * 1024,
    /** The file that staff choose, before the browser resizes it. */
    maxOriginalBytes: 40 * 1024 * 1024,
    widths: [480, 960, 1440],
    maxPixelsPerSide: 6_000,
    /** More than the widest image, three times as high, that the browser makes. Visitors' phones decode all of them. */
    maxPixels: 9_000_000,
    /** Even a flat color has fewer pixels per byte in a lossy WebP. */
    maxPixelsPerByte: 5_000,
    minPixelsPerSide: 200,
  },
  /** An image that is copied from another website. A function's response holds 4 MB in base64. */
  imageFetch: { timeout: 10 * seconds, maxBytes: 4 * 1024 * 1024, redirects: 3 },
  /** An upload that no document uses is deleted after this time. */
  unusedUpload: 30 * 24 * 60 * minutes,
  jsonBodyBytes: 16 * 1024,
  /** A request with a document may be larger than the document, so that staff read why it is too large. */
  documentBytes: 300 * 1024,
  /** The content of a document as JSON. During a publication, one item has it twice, and at most 400 KB in all. */
  contentBytes: 180 * 1024,
  page: { sections: 100, elements: 100, htmlBytes: 300 * 1024 },
  /** Characters of an FAQ's answer: a response of a function has all of them, and at most 6 MB. */
  answer: 10_000,
  documentsPerPage: 20,
  /** A tree of pages is one list. */
  documentsPerPageMax: 1_000,
  /**
   * A window in which somebody types, presses or moves the pointer reports so at most once per `interval`,
   * and counts for as long as `lifetime`. While it is in view, it asks for the others once per `look`.
   */
  presence: { interval: 20 * seconds, lifetime: 2 * minutes, look: 10 * seconds },
  /** The largest number of redirects at which staff can still add one. */
  redirects: 900,
  /** The newest automatic redirects of a page. */
  automaticRedirects: 20,
  publications: 50,

  /** A request renews the idle time at most once per `touchInterval`, which saves writes. */
  session: {
    idle: 30 * minutes,
    absolute: 12 * 60 * minutes,
    touchInterval: 1 * minutes,
    recentLogin: 10 * minutes,
  },
  /**
   * Login attempts per window. More from a network, or from a device on which the member has logged in, are a 429 until
   * it ends. More with a username, from other devices, are delayed.
   */
  login: {
    window: 15 * minutes,
    perNetwork: 20,
    perDevice: 10,
    perUsername: 10,
    longestDelay: 60 * seconds,
    knownDevice: 90 * 24 * 60 * minutes,
  },
  /** Members of the staff area, and how long a one-time link works. */
  members: { max: 100, linkLifetime: 72 * 60 * minutes },
  /** Passkeys of one member. A challenge may be used for so long. */
  passkeys: { max: 10, challengeLifetime: 5 * minutes },
  recoveryCodes: 10,
  password: { minLength: 12, maxLength: 200 },
  clientErrors: { window: 15 * minutes, perNetwork: 30 },
  pageFeedback: { window: 15 * minutes, perNetwork: 20 },
  /** Characters of a comment and of the words that it quotes; what one document has at most. */
  discussion: { text: 2_000, quote: 500, comments: 300, links: 20, asked: 20 },
  /** A link for people without a login. Each look, comment and approval counts. */
  previewLinks: { lifetime: 7 * 24 * 60 * minutes, window: 15 * minutes, perNetwork: 30 },
  /** Six years, as long as 45 CFR 164.316(b)(2) asks for documentation. */
  auditRetention: 6 * 365.25 * 24 * 60 * minutes,
  /** Days of the longest month, and an hour more when the clocks go back; records of one response. */
  audit: { longestTime: (31 * 24 + 1) * 60 * minutes, records: 10_000 },
  historyLength: 100,
  /** Superseded drafts and deleted documents can be restored for this time. */
  binRetention: 90 * 24 * 60 * minutes,
  /** A new draft in which nobody writes is deleted after this time. */
  emptyDraft: 24 * 60 * minutes,
  /** The history gets a version of a draft this often while somebody types. */
  draftInterval: 15 * minutes,
} as const
