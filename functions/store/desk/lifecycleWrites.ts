import type { DocumentState, Effect, Outcome, PublishedState } from '#shared/documents/documentState.ts'
import { keys } from '#shared/keys.ts'
import { changesOf } from '#shared/kinds/changesOf.ts'
import { kinds } from '#shared/kinds/kinds.ts'
import { auditWrite } from '../audit.ts'
import { itemOf } from '../items.ts'
import { type Links, pickedLinks } from '../links.ts'
import { renderWrite } from '../renderRequest.ts'
import type { Item } from '../store.ts'
import type { Write } from '../transact.ts'
import { check, newItem } from '../write.ts'
import { freedAddress } from './addresses.ts'
import { binWrites } from './bin.ts'
import { discussionAfter } from './discussions.ts'
import { addressOf, contentOf } from './documentFacts.ts'
import type { StoredDocument } from './documents.ts'
import { draftWrites, keptDraft, removedDraft } from './drafts.ts'
import { dueWrite } from './due.ts'
import { changedWrites, publishedWrites, removedWrites } from './publishedDocument.ts'
import { earlierVersion, versionWrite } from './versions.ts'

interface Changed {
  document: StoredDocument
  before: DocumentState
  outcome: Outcome
  /** Those of all contents that the outcome has. */
  links: Links
  /** ISO 8601. */
  at: string
  /** Changes for the renderer, besides those of the document itself. */
  changes?: readonly string[]
}

/** The writes that store what `next` has decided, on the condition that nobody has changed the document meanwhile. */
export function lifecycleWrites(changed: Changed): Write[] {
  const { document, outcome, at } = changed
  return [
    ...publishedPart(changed),
    ...draftPart(changed),
    ...discussionAfter(document, outcome, at),
    ...outcome.effects.flatMap((effect) => effectWrites(changed, effect)),
  ]
}

const isPublication = ({ before, outcome: { state } }: Changed): boolean =>
  state.published !== null && state.published.version !== before.published?.version

function publishedPart(changed: Changed): Write[] {
  const { document, before, at } = changed
  const { published } = changed.outcome.state
  if (published === before.published) return []
  if (!published) return removal(changed)
  if (isPublication(changed)) return publication(changed, published)
  const fields = changedFields(
    { ...before.published, ...before.published?.content },
    { ...published, ...published.content },
  )
  const isText = published.content !== before.published?.content
  const links = pickedLinks(document.kind, published.content, changed.links)
  // The version in the history lacks a new sign-off, so the next publication has to store that version again.
  return changedWrites(document, { ...fields, ...(isText && { updatedAt: at, storedVersion: null, links }) })
}

/** Null for a field that is no longer there. */
function changedFields(before: Item, { content, ...after }: Item): Item {
  const changed = Object.entries(after).filter(([field, value]) => before[field] !== value)
  return Object.fromEntries(changed.map(([field, value]) => [field, value ?? null]))
}

function removal({ document, before }: Changed): Write[] {
  const { kind, id } = document
  const address =
    kinds[kind].hasChosenAddress && before.published && addressOf(document, before.published.content)
  return [
    ...removedWrites(document),
    ...earlierVersion(document),
    ...(address ? [freedAddress({ id, address })] : []),
  ]
}

function publication(
  { document, outcome, links: known, at }: Changed,
  { content, ...metadata }: PublishedState,
): Write[] {
  const { kind, id, published } = document
  const { version } = metadata
  const links = pickedLinks(kind, content, known)
  const item = {
    ...itemOf(document, {
      ...content,
      // A landing page is found by its category, so its stored `id` may be another one, which has to stay.
      id: typeof published?.id === 'string' ? published.id : id,
      // The first publication of a document with a creation time is not an update.
      ...(content.createdAt && !published ? {} : { updatedAt: at }),
      version,
    }),
    ...metadata,
    storedVersion: version,
    links,
  }
  const { action, by } = outcome.effects.find((effect) => effect.type === 'record') ?? {}
  return [
    ...publishedWrites(document, item),
    ...earlierVersion(document),
    versionWrite(document, {
      number: version,
      at,
      by,
      content: contentOf(kind, item),
      links,
      authors: action === 'publish' ? document.draft?.authors : undefined,
      action: action === 'restore' || action === 'putBack' ? 'restored' : 'published',
    }),
  ]
}

function draftPart(changed: Changed): Write[] {
  const { document, before, outcome } = changed
  const { kind, id, draft } = document
  const { draft: after, bin } = outcome.state
  const binned = bin === before.bin ? [] : binWrites(document, bin, changed.links)
  if (after && after !== draft) {
    const links = pickedLinks(kind, after.content, changed.links)
    return [...binned, ...draftWrites(draft, { ...after, kind, id, links })]
  }
  if (!after && draft) return [...binned, ...removedDraft(draft)]
  const hasNoDraft = !after && (binned.length > 0 || isPublication(changed))
  return hasNoDraft ? [...binned, check(keys.draft(kind, id), newItem)] : binned
}

function effectWrites({ document, before, outcome, at, changes = [] }: Changed, effect: Effect): Write[] {
  const { kind, id } = document
  switch (effect.type) {
    case 'record':
      return [auditWrite({ at, by: effect.by, action: effect.action, subject: `${kind}/${id}` })]
    case 'keep':
      return [keptDraft(document, { ...effect.draft, links: document.draft?.links ?? {} }, effect.number)]
    case 'wake':
      return [dueWrite({ kind, id, at: effect.at })]
    case 'render':
      return [
        renderWrite([
          ...changesOf(document, before.published?.content, outcome.state.published?.content),
          ...changes,
        ]),
      ]
    default:
      return []
  }
}
