import type { ReadRequest } from './api/typedReader.ts'
import type { Site } from './entities/site.ts'
import type { Edit } from './html/edits.ts'

/** The page that runs the script of the hosted form's provider. It has no access to the site's origin (decision 46). */
export const formFramePath = '/contact-form-frame'

/**
 * The metadata key of a moved page's object. S3 sends it as the header `x-amz-meta-...`, which the edge turns into a
 * 301.
 */
export const redirectMetadata = 'redirect-to'

/** The document in the editor's iframe, which shows public pages with the content of a draft. */
export const previewFramePath = '/admin/preview'

/** Everything that the render function in `functions/` passes to the renderer, which is built from `web/`. */
export interface RenderContext {
  /** The endpoint's response, in which facts of the clinic have replaced their markers. Null for a 404. */
  read: (request: ReadRequest) => Promise<unknown>
  clean: (html: string) => string
  /** Header, teaser and footer by name. The first page that shows a slot adds it. */
  slots: Map<string, RenderedSlot>
  settings: RenderSettings
}

/** A part that pages share. */
export interface RenderedSlot {
  name: string
  head: string
  body: string
  /** The classes in the HTML, separated by spaces. */
  classes: string
  /** What marks the links to a page as current, by the page's path. */
  currentLinks: Map<string, Edit[]>
}

export interface RenderSettings {
  origin: string
  /** The address of the hosted form. If empty, pages have the site's own form. */
  contactFormUrl: string
  /** Empty unless the provider of the hosted form needs a script. */
  contactFormScript: string
  /** The address of the search index, only for the search page, because it changes whenever a text changes. */
  searchIndex?: string
}

export interface Renderer {
  /** The HTML of an address (a path with its query), or null if there is no such page. */
  renderPage: (address: string, context: RenderContext) => Promise<string | null>
  /** The 404 page. At an address that has no HTML yet, the app starts from this page. */
  renderNotFound: (context: RenderContext) => Promise<string>
  renderShell: (context: RenderContext) => string
}

/** A file with facts of the clinic that is not a page: a printable form, or the web manifest. */
export interface SiteFile {
  key: string
  type: string
  body: string | Uint8Array
}

export interface SiteFileRenderer {
  renderFiles: (site: Site) => Promise<SiteFile[]>
}

export interface AppShell {
  /** `index.html`. */
  template: string
  styles: CssRule[]
  fonts: string[]
}

export interface CssRule {
  /** At-rules around the rule, outermost first: `@media print`. */
  conditions: string[]
  css: string
  /** The classes of each selector. Without all of them on a page, the selector matches nothing there. */
  requiredClasses: string[][]
}

/** The S3 key of a page: `/blog?page=2` is `blog/page/2/index.html`. */
export function objectKeyOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://site')
  const path = pathname === '/' ? '' : `${pathname.slice(1)}/`
  const page = searchParams.get('page')
  return `${path}${page ? `page/${page}/` : ''}index.html`
}

/** The object with the facts of the clinic. The browser reads the API only if it cannot read this object. */
export const siteFactsKey = 'site.json'

/** The object with phrases that occur on three or more pages, for the checks in the staff area. */
export const repeatedPhrasesKey = 'phrases.json'

/** The S3 key of a search index. Earlier ones stay for open tabs, as other assets do. */
export const searchIndexKey = (hash: string): string => `assets/search-${hash}.json`

export const isSearchIndex = (key: string): boolean => /^assets\/search-[A-Za-z0-9]+\.json$/.test(key)
