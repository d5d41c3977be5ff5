import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { ContentFileError } from '#shared/contentFolder/contentFileError.ts'
import { validationMessages } from '#shared/entities/validationMessages.ts'
import { maxHtmlDepth } from '#shared/html/allowedHtml.ts'
import { isDeep } from '../../../functions/store/normalizedContent.ts'
import { decoded } from '../../local/http/message.ts'

const { getElementsByTagName: elements, getAttributeValue: attribute, innerText } = DomUtils
type Document = ReturnType<typeof parseDocument>
type Element = ReturnType<typeof elements>[number]

/** A page or a post of an old site. */
export interface OldText {
  isPost: boolean
  /** Its addresses there, with the host. */
  addresses: readonly string[]
  title: string
  html: string
  excerpt: string
  author: string
  category: string
  createdAt: string | undefined
  /** What to look at, in sentences. */
  notes: readonly string[]
}

export interface OldSite {
  texts: OldText[]
  /** The texts that cannot be read, in sentences. */
  unread: string[]
  /** The file of an image, if it is beside the export. */
  imageFile(address: string): string | undefined
}

/** Reads a file that WordPress exported, or a folder with `sitemap.xml` and the saved pages. */
export function readOldSite(source: string): OldSite {
  if (!existsSync(source)) throw new ContentFileError(`There is no file or folder ${source}.`)
  const isFolder = statSync(source).isDirectory()
  const folder = isFolder ? source : path.dirname(source)
  const read = isFolder ? savedPages(source) : wordPressItems(source)
  return { ...read, imageFile: (address) => fileOf(folder, address, ['']) }
}

function wordPressItems(source: string) {
  const document = readXml(source)
  if (elements('wp:wxr_version', document).length === 0)
    throw new ContentFileError(
      `${source} is no export of WordPress: in WordPress, choose Tools, Export, All content.`,
    )
  const names = new Map(
    elements('wp:author', document).map((author) => {
      const text = (name: string) => innerText(elements(name, author)).trim()
      return [text('wp:author_login'), text('wp:author_display_name')]
    }),
  )
  const items = elements('item', document)
  return readEach(
    items,
    (_, index) => `Item ${index + 1} of the export`,
    (item) => wordPressItem(item, names),
  )
}

/** A text that cannot be read does not end the reading of the others. */
function readEach<Source>(
  sources: readonly Source[],
  nameOf: (source: Source, index: number) => string,
  read: (source: Source) => OldText | undefined,
) {
  const unread: string[] = []
  const texts = sources.flatMap((source, index) => {
    try {
      return read(source) ?? []
    } catch (error) {
      unread.push(`${nameOf(source, index)} is left out: ${reasonOf(error)}`)
      return []
    }
  })
  return { texts, unread }
}

export const reasonOf = (error: unknown): string =>
  error instanceof RangeError ? tooDeep : error instanceof Error ? error.message : String(error)
const tooDeep = `its text ${validationMessages.depth(maxHtmlDepth)}`

function wordPressItem(
  item: Element,
  names: ReadonlyMap<string | undefined, string | undefined>,
): OldText | undefined {
  const text = (name: string) => innerText(elements(name, item)).trim()
  const type = text('wp:post_type')
  // Texts with a password are not for everybody.
  if (
    !['post', 'page'].includes(type) ||
    ['trash', 'auto-draft', 'private'].includes(text('wp:status')) ||
    text('wp:post_password')
  )
    return undefined
  const category = elements('category', item).find((one) => attribute(one, 'domain') === 'category')
  const link = text('link')
  const id = text('wp:post_id')
  const short = id && URL.parse(`/?${type === 'post' ? 'p' : 'page_id'}=${id}`, link)?.href
  const { html, codes } = withoutShortCodes(text('content:encoded'))
  if (isDeep(html)) throw new Error(`“${text('title')}”: ${tooDeep}`)
  // Names by which people log in are not for visitors. They are also the names of those who have chosen none.
  const login = text('dc:creator')
  const name = names.get(login) ?? ''
  const author = name === login ? '' : name
  return {
    isPost: type === 'post',
    addresses: [link, ...(short ? [short] : [])],
    title: text('title'),
    html: paragraphs(parseDocument(html)),
    excerpt: text('excerpt:encoded'),
    author,
    category: category ? innerText(category) : '',
    createdAt: timeOf(`${text('wp:post_date_gmt').replace(' ', 'T')}Z`),
    notes: [
      ...codes.map((code) => `the short code ${code.slice(0, 100)} is left out: add what it showed.`),
      ...(type === 'post' && login && !author
        ? ['the export has only a login name of its author, which is left out: write the name of the author.']
        : []),
    ],
  }
}

/** WordPress puts what its extensions show in place of short codes. All other words in brackets are words of the author. */
function withoutShortCodes(stored: string) {
  const codes = new Set<string>()
  const html = stored.replace(
    /(?<!\[)\[(\/?)([a-z][\w-]*)(\s[^[\]]*)?\]/g,
    (all, end, name, attributes = '') => {
      if (!knownCode.test(name) && !/\s[\w-]+=["'“”]/.test(attributes)) return all
      if (!end) codes.add(all)
      return ''
    },
  )
  return { html, codes: [...codes] }
}

/** Those of WordPress itself, and of its usual forms, sliders and page builders. */
const knownCode =
  /^(?:gallery|caption|wp_caption|embed|audio|video|playlist|contact-form(?:-7)?|contact-field|gravityforms?|wpforms|ninja_forms?|formidable|fluentform|forminator_form|mc4wp_form|rev_slider|elementor-template|su_\w+|(?:vc|et_pb|fusion|av|fl)_\w+)$/

/** WordPress stores texts of its older editor with empty lines in place of paragraphs, also beside other elements. */
function paragraphs({ children }: Pick<Document, 'children'>): string {
  const parts: string[] = []
  let run = ''
  const endRun = () => {
    const texts = run.trim().split(/\n\s*\n/)
    for (const text of texts.filter(Boolean)) {
      const lines = text.split('\n').map((line) => line.trim().replace(/<br>$/, ''))
      parts.push(`<p>${lines.join('<br>')}</p>`)
    }
    run = ''
  }
  for (const node of children) {
    if (['comment', 'script', 'style'].includes(node.type)) continue
    if (!('attribs' in node) || elements((name) => blocks.has(name), node, true, 1).length === 0) {
      run += DomUtils.getOuterHTML(node)
      continue
    }
    endRun()
    const end = `</${node.name}>`
    const inner = containers.has(node.name) && paragraphs(node)
    if (inner !== false) node.children = []
    const html = DomUtils.getOuterHTML(node)
    parts.push(inner === false ? html : html.slice(0, -end.length) + inner + end)
  }
  endRun()
  return parts.join('\n')
}
const containers = new Set(['div', 'blockquote', 'section', 'article', 'center', 'main'])
const blocks = new Set([
  ...containers,
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'dl', 'table', 'figure', 'hr', 'pre', 'address'],
  ...['aside', 'details', 'header', 'footer', 'nav', 'form', 'iframe'],
])

function savedPages(folder: string) {
  const sitemap = path.join(folder, 'sitemap.xml')
  if (!existsSync(sitemap)) throw new ContentFileError(`There is no sitemap.xml in ${folder}.`)
  return readEach(
    addressesIn(folder, sitemap),
    (address) => `The page ${address}`,
    (address) => {
      const file = fileOf(folder, address, ['index.html', '.html', ''])
      if (!file) throw new Error('it is not in the folder.')
      return savedPage(address, readFileSync(file, 'utf8'))
    },
  )
}

/** Of an index of sitemaps, those in the files beside it. */
function addressesIn(folder: string, sitemap: string): string[] {
  const locations = (xml: Document) => elements('loc', xml).map((loc) => innerText(loc).trim())
  const xml = readXml(sitemap)
  if (elements('sitemapindex', xml).length === 0) return locations(xml)
  return locations(xml).flatMap((address) => {
    const file = fileOf(folder, address, [''])
    if (!file) throw new ContentFileError(`${sitemap} names ${address}: save it in the folder too.`)
    return locations(readXml(file))
  })
}

/** @throws {ContentFileError} if the file is cut off: its last text would have only a part of its words. */
function readXml(file: string): Document {
  const xml = readFileSync(file, 'utf8')
  const end = Math.max(...['rss', 'urlset', 'sitemapindex'].map((name) => xml.lastIndexOf(`</${name}>`)))
  if (end < 0 || !/^<\/\w+>\s*(?:<!--.*-->\s*)?$/s.test(xml.slice(end)))
    throw new ContentFileError(`${file} is incomplete, since its end is missing: export it again.`)
  return parseDocument(xml, { xmlMode: true })
}

const ofEveryPage = new Set([
  ...['script', 'style', 'nav', 'header', 'footer', 'aside', 'form', 'noscript', 'template', 'h1'],
])

function savedPage(address: string, html: string): OldText {
  const page = parseDocument(html)
  const first = (name: string) => elements(name, page)[0]
  const meta = (name: string) =>
    elements('meta', page).flatMap((one) =>
      [attribute(one, 'name'), attribute(one, 'property')].includes(name)
        ? (attribute(one, 'content') ?? [])
        : [],
    )[0] ?? ''
  const published = timeOf(meta('article:published_time'))
  const title = innerText(first('h1') ?? first('title') ?? []).trim()
  const body = first('main') ?? first('article') ?? first('body')
  for (const element of elements((name) => ofEveryPage.has(name), page)) leaveOut(element)
  return {
    isPost: published !== undefined || /\/(?:blog|news|posts?)\/./.test(address),
    addresses: [address],
    title,
    html: body ? DomUtils.getInnerHTML(body) : '',
    excerpt: meta('description'),
    author: meta('author'),
    category: meta('article:section'),
    createdAt: published,
    notes: /<\/html>/i.test(html)
      ? []
      : ['the saved page is incomplete, since its end is missing: save it again.'],
  }
}

/** Drafts have no such elements. To remove thousands of siblings one by one would take minutes. */
export const leaveOut = (element: Element) =>
  Object.assign(element, { name: 'span', attribs: {}, children: [] })

const timeOf = (text: string): string | undefined =>
  text && !Number.isNaN(Date.parse(text)) ? new Date(text).toISOString() : undefined

/** The file of an address in a folder: with its whole path, without its first folders, or with its name only. */
function fileOf(folder: string, address: string, endings: readonly string[]): string | undefined {
  const { protocol = '', pathname = '' } = URL.parse(address, 'https://old.invalid') ?? {}
  if (protocol === 'data:' || pathname.length > 2_000) return undefined
  const steps = (decoded(pathname) ?? pathname).split('/').filter((step) => step && step !== '..')
  const starts = endings.length > 1 ? [0] : steps.keys()
  for (const start of starts)
    for (const ending of endings) {
      const name = path.join(folder, ...steps.slice(start))
      const file = ending.startsWith('index') ? path.join(name, ending) : name + ending
      if (existsSync(file) && statSync(file).isFile()) return file
    }
}
