import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import type { Suspicion } from '#shared/callRequests.ts'
import { AuditRecord } from '#shared/entities/auditRecord.ts'
import { CallNote, CallRequestDetails } from '#shared/entities/callRequest.ts'
import { Comment } from '#shared/entities/discussion.ts'
import { Editing } from '#shared/entities/documents.ts'
import {
  ElementsSection,
  EmbedSection,
  elementSchemas,
  LocationsSection,
  TableSection,
} from '#shared/entities/pageContent.ts'
import { PageFeedbackCount } from '#shared/entities/pageFeedback.ts'
import { Redirect } from '#shared/entities/redirect.ts'
import { callRequestKeys, type Key, keys } from '#shared/keys.ts'
import { type DocumentKind, documentKinds, kinds } from '#shared/kinds/kinds.ts'
import { SealedCallRequest } from '../store/callRequests.ts'
import { Address } from '../store/desk/addresses.ts'
import { Binned, Deleted } from '../store/desk/deletedDocuments.ts'
import { DirectoryDraft } from '../store/desk/directoryDrafts.ts'
import { DirectoryRow } from '../store/desk/directoryRows.ts'
import { DiscussionHead, StoredLink } from '../store/desk/discussions.ts'
import { PublicationMetadata } from '../store/desk/documentFacts.ts'
import { DraftRecord } from '../store/desk/drafts.ts'
import { Due } from '../store/desk/due.ts'
import { Presence } from '../store/desk/presence.ts'
import { VersionRecord } from '../store/desk/versions.ts'
import { conversions } from '../store/formats/conversions.ts'
import { StoredFormat } from '../store/formats/tableFormat.ts'
import { Links } from '../store/links.ts'
import { Revision } from '../store/list.ts'
import { UploadedFile } from '../store/media.ts'
import { RenderLock } from '../store/renderRequest.ts'
import { StoredClinician } from '../store/staff/clinician.ts'
import { Credentials } from '../store/staff/credentials.ts'
import { StoredNotices } from '../store/staff/noticeAddresses.ts'
import { SessionUse, StoredSession } from '../store/staff/sessions.ts'
import { PasskeyOwner, StoredMembership } from '../store/staff/staffMembers.ts'
import { Seen } from '../store/staff/staffSeen.ts'

/** The key families of both tables. */
export type Family = keyof typeof keys | keyof Pick<typeof callRequestKeys, 'request' | 'suspected'>

interface Shape {
  /** Of an item; a part of an item has none. */
  key?: Key | readonly Key[]
  /** What reads it. */
  schema: z.core.$ZodType
}

const kindAndId = ['<kind>' as DocumentKind, '<id>'] as const // A name that stands for any kind.
const due = (kind: DocumentKind) => keys.due({ at: '<time>', kind, id: '<id>' })
const Published = z.extend(PublicationMetadata, {
  links: z.optional(Links),
  storedVersion: z.optional(z.number()),
})
/** With what its sealed fields contain. */
const CallRequestItem = z.extend(SealedCallRequest, {
  details: CallRequestDetails,
  notes: z.array(CallNote),
})

const families: Record<Family, Shape> = {
  document: { key: documentKinds.map((kind) => keys.document(kind, '<id>')), schema: Published },
  directoryRow: { key: keys.directoryRow(...kindAndId), schema: DirectoryRow },
  revision: { key: [keys.revision('DIRECTORY#<kind>'), keys.revision('REDIRECTS')], schema: Revision },
  draft: { key: keys.draft(...kindAndId), schema: DraftRecord },
  directoryDraft: { key: keys.directoryDraft(...kindAndId), schema: DirectoryDraft },
  version: {
    key: [keys.version(...kindAndId, 123), keys.version(...kindAndId, 1_700_000_000_000)],
    schema: VersionRecord,
  },
  deleted: { key: keys.deleted(...kindAndId), schema: Deleted },
  // Its key has the name too, and nothing reads these.
  binned: { key: keys.binned(...kindAndId), schema: z.extend(Binned, { kind: z.string(), id: z.string() }) },
  address: { key: keys.address('<path>'), schema: Address },
  redirect: { key: keys.redirect('<path>'), schema: Redirect },
  due: { key: [due('post'), due('alert')], schema: Due },
  media: { key: keys.media('/media/<name>'), schema: UploadedFile },
  discussion: { key: keys.discussion(...kindAndId), schema: DiscussionHead },
  comment: { key: keys.comment(...kindAndId, '<comment>'), schema: Comment },
  previewLink: { key: keys.previewLink(...kindAndId, '<hash>'), schema: StoredLink },
  presence: { key: keys.presence(...kindAndId, '<username>'), schema: Presence },
  editing: { key: keys.editing(...kindAndId), schema: Editing },
  staffMember: { key: keys.staffMember('<username>'), schema: StoredMembership },
  credentials: { key: keys.credentials('<id>'), schema: Credentials },
  passkey: { key: keys.passkey('<id>'), schema: PasskeyOwner },
  staffSeen: { key: keys.staffSeen('<username>'), schema: Seen },
  notices: { key: keys.notices('<username>'), schema: StoredNotices },
  clinician: { key: keys.clinician(), schema: StoredClinician },
  session: { key: keys.session('<hash>'), schema: StoredSession },
  sessionUse: { key: keys.sessionUse('<hash>'), schema: SessionUse },
  usedChallenge: { key: keys.usedChallenge('<id>'), schema: z.object({}) },
  attempts: {
    key: keys.attempts('<limit>', '<client>', '<time>'),
    schema: z.object({ count: z.optional(z.number()), nextAt: z.optional(z.number()) }),
  },
  auditRecord: { key: keys.auditRecord('<year>-<month>', '<random>'), schema: AuditRecord },
  pageFeedback: { key: keys.pageFeedback('<path>'), schema: PageFeedbackCount },
  renderLock: { key: keys.renderLock(), schema: RenderLock },
  format: { key: keys.format(), schema: StoredFormat },
  request: { key: callRequestKeys.request('<id>'), schema: CallRequestItem },
  // A name that stands for any suspicion.
  suspected: { key: callRequestKeys.suspected('<suspicion>' as Suspicion, '<id>'), schema: CallRequestItem },
}

/** A line for each field of each item: what the table stores, as far as the schemas that read it say. */
export const storedShapes = (): string[] =>
  Object.entries({ ...families, ...partsOfDocuments() }).flatMap(([name, shape]) => shapeOf(name, shape))

const partsOfDocuments = (): Record<string, Shape> => ({
  ...Object.fromEntries(
    documentKinds.map((kind) => [`document of ${kind}`, { schema: kinds[kind].document }]),
  ),
  'section of elements': { schema: z.omit(ElementsSection, { elements: true }) },
  'section of an embed': { schema: EmbedSection },
  'section of locations': { schema: LocationsSection },
  'section of a table': { schema: TableSection },
  ...Object.fromEntries(
    Object.entries(elementSchemas).map(([name, schema]) => [`element ${name}`, { schema }]),
  ),
})

export function shapeOf(name: string, { key = [], schema }: Shape): string[] {
  const names = [key].flat().map((each) => `${name}: key ${Object.values(each).join(', ')}`)
  return [...names, ...new Set(fieldsOf(schema as z.core.$ZodTypes, name))] // Of zod's own types.
}

/** A field with `?` may be missing. */
function fieldsOf(schema: z.core.$ZodTypes, path: string): string[] {
  const of = (inner: z.core.$ZodType, at = path) => fieldsOf(inner as z.core.$ZodTypes, at) // Of zod's own types.
  const { def } = schema._zod
  switch (def.type) {
    case 'object':
      return [
        `${path}: object${def.catchall?._zod.def.type === 'never' ? closed : ''}`,
        ...Object.entries(def.shape).flatMap(([name, field]) =>
          of(field, `${path}.${name}${field._zod.optin === undefined ? '' : '?'}`),
        ),
      ]
    case 'array':
      return [`${path}: list${limitsOf(schema)}`, ...of(def.element, `${path}[]`)]
    case 'set':
      return of(def.valueType, `${path}{}`)
    case 'record':
      return of(def.valueType, `${path}.*`)
    case 'union':
      return def.options.flatMap((option) => of(option))
    case 'nullable':
      return [`${path}: null`, ...of(def.innerType)]
    case 'optional':
    case 'default':
    case 'catch':
    case 'readonly':
      return of(def.innerType)
    case 'lazy':
      return [`${path}: nested`]
    // A transformation has no shape of its own.
    case 'pipe':
      return of(def.in._zod.def.type === 'transform' ? def.out : def.in)
    case 'enum':
      return [`${path}: ${Object.values(def.entries).join(' | ')}`]
    case 'literal':
      return [`${path}: ${def.values.join(' | ')}`]
    default:
      return [`${path}: ${def.type}${limitsOf(schema)}`]
  }
}

interface Check {
  check?: string
  format?: string
  pattern?: RegExp
  minimum?: unknown
  maximum?: unknown
  value?: unknown
}

/** What the checks of a schema require. Those that are code have no shape. */
function limitsOf({ _zod: { def } }: z.core.$ZodType): string {
  const checks = (def.checks ?? []).map(({ _zod }): Check => _zod.def)
  return [def as Check, ...checks] // A format such as that of a time is a schema and a check.
    .filter(({ check }) => check !== undefined && !['overwrite', 'custom'].includes(check))
    .map(({ check, format, pattern, minimum, maximum, value }) =>
      format === 'regex' ? ` ${pattern}` : ` ${format ?? `${check} ${minimum ?? maximum ?? value}`}`,
    )
    .join('')
}

/** Of an object whose readers refuse a field that they do not know. */
const closed = ' without other fields'

const file = path.join(import.meta.dirname, '../store/formats/shapes.txt')
const command = 'node infra/node.cjs infra/tests/formats/recordShapes.ts'

interface Recorded {
  format: number
  shapes: readonly string[]
}

export function recordedShapes(): Recorded {
  const [first = '', ...shapes] = readFileSync(file, 'utf8').trimEnd().split('\n')
  return { format: Number(first.replace('format ', '')), shapes }
}

/** @throws a sentence if a conversion is missing. */
export function recordShapes(): void {
  const now = { format: conversions.length, shapes: storedShapes() }
  const problem = lacksConversion(recordedShapes(), now)
  if (problem) throw new Error(problem)
  writeFileSync(file, `${[`format ${now.format}`, ...now.shapes].join('\n')}\n`)
}

/** What to do before a release may store items of these shapes. Undefined if the recorded ones are still true. */
export function shapeProblem(recorded: Recorded, now: Recorded): string | undefined {
  if (now.format > recorded.format) return `Format ${now.format} has no record of its items: type ${command}`
  const problem = lacksConversion(recorded, now)
  if (problem || isSame(recorded.shapes, now.shapes)) return problem
  return `The record lacks what is stored now, so that no test would notice its next change: type ${command}`
}

const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join()

const lacksConversion = (recorded: Recorded, now: Recorded): string | undefined => {
  const changes = shapeChanges(recorded.shapes, now.shapes)
  if (changes.length === 0 || now.format > recorded.format) return undefined
  return [
    `What is stored has changed, and no conversion says what happens to what exists:`,
    ...changes.map((change) => `  ${change}`),
    `Write conversion ${recorded.format + 1} (README, "A change of what is stored"), also if it has nothing to write, and then record the shapes: ${command}`,
  ].join('\n')
}

/** Leaves out new optional fields, which the release before ignores, and without which this one reads what exists. */
function shapeChanges(recorded: readonly string[], now: readonly string[]): string[] {
  const before = new Set(recorded)
  const after = new Set(now)
  const fields = new Set(recorded.map(fieldOf))
  const isAddition = (line: string) =>
    // With all that is in it.
    fieldsAround(fieldOf(line)).some(
      (field) =>
        field.endsWith('?') &&
        !fields.has(field) &&
        !before.has(`${field.slice(0, field.lastIndexOf('.'))}: object${closed}`),
    )
  return [
    ...recorded.filter((line) => !after.has(line)).map((line) => `- ${line}`),
    ...now.filter((line) => !before.has(line) && !isAddition(line)).map((line) => `+ ${line}`),
  ]
}

const fieldOf = (line: string) => line.slice(0, line.indexOf(': '))

/** The field and those that it is in: `post.seo?` and `post.seo?.title?`. */
const fieldsAround = (field: string) => {
  const names = field.split('.')
  return names.map((_, index) =>
    names
      .slice(0, index + 1)
      .join('.')
      .replace(/(?:\[\]|\{\})+$/, ''),
  )
}
