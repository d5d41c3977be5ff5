import * as z from 'zod/mini'
import { id } from '../entities/text.ts'

export type Content = Record<string, unknown>

export interface Kind {
  /** The schema of the fields that staff publish: all but the id and the publication metadata. */
  content: z.ZodMiniObject
  /** The same fields, but any may be missing and any text empty. Publishing validates a draft against `content`. */
  draft: z.ZodMiniObject
  /** As `draft`, but without the fields that it does not know, which a later release may have stored. */
  storedDraft: z.ZodMiniObject
  document: z.ZodMiniObject
  id: z.ZodMiniType
  /** The name of the field with the id, `id` by default. */
  idField?: string
  partition: string
  /** The order of documents on the site. `order`: staff decide. */
  sort: 'newest' | 'order' | 'title' | 'id'
  /** The largest number of published documents, for a kind whose documents are all on one page. */
  maxDocuments?: number
  title: string
  /** The field that the lists of staff show beside the title. */
  about?: string
  /** The fields with HTML, each with the level of the heading above it. */
  html: Readonly<Record<string, number>>
  /** The other fields whose words are checked. */
  lines: readonly string[]
  /** The field `content` has sections with elements, which `checks/pageContentIssues.ts` validates. */
  hasSections?: true
  /** The texts cannot contain links. */
  hasNoLinks?: true
  address?(content: Content, id: string): string | undefined
  /** The other pages that show a document: addresses, `<kind>/<id>` for the page of another document, or `everyPage`. */
  shownAt?(content: Content): string[]
  /** Staff choose the address of each document. */
  hasChosenAddress?: true
  /** Each of its offices has a page. */
  hasOfficePages?: true
  /** Documents form a tree, and so do their addresses. */
  hasPagesBelow?: true
  /** For kinds without their own pages: the page in `links` that shows the document, or `<kind>:<id>`. */
  shownOn?(links: readonly string[]): string | undefined
  /** The fields with the times at which visitors begin and stop to see a published document. */
  period?: { start: string; end: string }
  /** The fields that are set before anybody writes in a new document. */
  place?: readonly string[]
  /** Every site has exactly the seeded documents. None can be added, unpublished or deleted. */
  cannotBeDeleted?: true
  /** Each deploy overwrites the document with the seed content until staff publish a version. */
  isSeededAgain?: true
  /** The document has a person's own words, which are published with consent and not corrected. */
  needsConsent?: true
  /** The professions that read a document before visitors may rely on it. The first one answers for it. */
  readers?(id: string): readonly Reviewer[]
  /** Clinicians review what the document says about treatment. */
  hasClinicalSignOff?: true
}

export const everyPage = '/*'

/** A profession that reads documents before visitors may rely on them. */
export type Reviewer = 'clinician' | 'lawyer' | 'translator'

type Facts = Omit<Kind, 'content' | 'draft' | 'storedDraft' | 'document'>

/** A document as a draft has it: any field may be missing, also in the entries of its lists. */
type DraftOf<Value> = Value extends readonly (infer Entry)[]
  ? DraftOf<Entry>[]
  : Value extends object
    ? { [Field in keyof Value]?: DraftOf<Value[Field]> | undefined }
    : Value

type Fields<Document extends z.ZodMiniObject> = {
  [Field in Exclude<keyof z.infer<Document>, UnpublishedField>]?:
    | DraftOf<z.infer<Document>[Field]>
    | undefined
}

type KindOf<Document extends z.ZodMiniObject> = Kind & { storedDraft: z.ZodMiniType<Fields<Document>> }

export function makeKind<Document extends z.ZodMiniObject>(
  document: Document,
  facts: Pick<Kind, 'partition'> & Partial<Facts>,
): KindOf<Document> {
  const fields = Object.entries(document.shape).filter(([name]) => !unpublishedFields.has(name))
  const content = z.object(Object.fromEntries(fields))
  return {
    id,
    sort: 'id',
    title: 'title',
    html: {},
    lines: ['title'],
    ...facts,
    content,
    draft: draftOf(content, z.strictObject),
    // Its fields are those of `document`, which a schema that is made by a loop does not say.
    storedDraft: draftOf(content, z.object) as KindOf<Document>['storedDraft'],
    document,
  }
}

const unpublishedFields: ReadonlySet<string> = new Set([
  'id',
  'version',
  'updatedAt',
] satisfies UnpublishedField[])

type UnpublishedField = 'id' | 'version' | 'updatedAt'

type MakeObject = typeof z.object | typeof z.strictObject

function draftOf(schema: z.ZodMiniObject, object: MakeObject): z.ZodMiniObject {
  const fields = Object.entries(schema.shape).map(([name, field]) => [
    name,
    z.optional(draftField(field, object)),
  ])
  return object(Object.fromEntries(fields))
}

function draftField(field: z.core.$ZodType, object: MakeObject): z.core.$ZodType {
  if (field instanceof z.ZodMiniOptional || field instanceof z.ZodMiniDefault)
    return draftField(field.def.innerType, object)
  if (field instanceof z.ZodMiniNullable) return z.nullable(draftField(field.def.innerType, object))
  if (field instanceof z.ZodMiniNumber) return z.number()
  if (field instanceof z.ZodMiniArray)
    return z.array(draftEntry(field.def.element, object)).check(z.maxLength(100))
  if (field instanceof z.ZodMiniTuple) return z.array(z.unknown()).check(z.maxLength(100))
  if (field instanceof z.ZodMiniObject) return draftOf(field, object)
  return field instanceof z.ZodMiniString ? z.string().check(z.maxLength(draftLength(field))) : field
}

/** Texts of drafts are limited because lists show them. A publication accepts fewer characters. */
function draftLength({ def }: z.ZodMiniString): number {
  const lengths = def.checks?.flatMap(({ _zod }) => ('maximum' in _zod.def ? Number(_zod.def.maximum) : []))
  return Math.max(2_000, ...(lengths ?? []))
}

function draftEntry(element: z.core.$ZodType, object: MakeObject): z.core.$ZodType {
  return element instanceof z.ZodMiniObject ? draftOf(element, object) : element
}
