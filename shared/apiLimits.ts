/** The limits of the API and the staff area, which visitors do not download. Times are milliseconds, sizes bytes. */
const seconds = 1_000
const minutes = 60 * seconds

export const apiLimits = {
  upload: {
    maxBytes: 2 * 1024 * 1024,
    /** The file that staff choose, before the browser resizes it. */
    maxOriginalBytes: 40 * 1024 * 1024,
    widths: [480, 960, 1440],
    maxPixelsPerSide: 6_000,
    /** The widest upload may be three times as high as wide. Visitors' phones decode every pixel. */
    maxPixels: 9_000_000,
    /** No lossy WebP has more, not even one of a single color. */
    maxPixelsPerByte: 5_000,
    minPixelsPerSide: 200,
  },
  /** An image that staff copy from another website. A Lambda response has room for 4 MB in base64. */
  imageFetch: { timeout: 10 * seconds, maxBytes: 4 * 1024 * 1024, redirects: 3 },
  /** An upload that no document uses is deleted after this time. */
  unusedUpload: 30 * 24 * 60 * minutes,
  jsonBodyBytes: 16 * 1024,
  /** Larger than `contentBytes`, so that the handler can tell staff why a document is too large. */
  documentBytes: 300 * 1024,
  /** A document's content as JSON. A publication may store it twice in one item, which may have 400 KB. */
  contentBytes: 180 * 1024,
  page: { sections: 100, elements: 100, htmlBytes: 300 * 1024 },
  /** Characters of an FAQ's answer. One response returns all answers, and Lambda limits it to 6 MB. */
  answer: 10_000,
  documentsPerPage: 20,
  /** For the tree of treatment pages, which is not split into pages. */
  documentsPerPageMax: 1_000,
  /**
   * While somebody uses a window, it reports this at most once per `interval`. A report counts for `lifetime`. A
   * visible window requests the reports of the others once per `look`.
   */
  presence: { interval: 20 * seconds, lifetime: 2 * minutes, look: 10 * seconds },
  /**
   * Who takes a document over asks its writer first, if the last key is younger than `young`. The writer hands over after
   * `notice`, and otherwise loses it after `longest`, for the writer's window looks only every `presence.look`.
   */
  handOver: { young: 1 * minutes, notice: 20 * seconds, longest: 32 * seconds },
  /** The largest number of redirects that staff have entered. */
  redirects: 900,
  /** The newest automatic redirects of a page. */
  automaticRedirects: 20,
  publications: 50,

  /** A request with the `Idempotency-Key` of an earlier one is not carried out again for this time. */
  repetition: 24 * 60 * minutes,

  /** To save writes, requests extend the session at most once per `touchInterval`. */
  session: {
    idle: 30 * minutes,
    absolute: 12 * 60 * minutes,
    touchInterval: 1 * minutes,
    recentLogin: 10 * minutes,
  },
  /**
   * Login attempts per window. Beyond `perNetwork`, or `perDevice` on a device on which the member has logged in
   * before, logins get a 429 until the window ends. Beyond `perUsername`, logins from other devices are delayed.
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
  members: { max: 100, linkLifetime: 72 * 60 * minutes, newFor: 24 * 60 * minutes },
  /**
   * Mails to members that somebody waits for them: one in `interval`, and none to who used the desk less than `away` ago.
   * `confirmations`: mails with a link that confirms an address, of one member and to one address in `window`.
   */
  notices: { interval: 60 * minutes, away: 10 * minutes, window: 24 * 60 * minutes, confirmations: 5 },
  /** Links that are sent to the clinician in `window`. */
  clinician: { mails: 20, window: 60 * minutes },
  /** `max`: passkeys of one member. */
  passkeys: { max: 10, challengeLifetime: 5 * minutes },
  recoveryCodes: 10,
  password: { minLength: 12, maxLength: 200 },
  clientErrors: { window: 15 * minutes, perNetwork: 30 },
  pageFeedback: { window: 15 * minutes, perNetwork: 20 },
  /** `text` and `quote` count characters. `comments` and `links` are per document, `asked` per comment. */
  discussion: { text: 2_000, quote: 500, comments: 300, links: 20, asked: 20 },
  /** Links for people without a login. Each preview, comment and approval counts as an attempt. */
  previewLinks: { lifetime: 7 * 24 * 60 * minutes, window: 15 * minutes, perNetwork: 30 },
  /** Six years, for which 45 CFR 164.316(b)(2) requires documentation to be kept. */
  auditRetention: 6 * 365.25 * 24 * 60 * minutes,
  /** `longestTime`: the longest month, with the extra hour when clocks go back. `records`: in one response. */
  audit: { longestTime: (31 * 24 + 1) * 60 * minutes, records: 10_000 },
  /** For this time, what was taken down is put back without a new approval. */
  undo: 24 * 60 * minutes,
  /** The latest time of a schedule. */
  longestSchedule: 2 * 365 * 24 * 60 * minutes,
  historyLength: 100,
  /** Superseded drafts and deleted documents can be restored for this time. */
  binRetention: 90 * 24 * 60 * minutes,
  /** A new draft in which nobody writes is deleted after this time. */
  emptyDraft: 24 * 60 * minutes,
  /** While somebody types, the history gets a version of the draft this often. */
  draftInterval: 15 * minutes,
} as const
