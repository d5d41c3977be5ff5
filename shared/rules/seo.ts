import type { Seo } from '../entities/seo.ts'
import { site } from '../site.ts'
import { linkAddress } from './linkAddress.ts'

/** Every field has a value; addresses may be paths from the root. */
interface Head {
  title: string
  description: string
  keywords: string[]
  canonical: string
  robots: string
  openGraph: {
    title: string
    description: string
    image: string
    imageAlt: string
    type: string
    url: string
    siteName: string
  }
  twitter: { card: string; title: string; description: string; image: string }
  structuredData: Record<string, unknown> | undefined
}

/** What the page itself says, for fields that its SEO data leaves open. */
export interface HeadFacts {
  path: string
  title?: string | undefined
  description?: string | undefined
  image?: { url: string; alt: string } | undefined
  noindex?: boolean
}

/** (Business constants: "Default SEO".) */
const defaultSeo = {
  title: `${site.name} | Addiction Treatment in Georgia`,
  description: `${site.name} offers outpatient addiction and mental health treatment throughout Georgia, with offices in Cumming, Jefferson and Alpharetta.`,
  keywords: [
    site.name,
    'addiction treatment Georgia',
    'outpatient rehab Georgia',
    'mental health treatment Georgia',
    'Cumming',
    'Jefferson',
    'Alpharetta',
  ],
  image: { url: '/art/social/home.png', alt: `${site.name}: first light over the north Georgia foothills` },
  type: 'website',
  card: 'summary_large_image',
  robots: 'index, follow',
}

/** The SEO data first, then the facts of the page, then the defaults. */
export function headOf(seo: Seo | undefined, facts: HeadFacts): Head {
  const title = seo?.title || seo?.metaTitle || withName(facts.title) || defaultSeo.title
  const description = seo?.description || seo?.metaDescription || facts.description || defaultSeo.description
  const canonical = pageAddress(seo?.canonicalUrl) ?? pageAddress(seo?.canonical) ?? facts.path
  const image = seo?.openGraph?.image?.url ? seo.openGraph.image : (facts.image ?? defaultSeo.image)
  return {
    title,
    description,
    keywords: keywordsOf(seo),
    canonical,
    robots: facts.noindex ? 'noindex, nofollow' : robotsOf(seo),
    openGraph: {
      title: seo?.openGraph?.title || title,
      description: seo?.openGraph?.description || description,
      image: image.url,
      imageAlt: image.alt ?? '',
      type: seo?.openGraph?.type || defaultSeo.type,
      url: pageAddress(seo?.openGraph?.url) ?? canonical,
      siteName: seo?.openGraph?.site_name || site.name,
    },
    twitter: {
      card: seo?.twitter?.card || defaultSeo.card,
      title: seo?.twitter?.title || seo?.openGraph?.title || title,
      description: seo?.twitter?.description || seo?.openGraph?.description || description,
      image: seo?.twitter?.image || image.url,
    },
    structuredData: seo?.structuredData,
  }
}

/** Undefined for what is neither https nor a path: after the site's origin, `.evil.example` would name another host. */
function pageAddress(stored: string | undefined): string | undefined {
  const address = linkAddress(stored)
  return address && /^(https:|\/)/i.test(address) ? address : undefined
}

const withName = (title: string | undefined) => (title ? `${title} | ${site.name}` : undefined)

function keywordsOf(seo: Seo | undefined): string[] {
  const lists = [wordsOf(seo?.keywords), wordsOf(seo?.metaKeywords), defaultSeo.keywords]
  return lists.find((words) => words.length > 0) ?? []
}

function wordsOf(keywords: readonly string[] | string = []): string[] {
  const list = typeof keywords === 'string' ? keywords.split(',') : keywords
  return list.map((word) => word.trim()).filter(Boolean)
}

function robotsOf(seo: Seo | undefined): string {
  if (seo?.robots) return seo.robots
  if (!seo?.noindex && !seo?.nofollow) return defaultSeo.robots
  return `${seo.noindex ? 'noindex' : 'index'}, ${seo.nofollow ? 'nofollow' : 'follow'}`
}
