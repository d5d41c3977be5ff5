import type { SinglePageKey } from '../pages.ts'

/** The pages that the specification does not have. Most show only their stored content. */
export const guides = [
  'urgentHelp',
  'forFamilies',
  'afterAnOverdose',
  'alreadyOnBuprenorphine',
  'pregnancy',
  'alcoholWithPills',
  'stoppingSafely',
  'selfChecks',
  'medicinesCompared',
  'forTeenagers',
  'whatToSay',
  'toPrint',
  'licensedProfessionals',
  'courtAndProbation',
  'firstVisit',
  'payingForTreatment',
  'team',
  'offices',
  'accessibility',
  'reviewProcess',
  'yourRights',
  'noticeOfPrivacyPractices',
] as const satisfies readonly SinglePageKey[]

export type GuideKey = (typeof guides)[number]

/** The fixed lists of links to pages, each in the specification's order. */
export const linkLists = {
  /** Links next to the home link and the menus. */
  header: ['faq', 'reviews', 'blog', 'contact'],
  /** Links on top of a phone's menu. */
  phoneMenu: ['urgentHelp', 'afterAnOverdose', 'forFamilies', 'payingForTreatment', 'offices', 'contact'],
  /** Links in the How We Help menu, before the treatment pages of `menuOrder.json`. */
  firstSteps: [
    'firstVisit',
    'payingForTreatment',
    'afterAnOverdose',
    'pregnancy',
    'selfChecks',
    'forTeenagers',
  ],
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
  guides,
  /** Guides in the footer. The site map has all guides. */
  moreHelp: [
    'urgentHelp',
    'afterAnOverdose',
    'firstVisit',
    'payingForTreatment',
    'accessibility',
    'reviewProcess',
    'yourRights',
    'noticeOfPrivacyPractices',
  ],
  resources: ['blog', 'faq', 'siteMap', 'privacyPolicy', 'contact', 'forms', 'reviews'],
} as const satisfies Record<string, readonly SinglePageKey[]>
