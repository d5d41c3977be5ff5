import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { ContentFileError } from '#shared/contentFolder/contentFileError.ts'

const { getElementsByTagName: elements, getAttributeValue: attribute, innerText, removeElement } = DomUtils

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
}

export interface OldSite {
  texts: OldText[]
  /** The file of an image, if it is beside the export. */
  imageFile(address: string): string | undefined
}

/** Reads a file that WordPress exported, or a folder with `sitemap.xml` and the saved pages. */
export function readOldSite(source: string): OldSite {
  if (!existsSync(source)) throw new ContentFileError(`There is no file or folder ${source}.`)
  const isFolder = statSync(source).isDirectory()
  const folder = isFolder ? source : path.dirname(source)
  const texts = isFolder ? savedPages(source) : wordPressItems(readFileSync(source, 'utf8'), source)
  return { texts, imageFile: (address) => fileOf(folder, address, ['']) }
}

function wordPressItems(xml: string, source: string): OldText[] {
  const document = parseDocument(xml, { xmlMode: true })
  if (elements('wp:wxr_version', document).length === 0)
    throw new ContentFileError(
      `${source} is no export of WordPress: in WordPress, choose Tools, Export, All content.`,
    )
  return elements('item', document).flatMap((item) => {
    const text = (name: string) => innerText(elements(name, item)).trim()
    const type = text('wp:post_type')
    // Texts with a password are not for everybody.
    if (
      !['post', 'page'].includes(type) ||
      ['trash', 'auto-draft', 'private'].includes(text('wp:status')) ||
      text('wp:post_password')
    )
      return []
    const category = elements('category', item).find((one) => attribute(one, 'domain') === 'category')
    const link = text('link')
    const id = text('wp:post_id')
    const short =
      URL.canParse(link) && id ? [new URL(`/?${type === 'post' ? 'p' : 'page_id'}=${id}`, link).href] : []
    return {
      isPost: type === 'post',
      addresses: [link, ...short],
      title: text('title'),
      html: paragraphs(text('content:encoded')),
      excerpt: text('excerpt:encoded'),
      author: text('dc:creator'),
      category: category ? innerText(category) : '',
      createdAt: timeOf(`${text('wp:post_date_gmt').replace(' ', 'T')}Z`),
    }
  })
}

/** WordPress stores texts of its older editor with empty lines between paragraphs, and short codes of its extensions. */
function paragraphs(stored: string): string {
  const html = stored.replace(/\[\/?[a-z][\w-]*(?:\s[^\]]*)?\]/g, '')
  if (/<p[\s>]/i.test(html)) return html
  const isBlock = /^<(?:h\d|ul|ol|table|blockquote|div|figure|dl|hr)\b/i
  return html
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (isBlock.test(part) ? part : `<p>${part.replaceAll('\n', '<br>')}</p>`))
    .join('\n')
}

function savedPages(folder: string): OldText[] {
  const sitemap = path.join(folder, 'sitemap.xml')
  if (!existsSync(sitemap)) throw new ContentFileError(`There is no sitemap.xml in ${folder}.`)
  const document = parseDocument(readFileSync(sitemap, 'utf8'), { xmlMode: true })
  return elements('loc', document).flatMap((loc) => {
    const address = innerText(loc).trim()
    const file = fileOf(folder, address, ['index.html', '.html', ''])
    return file ? savedPage(address, readFileSync(file, 'utf8')) : []
  })
}

const ofEveryPage = ['script', 'style', 'nav', 'header', 'footer', 'aside', 'form', 'noscript', 'template']

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
  const repeated = ofEveryPage.flatMap((name) => elements(name, page))
  for (const element of [...repeated, ...elements('h1', page)]) removeElement(element)
  return {
    isPost: published !== undefined || /\/(?:blog|news|posts?)\/./.test(address),
    addresses: [address],
    title,
    html: body ? DomUtils.getInnerHTML(body) : '',
    excerpt: meta('description'),
    author: meta('author'),
    category: meta('article:section'),
    createdAt: published,
  }
}

const timeOf = (text: string): string | undefined =>
  text && !Number.isNaN(Date.parse(text)) ? new Date(text).toISOString() : undefined

/** The file of an address in a folder: with its whole path, without its first folders, or with its name only. */
function fileOf(folder: string, address: string, endings: readonly string[]): string | undefined {
  const url = URL.parse(address, 'https://old.invalid')
  const steps = decodeURIComponent(url?.pathname ?? '')
    .split('/')
    .filter((step) => step && step !== '..')
  const starts = endings.length > 1 ? [0] : steps.keys()
  for (const start of starts)
    for (const ending of endings) {
      const name = path.join(folder, ...steps.slice(start))
      const file = ending.startsWith('index') ? path.join(name, ending) : name + ending
      if (existsSync(file) && statSync(file).isFile()) return file
    }
}
