import { type PageKey, pages } from '#shared/pages.ts'
import { soak } from '#shared/testing/soak.ts'

type KeyWithParameters = {
  [Key in PageKey]: (typeof pages)[Key]['path'] extends `${string}$${string}` ? Key : never
}[PageKey]

const examples: Record<KeyWithParameters, string> = {
  condition: '/what-we-treat/alcohol-addiction',
  nestedCondition: '/what-we-treat/prescription-drug-addiction/oxycodone-addiction',
  help: '/how-we-help/medication-assisted-treatment',
  nestedHelp: '/how-we-help/alternative-therapies/art-and-music-therapy',
  post: '/blog/how-naloxone-works',
  office: '/offices/cumming',
}

/** Pages that are made as another one that tests visit: other treatment pages, guides. */
const alike: readonly PageKey[] = [
  ...(['help', 'nestedHelp', 'afterAnOverdose', 'firstVisit', 'accessibility', 'reviewProcess'] as const),
  ...(['pregnancy', 'licensedProfessionals', 'courtAndProbation', 'alreadyOnBuprenorphine'] as const),
]

/** Made as another one too, so that tests visit them at night. */
const byNight = [
  'howWeHelp',
  'nestedCondition',
  'secondBlogPage',
  'noticeOfPrivacyPractices',
  'alcoholWithPills',
  'payingForTreatment',
  'offices',
  'siteMap',
]

/** An address of every kind of public page, by its name in `shared/pages.ts`. */
export const screens = Object.entries<string>({
  ...Object.fromEntries(Object.entries(pages).map(([name, { path }]) => [name, path])),
  ...examples,
  secondBlogPage: '/blog?page=2',
})
  .filter(([name]) => alike.every((other) => other !== name))
  .filter(([name]) => soak > 1 || !byNight.includes(name))

/** An address that leads nowhere, and so shows the 404 screen. */
export const deadAddress = '/no-such-page'
