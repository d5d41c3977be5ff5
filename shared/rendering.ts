import type { ReadRequest } from './api/typedReader.ts'
import type { Site } from './entities/site.ts'

/** The page in which the script of the form's provider runs, without the site's origin (decision 46). */
export const formFramePath = '/contact-form-frame'

/** The metadata of an object that has moved. S3 sends it as the header `x-amz-meta-...`, which the edge turns into a 301. */
export const redirectMetadata = 'redirect-to'

/** The staff document that shows public pages over a draft, in a frame of the editor. */
export const previewFramePath = '/admin/preview'

/** Everything that the render function in `functions/` gives to the renderer, which is built from `web/`. */
export interface RenderContext {
  /** The endpoint's response, with facts of the clinic in place of their markers, or null for a 404. */
  read: (request: ReadRequest) => Promise<unknown>
  clean: (html: string) => string
  /** Header, teaser and footer by name, added when the first page that shows them is rendered. */
  slots: Map<string, RenderedSlot>
  settings: RenderSettings
}

/** A part that all pages share, without the link to the current page. */
export interface RenderedSlot {
  name: string
  head: string
  body: string
  /** Between spaces. */
  classes: string
}

export interface RenderSettings {
  origin: string
  /** The address of the hosted form. Pages have the site's own form if it is empty. */
  contactFormUrl: string
  /** Empty unless the provider of the hosted form needs one. */
  contactFormScript: string
  /** The address of the search index, for the search page alone: other pages must not change with every text. */
  searchIndex?: string
}

export interface Renderer {
  /** The HTML of an address (a path with its query), or null without a page. */
  renderPage: (address: string, context: RenderContext) => Promise<string | null>
  /** The 404 page. The app also starts from it on an address that has no HTML yet. */
  renderNotFound: (context: RenderContext) => Promise<string>
  renderShell: (context: RenderContext) => string
}

/** A file beside the pages that has facts of the clinic: a printable form, the web manifest. */
export interface SiteFile {
  key: string
  type: string
  body: string | Uint8Array
}

/** The exports of a second module beside the renderer. */
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
  /** The classes that each selector needs to match anything. */
  requiredClasses: string[][]
}

/** The S3 key of a page: `/blog?page=2` is `blog/page/2/index.html`. */
export function objectKeyOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://site')
  const path = pathname === '/' ? '' : `${pathname.slice(1)}/`
  const page = searchParams.get('page')
  return `${path}${page ? `page/${page}/` : ''}index.html`
}

/** The object with the facts of the clinic, for when the API does not respond. */
export const siteFactsKey = 'site.json'

/** The object with the phrases that stand on three pages or more, for the checks of the staff area. */
export const repeatedPhrasesKey = 'phrases.json'

/** The S3 key of a search index. Earlier ones stay for open tabs, as other assets do. */
export const searchIndexKey = (hash: string): string => `assets/search-${hash}.json`

export const isSearchIndex = (key: string): boolean => /^assets\/search-[A-Za-z0-9]+\.json$/.test(key)
