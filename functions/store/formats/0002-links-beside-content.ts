import { isRecord } from '#shared/documents/pageContent.ts'
import type { DraftContent } from '#shared/entities/documents.ts'
import { keys, partitions } from '#shared/keys.ts'
import { type DocumentKind, documentKinds, kinds, kindsWith } from '#shared/kinds/kinds.ts'
import { forEachConcurrently } from '../../forEachConcurrently.ts'
import { withChangedLinks } from '../contentLinks.ts'
import { deletedDocuments } from '../desk/deletedDocuments.ts'
import { rowsOfKinds } from '../desk/directory.ts'
import { directoryDrafts } from '../desk/directoryDrafts.ts'
import { changedWrites } from '../desk/publishedDocument.ts'
import { StoredContent, storedText } from '../desk/storedContent.ts'
import { type Links, linksIn } from '../links.ts'
import { allItems, findItem, queryItems } from '../read.ts'
import type { Store } from '../store.ts'
import { idOf } from '../storedItems.ts'
import { missing, put } from '../write.ts'
import { transactAll } from '../writeChecked.ts'
import type { Conversion } from './conversion.ts'

/**
 * A link to a document was an address such as `/~post/<id>` in the texts, which a text of people could look like. Now
 * texts have plain addresses, as in every release, and `links` beside the content has the documents. Reads what is
 * published; only if that has such an address, also all drafts, versions and the bin: a minute for 1,000 posts with ten
 * versions each.
 */
export const linksBesideContent: Conversion = {
  title: 'Texts have plain addresses, and the documents of their links are beside them',
  rollback: 'safe',
  async convert(store) {
    // What is published is converted last, because it says whether there is anything to do.
    if (!(await hasOldLinks(store))) return
    const addressOf = await lastAddresses(store)
    await convertDesk(store, addressOf)
    for (const kind of documentKinds)
      await forEachConcurrently(publishedItems(store, kind), async (published) => {
        const changed = converted(kind, published, linksIn(published), addressOf)
        if (!changed) return
        const { content, links } = changed
        // Only what differs, since null would remove a field.
        const texts = Object.entries(content).filter(([name, text]) => text !== published[name])
        const set = { ...Object.fromEntries(texts), links }
        await transactAll(store, changedWrites({ kind, id: idOf(published), published }, set))
      })
  },
}

const publishedItems = (store: Store, kind: DocumentKind) =>
  queryItems(store, partitions.documents[kind], { pageSize: 100 })

async function hasOldLinks(store: Store): Promise<boolean> {
  for (const kind of documentKinds)
    for await (const published of publishedItems(store, kind))
      if (JSON.stringify(published).search(oldLink) >= 0) return true
  return false
}

/** Drafts, versions and the bin, one document after the other. What cannot be read stays as it is. */
async function convertDesk(store: Store, addressOf: AddressOf): Promise<void> {
  const listed = [
    ...(await rowsOfKinds(store)),
    ...(await directoryDrafts(store)),
    ...(await deletedDocuments(store)),
  ].map(({ kind, id }) => [`${kind}/${id}`, { kind, id }] as const)
  await forEachConcurrently(new Map(listed).values(), async ({ kind, id }) => {
    const draft = await findItem(store, keys.draft(kind, id))
    const binned = await findItem(store, keys.binned(kind, id))
    const versions = await allItems(store, partitions.versions(kind, id))
    for (const item of [draft, binned, ...versions]) {
      const { data } = StoredContent.safeParse(item?.content)
      const changed = item && data && converted(kind, data, linksIn(item), addressOf)
      if (!changed) continue
      const { content, links } = changed
      // Only if the draft was not saved, or the version published over, meanwhile: a later write has plain addresses.
      const same = ['version', 'revision', 'number'].map((field) => [field, item[field] ?? missing])
      await transactAll(store, [
        put({ ...item, content: storedText(content), links }, Object.fromEntries(same)),
      ])
    }
  })
}

/** The address of a document, or the last one it had. */
type AddressOf = (kind: string, id: string) => string

async function lastAddresses(store: Store): Promise<AddressOf> {
  const known = [
    ...(await deletedDocuments(store)),
    ...(await directoryDrafts(store)),
    ...(await rowsOfKinds(store, kindsWith('hasChosenAddress'))),
  ].flatMap(({ kind, id, address }) => (address ? [[`${kind}/${id}`, address] as const] : []))
  const addresses = new Map<string, string>(known)
  return (kind, id) => {
    // The ids of the pages that came with the site are their addresses.
    const first = kinds[kind as DocumentKind].address?.({ slug: id.replaceAll('.', '/') }, id) // Of `oldLink`.
    return addresses.get(`${kind}/${id}`) ?? first ?? '/'
  }
}

/** An address as a whole text, or in an attribute. In the `slug` of a service, it has no slash. */
const oldLink = /(?<=^|")(\/?)~(treatment|post)\/([A-Za-z0-9][\w.-]*)/g

/** Undefined if nothing changes. */
function converted(
  kind: DocumentKind,
  content: DraftContent,
  before: Links,
  addressOf: AddressOf,
): { content: DraftContent; links: Links } | undefined {
  const links: Links = {}
  const linked = withChangedLinks(kind, content, (path) => {
    const [, , target = '', id = ''] = new RegExp(`^${oldLink.source}$`).exec(path) ?? []
    const address = id === '' ? path : addressOf(target, id)
    const document = id === '' ? before[path] : `${target}/${id}`
    if (document !== undefined) links[address] = document
    return address
  })
  const plain = (text: string) =>
    text.replace(
      oldLink,
      (_, slash: string, target: string, id: string) => slash + addressOf(target, id).slice(1),
    )
  const changed = mapTexts(linked ?? content, plain)
  return JSON.stringify(changed) === JSON.stringify(content)
    ? undefined
    : { content: changed as DraftContent, links } // The texts of an object make an object.
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((entry) => mapTexts(entry, change))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mapTexts(part, change)]))
}
