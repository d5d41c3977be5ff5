import * as z from 'zod/mini'
import type { Place } from '../region/region.ts'
import type { Issue } from './problem.ts'

/** Reasons to refuse a value. Each continues the name of the field: `title: must not be empty`. */
export const validationMessages = {
  base64url: 'must be Base64 in its URL form',
  required: 'is required',
  invalid: 'is not valid',
  type: (name: string) => `must be ${typeNames[name] ?? name}`,
  oneOf: (values: readonly unknown[]) => `must be one of: ${values.join(', ')}`,
  notEmpty: 'must not be empty',
  minLength: (min: number | bigint) => `must have at least ${min} characters`,
  maxLength: (max: number | bigint) => `must have at most ${max} characters`,
  minItems: (min: number | bigint) => `must have at least ${min} entries`,
  maxItems: (max: number | bigint) => `must have at most ${max} entries`,
  minimum: (min: number | bigint) => `must be at least ${min}`,
  maximum: (max: number | bigint) => `must be at most ${max}`,
  json: 'must be JSON',
  depth: (max: number) => `must not be nested in more than ${max} levels`,
  once: 'must be given only once',
  escapes: 'must have well-formed percent escapes',
  noControlCharacters: 'must not have control characters',
  wholeCharacters: 'must not have halves of characters',
  noBraces: 'must not have { or }, since no fact of the clinic can stand in it',
  oneLine: 'must be one line, without tabs',
  id: 'must begin with a letter or digit and have only letters, digits, ".", "_" and "-", at most 200',
  missingImage: (src: string) => `shows an image that is not stored, ${src}: choose it again`,
  imageAddress: "must be a path from this site's root: upload an image of another website instead",
  address: "must be a path from this site's root, or an https, mailto, tel or sms address",
  httpsAddress: 'must be a web address that begins with https://, such as https://www.example.org/clinic',
  keywords: 'must be a string or a list of strings',
  pathBelowHome: 'must be the path of a page, such as /blog/a-post',
  oldAddress:
    'must be an address of this site, in lower case and without a dot or space at its end, such as /old_page.html or /page?id=7',
  redirectTarget: 'must be a page of this site, such as /, /blog/a-post or /faq#topic-cost',
  isPage: 'is the address of a page',
  redirected: 'is redirected already: delete that redirect first',
  movedTo: (to: string) => `has moved: use ${to}`,
  tooManyOfPath: 'cannot be added: there are as many redirects of this path by query as fit',
  tooManyRedirects: (max: number) => `cannot be added: there are ${max} redirects already`,
  pagePath: 'must be a path that begins with "/" and has no query',
  pageContent: 'must be a list of sections, an object with title and sections, or a reference to a table',
  tooLarge: (bytes: number, max: number) =>
    `has ${Math.ceil(bytes / 1024)} KB, and a document at most ${max / 1024} KB: shorten it, or split it into two`,
  pageTooLarge: (bytes: number, max: number) =>
    `becomes a page of about ${Math.ceil(bytes / 1024)} KB, and a page has at most ${max / 1024} KB: shorten it, or split it into two`,
  tooManyTables: (name: string) => `must not show ${name} twice on one page`,
  noSections: 'must have a section',
  noHero: 'must have the section “Hero” with a main heading',
  emptySection: 'must not be empty: add an element, or remove the section',
  frame: (hosts: readonly string[]) =>
    `must be of a website that pages can show in a frame: ${['this site', ...hosts].join(', ')}`,
  slug: 'must be lower-case words and digits joined by "-"',
  reserved: 'is an address of the site itself',
  needsApproval:
    'needs the approval of another member: the clinic has chosen that two people publish. An approval through a preview link counts as one by the member who made the link, but for that of the clinician whom the clinic has named. For a day after a member makes a login for another, both count as one person',
  signOffOfDraft:
    'A sign-off is for the text that visitors read: publish or discard the changes of the draft first.',
  taken: (title: string) => `is already the address of "${title}"`,
  below: (title: string, message: string) => `gives the page "${title}" below it an address that ${message}`,
  unstorable: 'has a value that cannot be stored: remove it',
  tooManyChanges: (count: number, max: number) =>
    `changes ${count} items at once (with the pages below it, their addresses and redirects), and at most ${max} are possible: first move some of the pages below it`,
  full: 'has no room in the site’s list: take another document off the website first',
  noPlace: (place: string, max: number) =>
    `The ${place} has its ${max} added pages already: leave it out here, or take one of them out of it first.`,
  published: 'must be a published page',
  samePage: 'must be another page than those above',
  afterStart: 'must be after the start',
  publishedSince:
    'A part of the draft was published after it was scheduled: look at the rest, and publish it or schedule it again.',
  changedSince:
    'It was changed after it was scheduled, and nobody has confirmed that version: publish it, or schedule it again.',
  endedBefore:
    'The time at which it should have left the website has passed before it could be published: give it another time, or publish it now.',
  inFuture: 'must be in the future',
  dateRange: (day: string, since: string, until: string) =>
    `is ${day}, which cannot be meant: choose a day from ${since} to ${until}`,
  linkAndText: 'is needed together with the other part of the link',
  knownPath: (path: string) => `leads to ${path}, which is not a published page`,
  parent: 'must be a published page of the first level',
  noChildren: 'cannot change while the page has pages below it',
  timestamp: 'must be a time in UTC, such as 2026-03-14T09:00:00.000Z',
  nameWithAddress: 'must be a name, without a web or email address',
  nameWithMarkup: 'must be a name, without markup',
  date: 'must be a day, such as 2026-03-14',
  consent: {
    missing: 'must be recorded before a review is published',
    rating: 'is required: visitors would see five stars that nobody gave',
    withdrawn: 'The person has withdrawn the consent, so this review cannot be published again.',
  },
  phone: 'must be a US phone number with area code, such as 555-555-0123',
  costlyPhone: 'must be a US phone number that costs nothing extra to call',
  month: 'must be later than "from", by a month at most',
  phoneOfClinic: 'must be a US phone number such as (555) 555-0123, without letters',
  dial: 'must be the digits that are dialed, such as 988 or +18006624357',
  email: 'must be an email address',
  plain:
    'must not have the characters " < > { } or \\, which texts cannot take over: write quotes as “ and ”',
  zip: 'must be a ZIP code of 5 digits',
  unknownOffice: (name: string) => `“${name}” is no office of the clinic. Choose another one`,
  officeShown: (office: string, titles: string) =>
    `The office ${office} cannot be closed yet. Its facts are in ${titles}`,
  privacyOfficerOf: (office: string) =>
    `The privacy officer is at the office ${office}, which closes. Choose another office first`,
  officeName: 'must have letters, and be another name than that of the other offices',
  state: ({ code, name }: Pick<Place, 'code' | 'name'>) =>
    `must be ${code}: the map, the forms and the crisis lines are those of ${name}`,
  inState: (name: string, { south, north, west, east }: Place['box']) =>
    `must be in ${name}: ${south} to ${north} north, ${west} to ${east} (degrees west are negative)`,
  time: 'must be a time of 24 hours, such as 09:00 or 17:00',
  endsFirst: 'must not be before the beginning',
  bothTimes:
    'is needed together with the other time: leave both empty for a day on which the office is closed',
  overlaps: (number: number) => `must not be within exception ${number}: change the days of one of them`,
  longestException: (max: number) => `must be at most ${max} days after the first day`,
  wholeNumber: (max: number) => `must be a whole number from 1 to ${max}`,
} as const

/** Every issue of a refused value as a sentence that names the field. `whole` is the name for the value itself. */
export const describeIssues = (
  error: z.core.$ZodError,
  whole: string,
  nameOf = (path: Issue['path']) => path.join('.'),
): string[] =>
  error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => unknownField([...issue.path, key]))
      : `${nameOf(plainPath(issue.path)) || whole}: ${issue.message}`,
  )

/** Every issue of a refused value with the path of its field. `path` leads to the value. */
export const issuesOf = (error: z.core.$ZodError, path: Issue['path'] = []): Issue[] =>
  error.issues.map((issue) => ({
    path: [...path, ...plainPath(issue.path)],
    message: 'keys' in issue ? unknownField(issue.keys.slice(0, 1)) : issue.message,
  }))

const plainPath = (path: readonly PropertyKey[]): Issue['path'] =>
  path.map((step) => (typeof step === 'number' ? step : String(step)))

const unknownField = (path: readonly PropertyKey[]) =>
  `unknown field: ${path.map((step) => String(step).slice(0, 100)).join('.')}`

const typeNames: Record<string, string> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'a string',
}

// zod/mini has no messages of its own. Without these, every message would be "Invalid input".
z.config({ localeError: messageOf })

function messageOf(issue: z.core.$ZodRawIssue): string {
  const texts = validationMessages
  if (issue.input === undefined) return texts.required
  switch (issue.code) {
    case 'invalid_type':
      return texts.type(issue.expected)
    case 'invalid_value':
      return texts.oneOf(issue.values)
    case 'too_small':
      if (typeof issue.input === 'number') return texts.minimum(issue.minimum)
      if (issue.origin === 'array') return texts.minItems(issue.minimum)
      return issue.minimum === 1 ? texts.notEmpty : texts.minLength(issue.minimum)
    case 'too_big':
      if (typeof issue.input === 'number') return texts.maximum(issue.maximum)
      return issue.origin === 'array' ? texts.maxItems(issue.maximum) : texts.maxLength(issue.maximum)
    case 'invalid_union':
      return issue.inclusive === undefined && issue.options ? texts.oneOf(issue.options) : texts.invalid
    case 'invalid_format':
      if (issue.format === 'date') return texts.date
      return issue.format === 'datetime' ? texts.timestamp : texts.invalid
    default:
      return texts.invalid
  }
}
