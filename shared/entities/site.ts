import * as z from 'zod/mini'
import { reviewers } from '../documentTasks.ts'
import { daysBetween } from '../hours/localDay.ts'
import { slugOf } from '../html/anchor.ts'
import { limits } from '../limits.ts'
import { box, mapCenter, region } from '../region/ours.ts'
import { imageAddress, line } from './text.ts'
import { validationMessages } from './validationMessages.ts'

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const

/** Local time, 24 hours: `08:30`. */
export const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, validationMessages.time))

export const usPhone = z
  .string()
  .check(z.regex(/^\([2-9]\d{2}\) [2-9]\d{2}-\d{4}$/, validationMessages.phoneOfClinic))

/** Markers put these facts into texts, HTML and JSON without escaping, so they must not contain special characters. */
const plain = z.regex(/^[^"<>\\{}]*$/, validationMessages.plain)
const plainLine = line.check(plain)

/** The most days between the first and the last day of an exception. Longer changes are regular hours. */
const longestException = 31

/** Days on which an office does not have its regular hours. Without times, the office is closed. */
export const OfficeException = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    opens: z.optional(time),
    closes: z.optional(time),
    reason: line,
  })
  .check(
    z.refine(({ from, to }) => from <= to, endsFirst('to')),
    z.refine(
      ({ from, to }) => daysBetween(from, to) < longestException,
      at('to', validationMessages.longestException(longestException)),
    ),
    z.refine(({ opens, closes }) => opens || !closes, at('opens', validationMessages.bothTimes)),
    z.refine(({ opens, closes }) => closes || !opens, at('closes', validationMessages.bothTimes)),
    z.refine(({ opens, closes }) => !opens || !closes || opens < closes, endsFirst('closes')),
  )
export type OfficeException = z.infer<typeof OfficeException>

const exceptions = z.array(OfficeException).check(
  z.maxLength(40),
  eachEntry('from', (exception: OfficeException, index, all) => {
    const other = all.findIndex(({ from, to }) => from <= exception.to && exception.from <= to)
    return other < index ? validationMessages.overlaps(other + 1) : undefined
  }),
)

export const OpeningHours = z
  .object({ days: z.array(z.enum(days)).check(z.minLength(1)), opens: time, closes: time })
  .check(z.refine(({ opens, closes }) => opens < closes, endsFirst('closes')))
export type OpeningHours = z.infer<typeof OpeningHours>

export const GroupSession = z
  .object({ name: line, days: z.array(z.enum(days)).check(z.minLength(1)), starts: time, ends: time })
  .check(z.refine(({ starts, ends }) => starts < ends, endsFirst('ends')))
export type GroupSession = z.infer<typeof GroupSession>

const inState = validationMessages.inState(region.name, box)
const degrees = (min: number, max: number) => z.number().check(z.gte(min, inState), z.lte(max, inState))
const { south, north, west, east } = box
const position = z.tuple([degrees(south, north), degrees(west, east)])

export const Office = z.object({
  /** Pages, menus and forms refer to the office by this name. The path of the office's page is made from it. */
  name: plainLine,
  /** Earlier names, which texts, links and open pages may still contain. */
  formerNames: z.optional(z.array(plainLine).check(z.maxLength(20))),
  /** A sentence about the places nearby, for the office's page. */
  about: z.optional(z.string().check(z.maxLength(500), plain)),
  image: z.optional(imageAddress),
  street: plainLine,
  /** Empty in the staff area means that there is none. */
  suite: z.optional(z.string().check(z.maxLength(500), plain)),
  city: plainLine,
  state: z.literal(region.code, validationMessages.state(region)),
  zip: z.string().check(z.regex(/^\d{5}$/, validationMessages.zip)),
  phone: usPhone,
  position,
  /** Of an office that is not in the clinic's zone. */
  timeZone: z.optional(z.enum(region.timeZones.map(({ id }) => id))),
  hours: z.array(OpeningHours),
  exceptions: z._default(exceptions, []),
  parking: line,
  access: line,
  transit: line,
  groups: z.array(GroupSession),
})
export type Office = z.infer<typeof Office>

export const dialedNumber = z.string().check(z.regex(/^\+?\d{3,15}$/, validationMessages.dial))

export const CrisisLine = z.object({
  name: line,
  number: line,
  dial: dialedNumber,
  text: z.optional(z.string().check(z.regex(/^(\+?\d{3,15})?$/, validationMessages.dial))),
  description: line,
})
export type CrisisLine = z.infer<typeof CrisisLine>

/** At least one office. Names must differ, because the paths of the offices' pages are made from them. */
const offices = z.tuple([Office], Office).check(
  z.maxLength(limits.offices),
  eachEntry('name', ({ name }: Office, index, all) => {
    const address = slugOf(name)
    const first = all.findIndex((other) => slugOf(other.name) === address)
    return address === '' || first < index ? validationMessages.officeName : undefined
  }),
)

const httpsAddress = z
  .string()
  .check(z.maxLength(500), z.regex(/^https:\/\/[^\s/.]+\.[^\s]+$/i, validationMessages.httpsAddress))

const Insurer = z.object({ name: line, image: z.optional(imageAddress) })

/** A license or a membership counts too. */
const Accreditation = z.object({
  name: line,
  description: z.optional(z.string().check(z.maxLength(500))),
  image: z.optional(imageAddress),
  /** Empty in the staff area means that there is none. */
  url: z.optional(z.union([z.literal(''), httpsAddress], validationMessages.httpsAddress)),
})

const SocialLink = z.object({ name: line, url: httpsAddress })

const MapView = z.object({
  center: position,
  // Below 8, the map's image would be smaller than the map.
  zoom: z.number().check(z.int(), z.gte(8), z.lte(12)),
})
export type MapView = z.infer<typeof MapView>

/** The sign-off of a text in the code by one profession. `shared/content/textsInCode.ts` says where the text is. */
export const TextSignOff = z.object({
  text: z.enum(['care-cards', 'privacy-policy', 'printed-forms', 'call-form']),
  reader: z.enum(reviewers),
  /** The name and credentials of the person. */
  reviewedBy: plainLine,
  lastReviewed: z.iso.date(),
})
export type TextSignOff = z.infer<typeof TextSignOff>

/** Empty until staff have written it. */
const sentence = z._default(z.string().check(z.maxLength(300), plain), '')

const notice = z._default(z.string().check(z.maxLength(500)), '')

export const Site = z.object({
  name: plainLine,
  tagline: plainLine,
  email: z.string().check(z.email(validationMessages.email)),
  /** The corporate office is the first. Calls to action have its phone number. */
  offices,
  privacyOfficer: z.object({ title: line, phone: usPhone, office: plainLine }),
  /** Crisis lines other than 988 and 911, which are in the code. */
  crisisLines: z.array(CrisisLine).check(z.maxLength(6)),
  // Site facts from before these fields existed get empty lists, because samples would pass for real.
  insurers: z._default(z.array(Insurer).check(z.maxLength(60)), []),
  accreditations: z._default(z.array(Accreditation).check(z.maxLength(20)), []),
  socialLinks: z._default(z.array(SocialLink).check(z.maxLength(12)), []),
  map: z._default(MapView, { center: mapCenter, zoom: limits.map.zoom }),
  /** The time until a first visit, in a sentence. */
  nextVisit: sentence,
  /** The price of treatment without insurance, in a sentence. */
  selfPay: sentence,
  /** The number and class of the state's license, in a sentence. */
  license: sentence,
  /** The name and license of the medical director, in a sentence. */
  medicalDirector: sentence,
  /** Who receives complaints, and how, in a sentence. */
  grievanceCoordinator: sentence,
  /** Section 1557 binds clinics that do, such as with Medicaid or Medicare. Unset until somebody has said so. */
  takesFederalMoney: z.optional(z.enum(['yes', 'no'])),
  /** The notice of language help in each language, in the words of the Department of Health and Human Services. */
  languageNotices: z._default(
    z
      .array(
        z.object({
          language: plainLine,
          code: z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z]+)?$/)),
          text: line,
        }),
      )
      .check(z.maxLength(20)),
    [],
  ),
  /** The text beside samples that could pass for real, such as reviews. Empty once there are no samples. */
  sampleNotice: notice,
  /** The text that marks the offices' hours, groups and rooms as samples. Empty once they are real. */
  officeSampleNotice: notice,
  textSignOffs: z._default(z.array(TextSignOff).check(z.maxLength(40)), []),
  /** The days on which the clinic last did these tests. */
  restoreTestedOn: z.optional(z.iso.date()),
  accessibilityTestedOn: z.optional(z.iso.date()),
  /** `two-people`: a publication needs the approval of a colleague. */
  whoPublishes: z.optional(z.enum(['two-people'])),
})
export type Site = z.infer<typeof Site>

export const SiteId = z.literal('site')

function at(field: string, error: string) {
  return { error, path: [field] }
}

function endsFirst(field: string) {
  return at(field, validationMessages.endsFirst)
}

/** Checks each entry of a list against the others. `problemOf` returns the message for the entry's field. */
function eachEntry<Entry>(
  field: keyof Entry & string,
  problemOf: (entry: Entry, index: number, all: readonly Entry[]) => string | undefined,
) {
  return z.check<readonly Entry[]>(({ value, issues }) => {
    for (const [index, entry] of value.entries()) {
      const message = problemOf(entry, index, value)
      if (message) issues.push({ code: 'custom', input: entry, path: [index, field], message })
    }
  })
}
