import type { PageName } from './entities/page.ts'
import type { TreatmentCategory } from './entities/treatmentPage.ts'

type PublicPage = SinglePage | PageKind

interface SinglePage {
  path: `/${string}`
  title: string
  /** For menus, where the title is longer. */
  shortTitle?: string
  content?: PageName
  category?: TreatmentCategory
  /** Always opened as a document, so that its long static text never travels as script. */
  document?: true
}

interface PageKind {
  path: `/${string}/$${string}`
}

/**
 * Every public page. Routes, rendering, links and tests read this table: a new page is a row here, its route in
 * `web/routes.tsx` with its component, and its content. (Routes.)
 */
export const pages = {
  home: { path: '/', title: 'Home', content: 'home' },
  contact: { path: '/contact-us', title: 'Contact Us', content: 'contact-us' },
  whatWeTreat: { path: '/what-we-treat', title: 'What We Treat', category: 'what-we-treat' },
  howWeHelp: { path: '/how-we-help', title: 'How We Help', category: 'how-we-help' },
  condition: { path: '/what-we-treat/$slug' },
  nestedCondition: { path: '/what-we-treat/$parent/$slug' },
  help: { path: '/how-we-help/$slug' },
  nestedHelp: { path: '/how-we-help/$parent/$slug' },
  blog: { path: '/blog', title: 'Our Blog', shortTitle: 'Blog', content: 'blog' },
  post: { path: '/blog/$slug' },
  faq: { path: '/faq', title: 'FAQ', content: 'faq' },
  reviews: { path: '/reviews', title: 'Reviews', content: 'reviews' },
  forms: { path: '/forms', title: 'Forms', document: true },
  privacyPolicy: { path: '/privacy-policy', title: 'Privacy Policy', document: true },
  siteMap: { path: '/sitemap', title: 'Site Map' },
} as const satisfies Record<string, PublicPage>

export type PageKey = keyof typeof pages

type SinglePageKey = {
  [Key in PageKey]: (typeof pages)[Key] extends { title: string } ? Key : never
}[PageKey]

/** The fixed lists of links to pages, each in the specification's order. */
const linkLists = {
  /** Beside the link home and the menus. */
  header: ['faq', 'reviews', 'blog', 'contact'],
  footer: ['forms', 'whatWeTreat', 'howWeHelp', 'blog', 'reviews', 'faq', 'contact'],
  siteMap: [
    'home',
    'contact',
    'blog',
    'faq',
    'reviews',
    'forms',
    'privacyPolicy',
    'whatWeTreat',
    'howWeHelp',
  ],
  resources: ['blog', 'faq', 'siteMap', 'privacyPolicy', 'contact', 'forms', 'reviews'],
} as const satisfies Record<string, readonly SinglePageKey[]>

export const linksOf = (list: keyof typeof linkLists): SinglePage[] =>
  linkLists[list].map((key) => pages[key])

export const singlePages = (): SinglePage[] => Object.values(pages).filter((page) => 'title' in page)
