import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { isMap, parseDocument as parseYamlDocument } from 'yaml'
import { checkContent } from '#shared/checks/checkContent.ts'
import { seed } from '#shared/content/seed.ts'
import { isFilePath } from '#shared/documents/canonicalPath.ts'
import { pathOfAddress } from '#shared/entities/redirect.ts'
import { oldAddress } from '#shared/entities/text.ts'
import { localDay } from '#shared/hours/localDay.ts'
import { slugOf } from '#shared/html/anchor.ts'
import { requireDraftContent } from '../../../functions/desk/requireDraftContent.ts'
import { isReservedPath } from '../../../functions/desk/reservedSlugs.ts'
import { mediaAddress } from '../../../functions/media/mediaStore.ts'
import { readUpload } from '../../../functions/media/readUpload.ts'
import { seededPaths } from '../../../functions/store/seed.ts'
import { isTaken } from '../../../functions/store/servedRedirects.ts'
import { decoded } from '../../local/http/message.ts'
import { print } from '../command.ts'
import { documentText } from '../content/folder.ts'
import { leaveOut, type OldSite, type OldText, readOldSite, reasonOf } from './oldSite.ts'
import { writeFileIn } from './writeFileIn.ts'

/** Writes drafts of an old site's texts, their images and redirects into a clinic's folder, and prints what to look at. */
export function fromOldSite(source: string, folder: string): void {
  const { texts, unread, imageFile } = readOldSite(source)
  const lines = [...unread]
  const hosts = new Set(texts.flatMap(({ addresses }) => hostOf(addresses[0] ?? '')))
  const taken = new Set(ownPaths)
  const named = texts.map((text) => ({ text, ...nameOf(text, taken) }))
  const drafts = readDrafts(named, (one, moved) => draftOf(one, { moved, hosts, imageFile }), lines)
  for (const { text, kind, id, content, images, notes } of drafts) {
    for (const [src, bytes] of images) writeFileIn(folder, src, bytes)
    const name = `drafts/${kind}/${id}.yaml`
    const file = path.join(folder, name)
    const words = documentText(kind, content)
    if (!existsSync(file)) writeFileIn(folder, name, words)
    else if (readFileSync(file, 'utf8') !== words)
      notes.push(`${name} was there with other words, and stays: to read its text again, delete it.`)
    for (const sentence of notes) lines.push(`${kind}/${id} “${text.title}”: ${sentence}`)
  }
  const pages = new Set([...ownPaths, ...drafts.map(({ address }) => address)])
  const redirects = [...movedBy(drafts)].filter(
    ([from]) =>
      oldAddress.safeParse(from).success &&
      !isReservedPath(pathOfAddress(from)) &&
      !isFilePath(pathOfAddress(from)) &&
      !isTaken(from, pages),
  )
  addRedirects(path.join(folder, 'clinic.yaml'), redirects)
  for (const line of lines) print(`  ${line}`)
  print(
    `${drafts.length} drafts in ${folder}/drafts, ${redirects.length} redirects in clinic.yaml, ${lines.length} things to look at.`,
  )
  print(`To bring the drafts into the site: npm run content -- import ${folder} --clinic ${folder}`)
}

const ownPaths: ReadonlySet<string> = seededPaths(seed)

interface Named extends ReturnType<typeof nameOf> {
  text: OldText
}
type Moved = ReadonlyMap<string, string>

/** The old addresses with the new ones. Those that the new site has itself lead to its own pages. */
const movedBy = (named: readonly Named[]): Moved =>
  new Map(
    named.flatMap(({ text, address }) =>
      text.addresses
        .map(pathOf)
        .filter((old) => !isTaken(old, ownPaths))
        .map((old) => [old, address] as const),
    ),
  )

/** If some cannot be drafts, reads the others again, because links to those lead nowhere. */
function readDrafts<Draft extends Named>(
  named: readonly Named[],
  read: (one: Named, moved: Moved) => Draft,
  lines: string[],
): Draft[] {
  const moved = movedBy(named)
  const drafts = named.flatMap((one) => {
    try {
      return read(one, moved)
    } catch (error) {
      lines.push(`${one.kind}/${one.id} “${one.text.title.slice(0, 100)}” is left out: ${reasonOf(error)}`)
      return []
    }
  })
  return drafts.length === named.length ? drafts : readDrafts(drafts, read, lines)
}

interface Context {
  moved: Moved
  hosts: ReadonlySet<string>
  imageFile: OldSite['imageFile']
}

function draftOf(named: Named, { moved, hosts, imageFile }: Context) {
  const { text, kind, slug } = named
  const notes = [...text.notes]
  const images = new Map<string, Buffer>()
  const own = pathOf(text.addresses[0] ?? '')
  if (isTaken(own, ownPaths)) notes.push(`the new site has a page ${own} itself, to which links lead.`)
  const { createdAt = '' } = text
  if (createdAt && (createdAt < '1995' || createdAt > new Date().toISOString()))
    notes.push(`its date is ${createdAt.slice(0, 10)}: correct it.`)
  const html = mended(text.html, {
    imageAt(address) {
      const image = imageOf(imageFile(address), address)
      if (typeof image === 'string') {
        notes.push(`the image ${address.slice(0, 100)} ${image}: add it in the staff area.`)
        return undefined
      }
      const src = mediaAddress(image.bytes, image.type)
      images.set(src, image.bytes)
      return src
    },
    linkTo(address) {
      const url = URL.parse(address, text.addresses[0])
      if (!url || hostOf(url.href).every((host) => !hosts.has(host))) return address
      const [old, page] = [pathOf(url.href), pathOf(url.pathname)]
      const to = moved.get(old) ?? moved.get(page) ?? (isTaken(old, ownPaths) ? page : undefined)
      if (to !== undefined) return to + url.hash
      notes.push(`the link to ${address.slice(0, 100)} is left out, because the new site has no page for it.`)
    },
  })
  const fields =
    kind === 'post'
      ? {
          ...{ title: text.title, slug, content: html, author: text.author, category: text.category },
          ...{ excerpt: text.excerpt, createdAt: text.createdAt },
        }
      : {
          title: text.title,
          slug,
          category: 'how-we-help',
          parentId: null,
          description: text.excerpt,
          text1: html,
        }
  const content = requireDraftContent(kind, withoutEmpty(fields))
  for (const { level, field, message } of checkContent(kind, content, { today: localDay(new Date()) }))
    notes.push(`${level}, ${field}: ${message}`)
  return { ...named, content, images, notes }
}

/** Adds those that are not there, and leaves all else in the file as it is, with its comments. */
function addRedirects(file: string, redirects: readonly (readonly [from: string, to: string])[]): void {
  const document = parseYamlDocument(readFileSync(file, 'utf8'))
  for (const [from, to] of redirects)
    if (!document.hasIn(['redirects', from])) document.setIn(['redirects', from], to)
  const list = document.get('redirects')
  if (isMap(list)) list.flow = false
  writeFileSync(file, document.toString({ lineWidth: 0 }))
}

/** The id is made of the old address, so that reading the same site twice gives the same drafts. */
function nameOf({ isPost, title, addresses }: OldText, taken: Set<string>) {
  const kind = isPost ? ('post' as const) : ('treatment' as const)
  const id = `${kind}-${createHash('sha256')
    .update(addresses[0] || title)
    .digest('hex')
    .slice(0, 13)}`
  const { pathname, search } = new URL(pathOf(addresses[0] ?? ''), anyHost)
  // An address such as `/?p=5` names nothing.
  const last = search ? '' : (pathname.split('/').at(-1) ?? '')
  const name = slugOf((decoded(last) ?? last).replace(/\.\w+$/, '')) || slugOf(title) || id
  const start = isPost ? '/blog/' : '/how-we-help/'
  const address = taken.has(start + name) ? `${start}${name}-${id.slice(-4)}` : start + name
  taken.add(address)
  return { kind, id, slug: address.slice(isPost ? start.length : 1), address }
}

const anyHost = 'https://old.invalid'

/** A site has the same pages with and without `www.`. */
function hostOf(address: string): string[] {
  const host = URL.parse(address)?.host.replace(/^www\./, '')
  return host ? [host] : []
}

/** Without the host, as `clinic.yaml` has it: in lower case, without a slash at its end. */
function pathOf(address: string): string {
  const { pathname, search } = URL.parse(address, anyHost) ?? { pathname: '/', search: '' }
  return `/${pathname.split('/').filter(Boolean).join('/')}${search}`.toLowerCase()
}

interface Mending {
  imageAt(address: string): string | undefined
  linkTo(address: string): string | undefined
}

/** The page has the title, so a title in the text becomes a heading of it. */
function mended(html: string, { imageAt, linkTo }: Mending): string {
  const document = parseDocument(html)
  for (const heading of DomUtils.getElementsByTagName('h1', document)) heading.name = 'h2'
  for (const link of DomUtils.getElementsByTagName('a', document)) {
    if (!link.attribs.href) continue
    const href = linkTo(link.attribs.href)
    if (href) link.attribs.href = href
    else link.name = 'span'
  }
  for (const image of DomUtils.getElementsByTagName('img', document)) {
    const src = imageAt(image.attribs.src ?? '')
    if (src) image.attribs = { src, alt: image.attribs.alt ?? '' }
    else leaveOut(image)
  }
  for (const paragraph of DomUtils.getElementsByTagName('p', document))
    if (paragraph.children.every(isBlank)) leaveOut(paragraph)
  return DomUtils.getOuterHTML(document)
}

function isBlank(node: ReturnType<typeof parseDocument>['children'][number]): boolean {
  if ('data' in node) return node.type === 'comment' || node.data.trim() === ''
  return 'attribs' in node && ['br', 'span'].includes(node.name) && node.children.every(isBlank)
}

/** An image that the site can show, or why there is none. */
function imageOf(file: string | undefined, address: string) {
  const [, data] = /^data:image\/[\w+.-]+;base64,(.+)$/s.exec(address) ?? []
  const bytes = data ? Buffer.from(data, 'base64') : file && readFileSync(file)
  return bytes ? readUpload(bytes) : 'is not beside the export'
}

const withoutEmpty = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined))
