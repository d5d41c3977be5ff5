/**
 * What the page renderer (built from `web/`) and the function that runs it (in `functions/`) agree on.
 */

/** How the renderer reaches content and how this installation differs from others. */
export interface RenderContext {
  /** Answers a GET address of the API: the parsed JSON, or null where there is none. */
  readUrl: (url: string) => Promise<unknown>
  /** Gives what was made of the answer to an address before, where many pages ask for it, or asks. */
  memoize: (url: string, ask: () => Promise<unknown>) => Promise<unknown>
  /** Makes stored HTML harmless. */
  clean: (html: string) => string
  settings: { origin: string; contactFormUrl: string; contactFormScript: string }
}

/** The renderer's module, as built. */
export interface Renderer {
  /** The page at an address (path, and query where it has one), or null where there is none. */
  renderPage: (address: string, door: RenderContext) => Promise<string | null>
  /** The 404 screen, which is also what the app starts from on an address without HTML. */
  renderNotFound: (door: RenderContext) => Promise<string>
  /** The document of the staff area: no content, the app alone. */
  renderShell: (door: RenderContext) => string
}

/** What the renderer needs of the browser's build. */
export interface AppShell {
  /** The built `index.html`. */
  template: string
  /** Every rule of the build's style sheets, in the order in which they apply. */
  styles: CssRule[]
  /** Fonts to fetch at once. */
  fonts: string[]
}

/** A rule of a style sheet. */
export interface CssRule {
  /** Conditions around it, outermost first: `@media print`. */
  conditions: string[]
  css: string
  /** For each of its selectors, the classes that elements must wear for it to matter. */
  requiredClasses: string[][]
}

/** Where a page's object lies, by its address: `/blog?page=2` is `blog/page/2/index.html`. */
export function objectKeyOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://site')
  const path = pathname === '/' ? '' : `${pathname.slice(1)}/`
  const page = searchParams.get('page')
  return `${path}${page ? `page/${page}/` : ''}index.html`
}
