import type { Seo } from '../entities/seo.ts'
import type { Site } from '../entities/site.ts'
import { linkAddress } from '../html/linkAddress.ts'
import { once } from '../once.ts'
import { region } from '../region/ours.ts'

/** Values for the fields that the page's SEO data does not have. */
export interface HeadFacts {
  path: string
  title?: string | undefined
  description?: string | undefined
  image?: { url: string; alt: string } | undefined
  noindex?: boolean
}

/** `offices` is empty if the facts of the clinic could not be read. */
type ReadSite = Pick<Site, 'name'> & { offices: readonly { name: string }[] }

/** (Specification, Business constants: "Default SEO".) */
const defaultSeo = ({ name, offices }: ReadSite) => ({
  title: `${name} | Addiction Treatment in ${region.name}`,
  description: `${name} offers outpatient addiction and mental health treatment throughout ${region.name}${townsOf(offices)}.`,
  keywords: [
    name,
    `addiction treatment ${region.name}`,
    `outpatient rehab ${region.name}`,
    `mental health treatment ${region.name}`,
    ...offices.map(({ name: town }) => town),
  ],
  image: { url: '/art/social/home.jpg', alt: `${name}: ${region.shareImage}` },
  type: 'website',
  card: 'summary_large_image',
})

const townsOf = (offices: ReadSite['offices']) =>
  offices.length === 0
    ? ''
    : `, with offices in ${inWords()
        .format(offices.map(({ name }) => name))
        .replace(', and', ' and')}`
const inWords = once(() => new Intl.ListFormat('en'))

export const shownInSearch = { title: 60, description: 160 } as const

/** Prefers the SEO data to the facts of the page, and these to the defaults. Addresses may be paths. */
export function headOf(site: ReadSite, seo: Seo = {}, facts: HeadFacts) {
  const { openGraph = {}, twitter = {} } = seo
  const defaults = defaultSeo(site)
  const title = firstOf(seo.title, seo.metaTitle, withName(site, facts.title), defaults.title)
  const description = firstOf(seo.description, seo.metaDescription, facts.description, defaults.description)
  const canonical = pageAddress(seo.canonicalUrl) ?? pageAddress(seo.canonical) ?? facts.path
  const image = openGraph.image?.url ? openGraph.image : (facts.image ?? defaults.image)
  return {
    title,
    description,
    keywords: keywordsOf(seo) ?? defaults.keywords,
    canonical,
    robots: facts.noindex ? 'noindex, nofollow' : robotsOf(seo),
    openGraph: {
      title: firstOf(openGraph.title, title),
      description: firstOf(openGraph.description, description),
      image: image.url,
      imageAlt: image.alt ?? '',
      type: firstOf(openGraph.type, defaults.type),
      url: pageAddress(openGraph.url) ?? canonical,
      siteName: firstOf(openGraph.site_name, site.name),
    },
    twitter: {
      card: firstOf(twitter.card, defaults.card),
      title: firstOf(twitter.title, openGraph.title, title),
      description: firstOf(twitter.description, openGraph.description, description),
      image: firstOf(twitter.image, image.url),
    },
    structuredData: seo.structuredData,
  }
}

const firstOf = (...texts: (string | undefined)[]): string => texts.find(Boolean) ?? ''

/** Undefined unless https or a path: appended to the site's origin, `.evil.example` would name another host. */
function pageAddress(stored: string | undefined): string | undefined {
  const address = linkAddress(stored)
  return address && /^(https:|\/)/i.test(address) ? address : undefined
}

const withName = ({ name }: Pick<Site, 'name'>, title: string | undefined) =>
  title && name ? `${title} | ${name}` : title

const keywordsOf = (seo: Seo): string[] | undefined =>
  [wordsOf(seo.keywords), wordsOf(seo.metaKeywords)].find((words) => words.length > 0)

function wordsOf(keywords: readonly string[] | string = []): string[] {
  const list = typeof keywords === 'string' ? keywords.split(',') : keywords
  return list.map((word) => word.trim()).filter(Boolean)
}

const robotsOf = ({ robots, noindex, nofollow }: Seo): string =>
  robots || `${noindex ? 'noindex' : 'index'}, ${nofollow ? 'nofollow' : 'follow'}`
