import { useLayoutEffect } from 'react'
import { type HeadFacts, headOf } from '#shared/documents/seo.ts'
import type { Seo } from '#shared/entities/seo.ts'
import { translations } from '#shared/pages.ts'
import { useReadSite } from '../../data/useSite.ts'
import { absolute } from '../../settings.ts'
import { removeRenderedTitle } from './removeRenderedTitle.ts'
import { StructuredData } from './StructuredData.tsx'

interface PageHeadProps {
  seo?: Seo | undefined
  facts: HeadFacts
  data?: object[]
}

export function PageHead({ seo, facts, data = [] }: PageHeadProps) {
  useLayoutEffect(removeRenderedTitle, [])
  const head = headOf(useReadSite() ?? { name: '', offices: [] }, seo, facts)
  const { openGraph, twitter } = head
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <meta name="keywords" content={head.keywords.join(', ')} />
      <meta name="robots" content={head.robots} />
      {!facts.noindex && <link rel="canonical" href={absolute(head.canonical)} />}
      {translations.some(({ path }) => path === facts.path) &&
        translations.map(({ path, language = 'en' }) => (
          <link key={path} rel="alternate" hrefLang={language} href={absolute(path)} />
        ))}
      <meta property="og:title" content={openGraph.title} />
      <meta property="og:description" content={openGraph.description} />
      <meta property="og:type" content={openGraph.type} />
      <meta property="og:url" content={absolute(openGraph.url)} />
      <meta property="og:site_name" content={openGraph.siteName} />
      <meta property="og:image" content={absolute(openGraph.image)} />
      <meta property="og:image:alt" content={openGraph.imageAlt} />
      <meta name="twitter:card" content={twitter.card} />
      <meta name="twitter:title" content={twitter.title} />
      <meta name="twitter:description" content={twitter.description} />
      <meta name="twitter:image" content={absolute(twitter.image)} />
      <StructuredData data={head.structuredData ? [head.structuredData, ...data] : data} />
    </>
  )
}
