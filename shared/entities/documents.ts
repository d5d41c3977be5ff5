import * as z from 'zod/mini'
import { apiLimits } from '../apiLimits.ts'
import { countedStates } from '../documentTasks.ts'
import { documentKinds } from '../kinds/kinds.ts'
import { Issue, Question } from './problem.ts'
import { id, imageAddress, line, lineOf, timestamp } from './text.ts'

export const DocumentKind = z.enum(documentKinds)
export type DocumentKind = z.infer<typeof DocumentKind>

export const DraftContent = z.record(z.string(), z.unknown())
export type DraftContent = z.infer<typeof DraftContent>

/** `changed`: published, and also has a draft. `past`: an alert that has ended. */
export const DocumentStatus = z.enum(['draft', 'published', 'changed', 'scheduled', 'past'])
export type DocumentStatus = z.infer<typeof DocumentStatus>

/** The sentence that a search found, and the path of its field. */
const FoundPlace = z.object({ path: Issue.shape.path, sentence: z.string() })
export type FoundPlace = z.infer<typeof FoundPlace>

const titled = { kind: DocumentKind, id, title: z.string() }

/** Of a document: the member `by` published it or took it down. */
export const Told = z.object({ by: z.string(), action: z.string(), at: timestamp })
export type Told = z.infer<typeof Told>

const AskedApproval = z.object({ askedBy: z.string(), approvedBy: z.optional(z.string()) })

export const DocumentSummary = z.object({
  ...titled,
  status: DocumentStatus,
  address: z.optional(z.string()),
  image: z.optional(imageAddress),
  /** Only in pages of lists: the category of a post or an FAQ, the author of a review, the role of a team member. */
  about: z.optional(z.string()),
  /** Only in pages of lists: the stars of a review. */
  rating: z.optional(z.number()),
  updatedAt: z.optional(timestamp),
  updatedBy: z.optional(z.string()),
  publishAt: z.optional(timestamp),
  /** The start of a published alert, which ends at `unpublishAt`. */
  startsAt: z.optional(timestamp),
  unpublishAt: z.optional(timestamp),
  lastReviewed: z.optional(z.string()),
  /** The page that shows an FAQ or a service: the page's address, or `treatment:` and the page's id. */
  shownOn: z.optional(z.string()),
  found: z.optional(FoundPlace),
  /** The number of comments that nobody has resolved. */
  openComments: z.optional(z.number()),
  /** A part of the document cannot be read. Staff can restore an earlier version of it, or delete it. */
  isDamaged: z.optional(z.literal(true)),
  /** Only in the list of approvals: who asks this member for one, or who gave one that this member asked for. */
  approval: z.optional(AskedApproval),
})
export type DocumentSummary = z.infer<typeof DocumentSummary>

const DraftAuthor = z.object({ by: z.string(), at: timestamp })
export type DraftAuthor = z.infer<typeof DraftAuthor>

/** The people who changed each field since the last publication, by path, such as `offices.0.phone`. */
export const DraftAuthors = z.record(z.string(), z.array(DraftAuthor))
export type DraftAuthors = z.infer<typeof DraftAuthors>

/** Who took a published document down, and when. The other fields come back if it is put back. */
const TakenDown = z.object({
  at: timestamp,
  by: z.string(),
  publishedAt: z.optional(timestamp),
  publishedBy: z.optional(z.string()),
  unpublishAt: z.optional(timestamp),
  scheduledBy: z.optional(z.string()),
  approved: z.optional(z.boolean()),
})

/** `basedOn` is the published version that the draft started from. */
export const Draft = z.object({
  content: DraftContent,
  version: z.number(),
  basedOn: z.nullable(z.number()),
  updatedAt: timestamp,
  updatedBy: z.string(),
  /** The id of the save that wrote this text. */
  save: z.optional(z.string()),
  /** Missing in drafts that an earlier release stored. */
  authors: z.optional(DraftAuthors),
  publishAt: z.optional(timestamp),
  unpublishAt: z.optional(timestamp),
  /** The member who scheduled the publication, and the version of the draft that the schedule publishes. */
  scheduledBy: z.optional(z.string()),
  scheduledVersion: z.optional(z.number()),
  /** The member who set the end of an unpublished document. */
  endBy: z.optional(z.string()),
  takenDown: z.optional(TakenDown),
  /** Reasons that a scheduled publication failed. It is tried again. */
  scheduleIssues: z.optional(z.array(Issue)),
  /** After its consent is withdrawn, a review cannot be published again. */
  consentWithdrawnAt: z.optional(timestamp),
  /** The stored fields that cannot be read. Never stored. */
  damaged: z.optional(z.array(z.string())),
})
export type Draft = z.infer<typeof Draft>

const tab = z.string().check(z.maxLength(40))

const Writer = z.object({ username: z.string(), tab, at: timestamp })

/** The last person who typed in a document, with the browser tab and the time of the last key. `asked` wants to take over. */
export const Editing = z.extend(Writer, { asked: z.optional(Writer) })
export type Editing = z.infer<typeof Editing>

export const DeskDocument = z.object({
  kind: DocumentKind,
  id,
  status: DocumentStatus,
  published: z.nullable(
    z.object({
      content: DraftContent,
      damaged: z.optional(z.array(z.string())),
      version: z.number(),
      publishedAt: z.optional(timestamp),
      publishedBy: z.optional(z.string()),
      unpublishAt: z.optional(timestamp),
      scheduledBy: z.optional(z.string()),
      /** Reasons that the document could not leave the website at its end. It is tried again. */
      endIssues: z.optional(z.array(Issue)),
      /** Another member had approved this text, or the one that it replaced. */
      approved: z.optional(z.boolean()),
      replacesApproved: z.optional(z.boolean()),
    }),
  ),
  draft: z.nullable(Draft),
  /** The person who is typing. Nobody else can save the document. */
  editing: z.optional(Editing),
})
export type DeskDocument = z.infer<typeof DeskDocument>

const documentVersion = z.number().check(z.int(), z.minimum(1))

export const DocumentList = z.object({
  documents: z.array(DocumentSummary),
  total: z.number(),
  totals: z.array(z.object({ kind: DocumentKind, total: z.number() })),
  pages: z.number(),
})
export type DocumentList = z.infer<typeof DocumentList>

export const photographPlaces = ['home', 'offices', 'team', 'rooms'] as const

/** The open tasks of staff. `missed` are documents that were not published as scheduled. */
export const Tasks = z.object({
  counts: z.array(z.object({ state: z.enum(countedStates), kind: DocumentKind, total: z.number() })),
  /** `why` is missing after an unexpected error, because the publication is then tried again. */
  missed: z.array(z.object({ ...titled, why: z.optional(z.string()) })),
  approvals: z.array(z.object({ ...titled, approval: AskedApproval })),
  /** Drafts with a comment in which a colleague asks the reader a question, or answers the reader's question. */
  questions: z.array(z.object({ ...titled, by: z.string(), isAnswer: z.optional(z.literal(true)) })),
  /** What colleagues did with words of the reader, or while the reader was writing. */
  told: z.array(z.object({ ...titled, ...Told.shape })),
  /** Members whom colleagues have let in since yesterday: invited, or with a new login. */
  newMembers: z.array(z.object({ username: z.string(), by: z.string(), at: timestamp })),
  /** Whom a colleague has named, if a second member has to confirm it. */
  clinician: z.optional(z.object({ name: z.string(), by: z.string() })),
  imagesWithoutText: z.number(),
  /** Places that show illustrations until the clinic has photographs of its own. */
  photographs: z.optional(z.array(z.enum(photographPlaces))),
})
export type Tasks = z.infer<typeof Tasks>

/** The questions before a publication to which the member has said yes, such as `words ruth` (`questionName`). */
export const Confirmed = z._default(z.array(z.string().check(z.maxLength(120))).check(z.maxLength(100)), [])

/** The kind's draft schema validates the content. */
export const NewDraft = z.strictObject({ content: DraftContent })

const saveId = z.string().check(z.maxLength(40))

/**
 * A save with the `id` of the draft's last save changes nothing. A save that `follows` the draft's last save is not late:
 * only the response of the last save was lost. `version` is the draft's, or 0 for a new draft, which starts from the published version `basedOn`. `restores` is the
 * version of the history from which the content started. With `keepsDraft`, the history gets the draft that is
 * replaced. A save from a `tab` locks the document for a while, or no longer if the tab is closed and `releases` it.
 */
export const DraftSave = z.strictObject({
  content: DraftContent,
  version: z.number().check(z.int(), z.minimum(0)),
  basedOn: z.optional(documentVersion),
  restores: z.optional(z.number()),
  keepsDraft: z.optional(z.boolean()),
  tab: z._default(tab, ''),
  id: z.optional(saveId),
  follows: z.optional(z.array(saveId).check(z.maxLength(20))),
  releases: z.optional(z.literal(true)),
})
export type DraftSave = z.input<typeof DraftSave>

/**
 * `version` is the draft's version. `published` is the published version that staff compared the draft with, by default
 * the one from which the draft started. With `fields`, only these are published, and all other changes stay in the
 * draft. `restore` is an earlier version to publish again, and `version` is then the published document's version.
 * `putBack` publishes what was taken down, with its sign-off and consent.
 */
export const PublishRequest = z.strictObject({
  version: documentVersion,
  published: z.optional(documentVersion),
  fields: z.optional(z.array(Issue.shape.path).check(z.minLength(1))),
  restore: z.optional(documentVersion),
  putBack: z.optional(z.literal(true)),
  confirmed: Confirmed,
})
export type PublishRequest = z.infer<typeof PublishRequest>

/** `version` is the published document's. To withdraw consent for an unpublished draft, it is the draft's. */
export const UnpublishRequest = z.strictObject({ version: documentVersion })

/** `version` is the published document's version. `reviewer` is the clinician's name and credentials. */
export const SignOffRequest = z.strictObject({ version: documentVersion, reviewer: line })

/** `version` is the draft's version, or the published document's version if there is no draft. A null time cancels. */
export const ScheduleRequest = z.strictObject({
  version: documentVersion,
  publishAt: z.optional(z.nullable(timestamp)),
  unpublishAt: z.optional(z.nullable(timestamp)),
  confirmed: Confirmed,
})

/**
 * A document that several can be published or taken down with. `issues` are the reasons why it cannot be. `version` is
 * that of the draft, or of the published document if it is to leave.
 */
export const ReadyDocument = z.object({
  ...titled,
  ...z.pick(Draft, { version: true, publishAt: true, scheduledBy: true }).shape,
  ...z.pick(DocumentSummary, { updatedAt: true, updatedBy: true }).shape,
  status: DocumentStatus,
  isPublished: z.boolean(),
  /** True if somebody has published another version since the draft was made. */
  isOutdated: z.boolean(),
  changes: z.array(z.object({ path: Issue.shape.path, authors: z.array(DraftAuthor) })),
  issues: z.array(Issue),
  questions: z.array(Question),
})
export type ReadyDocument = z.infer<typeof ReadyDocument>

/** The most recently changed documents, as many as one request can change. */
export const ReadyDocuments = z.object({ documents: z.array(ReadyDocument), total: z.number() })
export type ReadyDocuments = z.infer<typeof ReadyDocuments>

export const PublicationsRequest = z
  .strictObject({
    documents: z
      .array(
        z.strictObject({
          kind: DocumentKind,
          id,
          version: documentVersion,
          confirmed: Confirmed,
          /** When it would go out by itself, as the member was shown. What has another time is refused. */
          scheduledFor: z.optional(timestamp),
        }),
      )
      .check(z.minLength(1), z.maxLength(apiLimits.publications)),
    /** Publishes them then instead of now. */
    publishAt: z.optional(timestamp),
    /** Takes them off the website. `version` is then that of the published document. */
    takeDown: z.optional(z.literal(true)),
  })
  .check(
    z.refine(({ publishAt, takeDown }) => !publishAt || !takeDown, {
      path: ['publishAt'],
      message: 'is not possible for what leaves the website now',
    }),
  )
export type PublicationsRequest = z.infer<typeof PublicationsRequest>

/** `published` are those that are published, scheduled, or taken down. */
export const Publications = z.object({
  published: z.array(DeskDocument),
  refused: z.array(
    z.object({
      kind: DocumentKind,
      id,
      message: z.string(),
      issues: z.array(Issue),
      questions: z.optional(z.array(Question)),
    }),
  ),
})
export type Publications = z.infer<typeof Publications>

/** `servicePageId` is an FAQ's own treatment page. `alsoOn` are the other treatment pages that show the FAQ. */
export const DocumentOrder = z.object({
  documents: z.array(
    z.object({ id, title: z.string(), servicePageId: z.optional(id), alsoOn: z.optional(z.array(id)) }),
  ),
})
export type DocumentOrder = z.infer<typeof DocumentOrder>

const orderedIds = z.array(id).check(z.minLength(1), z.maxLength(1_000))

/** `before` is the order that the same documents had when the client read them. */
export const OrderRequest = z.strictObject({ ids: orderedIds, before: orderedIds })

/** `typing` locks a document that nobody has locked, `takeOver` any document or asks its writer for it, who hands it over
 * with `handOver`, and `release` ends one's own lock or wish.
 * With `toldRead`, the member has read what colleagues did. */
export const PresenceRequest = z.strictObject({
  tab,
  claim: z.optional(z.enum(['typing', 'takeOver', 'handOver', 'release', 'toldRead'])),
})
export type PresenceRequest = z.infer<typeof PresenceRequest>

/** `others` have the document open too. */
export const DocumentPresence = z.object({
  username: z.string(),
  others: z.array(z.string()),
  /** What colleagues did with words of the reader, or while the reader was writing. */
  told: z.array(Told),
  document: DeskDocument,
})
export type DocumentPresence = z.infer<typeof DocumentPresence>

export const BinnedDocument = z.object({
  ...titled,
  address: z.optional(z.string()),
  at: timestamp,
  by: z.string(),
  until: timestamp,
  /** Only a part of the entry can be read. Staff can restore the document. */
  isDamaged: z.optional(z.literal(true)),
})
export type BinnedDocument = z.infer<typeof BinnedDocument>

export const Bin = z.object({ documents: z.array(BinnedDocument) })

export const DocumentLinks = z.object({ links: z.array(DocumentSummary) })

const versionName = lineOf(60)

/**
 * `imported`: came with the site. `draft`: a superseded draft, whose `number` is its time in milliseconds. It expires
 * unless it has a `name`.
 */
export const DocumentVersion = z.object({
  number: z.number(),
  at: z.optional(timestamp),
  by: z.optional(z.string()),
  action: z.enum(['published', 'restored', 'imported', 'draft']),
  name: z.optional(versionName),
  content: DraftContent,
  authors: z.optional(DraftAuthors),
})
export type DocumentVersion = z.infer<typeof DocumentVersion>

/** Null removes the name. */
export const VersionNaming = z.strictObject({ name: z.nullable(versionName) })

export const VersionFacts = z.omit(DocumentVersion, { content: true, authors: true })
export const DocumentVersions = z.object({ versions: z.array(VersionFacts) })
export type DocumentVersions = z.infer<typeof DocumentVersions>
