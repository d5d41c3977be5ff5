import * as z from 'zod/mini'
import { type TimeZone, timeZones } from './timeZones.ts'

const text = z.string().check(z.minLength(1))
/** Who compared a fact with its source, and when. Empty: nobody has yet. */
const checked = { checked: z.iso.date(), signedOffBy: z.string() }
const zone = z.pipe(
  z.enum(timeZones.map(({ id }) => id)),
  z.transform((id): TimeZone => timeZones.find((zone) => zone.id === id) ?? timeZones[0]),
)

/** The file `place.yaml` of a state. */
export const Place = z.strictObject({
  ...checked,
  name: text,
  /** As in a postal address. */
  code: z.string().check(z.regex(/^[A-Z]{2}$/)),
  /** The part of the state in which the clinic is, as its texts name it. */
  area: text,
  /** The zones of its offices. The first one is the clinic's unless `clinic.yaml` names another one of them. */
  timeZones: z.tuple([zone], zone),
  /** The picture that other websites show beside a link to the site, in words. */
  shareImage: text,
  /** The outermost degrees of the state. Those of the west are negative. */
  box: z.strictObject({ south: z.number(), north: z.number(), west: z.number(), east: z.number() }),
  /** The center of the map's outline, `web/files/art/map/<code>.svg`, if there is one. */
  mapCenter: z.optional(z.tuple([z.number(), z.number()])),
  /** How people call the surroundings of a town in which a clinic has an office. */
  towns: z.record(text, text),
  /** What only texts of the state may name: laws, agencies, programs, cities. */
  properNames: z.array(text),
  /** The languages that most people there speak at home besides English. */
  languages: z.array(text),
  /** The languages of the notices of free language help, the most common one first. */
  noticeLanguages: z.array(text),
  /** Days on which offices of the state are closed, besides federal holidays. */
  holidays: z.array(text),
  /** A number that nobody has, in the form in which a message shows how to write one. */
  samplePhone: z.string().check(z.regex(/^\d{3}-555-01\d\d$/)),
  /** Local numbers that pages may name although they are not the clinic's. */
  phones: z.array(text),
  /** Programs of Medicaid and its plans, as people search for them. */
  medicaidNames: z.array(text),
  /** Laws, forms and courts, as people search for them. */
  commitmentNames: z.array(text),
  /** The first one is that which may order treatment. */
  courtNames: z.array(text),
  /** Of buses and trains. */
  transitNames: z.array(text),
  /** Those of a new site. Its schema checks them. */
  crisisLines: z.array(z.unknown()),
  /** Posts that begin with a care card. */
  posts: z.strictObject({ overdose: z.array(text), veterans: z.array(text) }),
  /** Documents of the state that a clinician and a lawyer read. */
  legalDocuments: z.array(text),
})

/**
 * What the texts of a site in the state say of one subject. What nobody could confirm is `unconfirmed`, with the reason,
 * and has no text.
 */
const Subject = z.strictObject({
  ...checked,
  unconfirmed: z.optional(text),
  /** The publications that documents name. Each is checked as one of the document. */
  sources: z._default(z.record(text, z.unknown()), {}),
  /** The public guidance that a care card names. */
  cardSources: z._default(z.array(z.strictObject({ name: text, url: text })), []),
  number: z.optional(text),
  texts: z._default(z.record(text, text), {}),
})
const Line = z.extend(Subject, { number: text })
/** Words without which a heading or a sentence of the first content cannot be. Of others the sentence is left out. */
const saying = <Name extends string>(...names: Name[]) => ({
  texts: z.catchall(
    z.object(Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>),
    text,
  ),
})

/** The file `facts.yaml` of a state. */
export const Facts = z.strictObject({
  crisisLine: z.extend(Line, saying('name', 'short', 'shortEs', 'word')),
  poisonLine: Line,
  /** Without a number, texts name the national one. */
  violenceLine: Subject,
  childProtection: z.extend(Line, saying('agency', 'tell')),
  gamblingLine: Subject,
  trafficking: Subject,
  sexualAssault: Subject,
  commitment: z.extend(Subject, saying('names')),
  amnesty: Subject,
  /** Their consent to treatment. */
  minors: Subject,
  pregnancy: Subject,
  medicaid: Subject,
  /** Those of Medicaid. */
  rides: Subject,
  parity: Subject,
  /** Of programs. */
  licensing: Subject,
  /** Of clinicians. */
  lookUp: Subject,
  rights: Subject,
  complaints: Subject,
  /** How soon clients get copies. */
  records: Subject,
  /** What clients tell clinicians. */
  privilege: Subject,
  /** While impaired, by the name of the offense. */
  driving: z.extend(Subject, saying('name')),
  naloxone: Subject,
  /** Of prescribed medicine. */
  containers: Subject,
  kratom: Subject,
  /** Relatives who raise children. */
  kinship: Subject,
  olderAdults: z.extend(Subject, saying('report')),
  housing: Subject,
  families: Subject,
  pets: Subject,
  /** Who have a license to lose. */
  professionals: Subject,
  /** Places, as in examples. */
  around: z.extend(Subject, saying('county', 'farTown')),
})

export type Place = z.infer<typeof Place>
export type Facts = z.infer<typeof Facts>
