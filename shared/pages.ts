import type { TreatmentCategory } from './entities/treatmentPage.ts'

export type Language = 'en' | 'es'

type PublicPage = SinglePage | PageKind

export interface SinglePage {
  path: `/${string}`
  title: string
  /** For menus, if the title is longer. */
  shortTitle?: string
  /** The name of its stored content. */
  content?: string
  category?: TreatmentCategory
  /** Always opened as a document, so that its long static text never travels as script. */
  document?: true
  language?: Language
}

interface PageKind {
  path: `/${string}/$${string}`
  content?: string
}

/**
 * Every public page. Routes, rendering, links and tests read this table: a new page is a row here, its route in
 * `web/public/routes.tsx` with its component, and its content. (Routes.)
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
  urgentHelp: { path: '/urgent-help', title: 'Urgent help', content: 'urgent-help' },
  afterAnOverdose: { path: '/after-an-overdose', title: 'After an overdose', content: 'after-an-overdose' },
  firstVisit: { path: '/your-first-visit', title: 'Your first visit', content: 'your-first-visit' },
  payingForTreatment: {
    path: '/paying-for-treatment',
    title: 'Paying for treatment',
    content: 'paying-for-treatment',
  },
  offices: { path: '/offices', title: 'Our offices', content: 'offices' },
  office: { path: '/offices/$office', content: 'office' },
  accessibility: { path: '/accessibility', title: 'Accessibility', content: 'accessibility' },
  reviewProcess: {
    path: '/how-we-review-our-pages',
    title: 'How we review our pages',
    shortTitle: 'How we review pages',
    content: 'how-we-review-our-pages',
  },
  alreadyOnBuprenorphine: {
    path: '/already-on-buprenorphine',
    title: 'Already on buprenorphine',
    content: 'already-on-buprenorphine',
  },
  pregnancy: { path: '/pregnancy', title: 'Pregnancy and substance use', content: 'pregnancy' },
  alcoholWithPills: {
    path: '/alcohol-with-pills',
    title: 'Alcohol with pills',
    content: 'alcohol-with-pills',
  },
  licensedProfessionals: {
    path: '/licensed-professionals',
    title: 'If you hold a license',
    content: 'licensed-professionals',
  },
  courtAndProbation: {
    path: '/court-and-probation',
    title: 'Court and probation',
    content: 'court-and-probation',
  },
  noticeOfPrivacyPractices: {
    path: '/notice-of-privacy-practices',
    title: 'Notice of Privacy Practices',
    shortTitle: 'Privacy practices',
    content: 'notice-of-privacy-practices',
  },
  spanish: { path: '/es', title: 'Ayuda en español', shortTitle: 'Español', content: 'es', language: 'es' },
  search: { path: '/search', title: 'Search', document: true },
} as const satisfies Record<string, PublicPage>

export type PageKey = keyof typeof pages

export type SinglePageKey = {
  [Key in PageKey]: (typeof pages)[Key] extends { title: string } ? Key : never
}[PageKey]

export const translations: readonly SinglePage[] = [pages.home, pages.spanish]

export const languageOf = (path: string): Language =>
  path === pages.spanish.path ? pages.spanish.language : 'en'

export const singlePages = (): SinglePage[] => Object.values(pages).filter((page) => 'title' in page)
