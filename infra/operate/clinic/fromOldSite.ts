import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { checkContent } from '#shared/checks/checkContent.ts'
import { clinic } from '#shared/contentFolder/clinicFolder.ts'
import { parseYaml, yamlText } from '#shared/contentFolder/yaml.ts'
import { oldAddress } from '#shared/entities/text.ts'
import { localDay } from '#shared/hours/localDay.ts'
import { slugOf } from '#shared/html/anchor.ts'
import { requireDraftContent } from '../../../functions/desk/requireDraftContent.ts'
import { mediaAddress } from '../../../functions/media/mediaStore.ts'
import { readUpload } from '../../../functions/media/readUpload.ts'
import { print } from '../command.ts'
import { documentText } from '../content/folder.ts'
import { type OldText, readOldSite } from './oldSite.ts'

/** Writes drafts of an old site's texts, their images and redirects into a clinic's folder, and prints what to look at. */
export function fromOldSite(source: string, folder: string): void {
  const site = readOldSite(source)
  const hosts = new Set(site.texts.flatMap(({ addresses }) => URL.parse(addresses[0] ?? '')?.host ?? []))
  const slugs = new Set<string>()
  const drafts = site.texts.map((text) => ({ text, ...nameOf(text, slugs) }))
  const moved = new Map(
    drafts.flatMap(({ text, address }) => text.addresses.map((old) => [pathOf(old), address] as const)),
  )
  const lines: string[] = []
  for (const { text, kind, id, slug } of drafts) {
    const note = (sentence: string) => lines.push(`${kind}/${id} “${text.title}”: ${sentence}`)
    const html = mended(text.html, {
      imageAt: (address) => storedImage(folder, site.imageFile(address), address, note),
      linkTo: (address) => {
        const url = URL.parse(address, text.addresses[0])
        if (!url || !hosts.has(url.host)) return address
        return (moved.get(pathOf(url.href)) ?? moved.get(pathOf(url.pathname)) ?? pathOf(url.href)) + url.hash
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
    try {
      const content = requireDraftContent(kind, withoutEmpty(fields))
      write(folder, `drafts/${kind}/${id}.yaml`, documentText(kind, content))
      for (const { level, field, message } of checkContent(kind, content, { today: localDay(new Date()) }))
        note(`${level}, ${field}: ${message}`)
    } catch (error) {
      note(`is left out: ${error instanceof Error ? error.message : error}`)
    }
  }
  const redirects = Object.fromEntries(
    [...moved].filter(([from, to]) => from !== to && oldAddress.safeParse(from).success),
  )
  const file = path.join(folder, 'clinic.yaml')
  const stored = Object(parseYaml(readFileSync(file, 'utf8')))
  write(
    folder,
    'clinic.yaml',
    yamlText({ ...stored, redirects: { ...redirects, ...clinic.redirects } }, ['state']),
  )
  for (const line of lines) print(`  ${line}`)
  print(
    `${drafts.length} drafts in ${folder}/drafts, ${Object.keys(redirects).length} redirects in clinic.yaml, ${lines.length} things to look at.`,
  )
  print(`To bring the drafts into the site: npm run content -- import ${folder} --clinic ${folder}`)
}

/** The id is made of the old address, so that reading the same site twice gives the same drafts. */
function nameOf({ isPost, title, addresses }: OldText, slugs: Set<string>) {
  const kind = isPost ? ('post' as const) : ('treatment' as const)
  const id = `${kind}-${createHash('sha256')
    .update(addresses[0] ?? title)
    .digest('hex')
    .slice(0, 13)}`
  const last =
    pathOf(addresses[0] ?? '')
      .split('/')
      .at(-1) ?? ''
  const name = slugOf(last.replace(/\.\w+$/, '')) || slugOf(title) || id
  const slug = isPost ? name : `how-we-help/${name}`
  const free = slugs.has(slug) ? `${slug}-${id.slice(-4)}` : slug
  slugs.add(free)
  return { kind, id, slug: free, address: isPost ? `/blog/${free}` : `/${free}` }
}

/** Without the host, as `clinic.yaml` has it: in lower case, without a slash at its end. */
function pathOf(address: string): string {
  const { pathname, search } = URL.parse(address, 'https://old.invalid') ?? { pathname: '/', search: '' }
  return (pathname.replace(/(?<=.)\/+$/, '') + search).toLowerCase()
}

interface Mending {
  imageAt(address: string): string | undefined
  linkTo(address: string): string
}

/** The page has the title, so a title in the text becomes a heading of it. */
function mended(html: string, { imageAt, linkTo }: Mending): string {
  const document = parseDocument(html)
  for (const heading of DomUtils.getElementsByTagName('h1', document)) heading.name = 'h2'
  for (const link of DomUtils.getElementsByTagName('a', document))
    if (link.attribs.href) link.attribs.href = linkTo(link.attribs.href)
  for (const image of DomUtils.getElementsByTagName('img', document)) {
    const src = imageAt(image.attribs.src ?? '')
    if (src) image.attribs = { src, alt: image.attribs.alt ?? '' }
    else DomUtils.removeElement(image)
  }
  return DomUtils.getOuterHTML(document)
}

/** Stores the image in the folder. Undefined if there is none, or none that the site can show. */
function storedImage(
  folder: string,
  file: string | undefined,
  address: string,
  note: (sentence: string) => void,
): string | undefined {
  const [, data] = /^data:image\/[\w+.-]+;base64,(.+)$/s.exec(address) ?? []
  const bytes = data ? Buffer.from(data, 'base64') : file && readFileSync(file)
  const image = bytes ? readUpload(bytes) : 'is not beside the export'
  if (typeof image === 'string') {
    note(`the image ${address.slice(0, 100)} ${image}: add it in the staff area.`)
    return undefined
  }
  const src = mediaAddress(image.bytes, image.type)
  write(folder, src, image.bytes)
  return src
}

const withoutEmpty = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined))

function write(folder: string, name: string, text: string | Buffer): void {
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}
