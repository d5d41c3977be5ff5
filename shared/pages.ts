import type { TreatmentCategory } from './entities/treatmentPage.ts'

export type Language = 'en' | 'es'

type PublicPage = SinglePage | PageKind

export interface SinglePage {
  path: `/${string}`
  title: string
  /** The title in menus, if the full one is too long. */
  shortTitle?: string
  /** The name of the page's stored content. */
  content?: string
  category?: TreatmentCategory
  /** The app always loads this page as HTML, so its long static text is not in a script. */
  document?: true
  language?: Language
}

interface PageKind {
  path: `/${string}/$${string}`
  content?: string
}

/** A page whose path is also the name of its stored content. */
const storedPage = <const Name extends string>(content: Name, title: string) =>
  ({ path: `/${content}`, title, content }) as const

/**
 * Every public page. Routes, rendering, links and tests read this table. A new page needs a row here, a route with its
 * component in `web/public/routes.tsx`, and content. (Routes.)
 */
export const pages = {
  home: { path: '/', title: 'Home', content: 'home' },
  contact: storedPage('contact-us', 'Contact Us'),
  whatWeTreat: { path: '/what-we-treat', title: 'What We Treat', category: 'what-we-treat' },
  howWeHelp: { path: '/how-we-help', title: 'How We Help', category: 'how-we-help' },
  condition: { path: '/what-we-treat/$slug' },
  nestedCondition: { path: '/what-we-treat/$parent/$slug' },
  help: { path: '/how-we-help/$slug' },
  nestedHelp: { path: '/how-we-help/$parent/$slug' },
  blog: { ...storedPage('blog', 'Our Blog'), shortTitle: 'Blog' },
  post: { path: '/blog/$slug' },
  faq: storedPage('faq', 'FAQ'),
  reviews: storedPage('reviews', 'Reviews'),
  forms: { path: '/forms', title: 'Forms', document: true },
  privacyPolicy: { path: '/privacy-policy', title: 'Privacy Policy', document: true },
  siteMap: { path: '/sitemap', title: 'Site Map' },
  urgentHelp: storedPage('urgent-help', 'Urgent help'),
  afterAnOverdose: storedPage('after-an-overdose', 'After an overdose'),
  forFamilies: storedPage('for-families', 'For families'),
  firstVisit: storedPage('your-first-visit', 'Your first visit'),
  payingForTreatment: storedPage('paying-for-treatment', 'Paying for treatment'),
  offices: storedPage('offices', 'Our offices'),
  team: storedPage('our-team', 'Our team'),
  office: { path: '/offices/$office', content: 'office' },
  accessibility: storedPage('accessibility', 'Accessibility'),
  reviewProcess: {
    ...storedPage('how-we-review-our-pages', 'How we review our pages'),
    shortTitle: 'How we review pages',
  },
  alreadyOnBuprenorphine: storedPage('already-on-buprenorphine', 'Already on buprenorphine'),
  pregnancy: storedPage('pregnancy', 'Pregnancy and substance use'),
  alcoholWithPills: storedPage('alcohol-with-pills', 'Alcohol with pills'),
  stoppingSafely: storedPage('stopping-safely', 'Is it safe to stop at home?'),
  selfChecks: { ...storedPage('check-yourself', 'Check yourself'), document: true },
  medicinesCompared: storedPage('medicines-compared', 'Medicines side by side'),
  forTeenagers: storedPage('for-teenagers', 'For teenagers'),
  whatToSay: storedPage('what-to-say', 'What to say'),
  toPrint: storedPage('to-print', 'Pages to print'),
  licensedProfessionals: storedPage('licensed-professionals', 'If you hold a license'),
  courtAndProbation: storedPage('court-and-probation', 'Court and probation'),
  yourRights: storedPage('your-rights', 'Your rights'),
  noticeOfPrivacyPractices: {
    ...storedPage('notice-of-privacy-practices', 'Notice of Privacy Practices'),
    shortTitle: 'Privacy practices',
  },
  spanish: { ...storedPage('es', 'Ayuda en español'), shortTitle: 'Español', language: 'es' },
  spanishGuide: { path: '/es/guia', title: 'Guía en español', content: 'es-guia', language: 'es' },
  search: { path: '/search', title: 'Search', document: true },
} as const satisfies Record<string, PublicPage>

export type PageKey = keyof typeof pages

export type SinglePageKey = {
  [Key in PageKey]: (typeof pages)[Key] extends { title: string } ? Key : never
}[PageKey]

export const translations: readonly SinglePage[] = [pages.home, pages.spanish]

/** The pages in Spanish are below the address of the first. */
export const languageOf = (path: string): Language => (/^\/es(\/|$)/.test(path) ? 'es' : 'en')

export const singlePages = (): SinglePage[] => Object.values(pages).filter((page) => 'title' in page)
