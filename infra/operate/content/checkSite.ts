import * as z from 'zod/mini'
import { checkContent, type Finding } from '#shared/checks/checkContent.ts'
import { checkedDocument } from '#shared/checks/checkedDocument.ts'
import { repeatedPhrases } from '#shared/checks/repeatedPhrases.ts'
import { phoneMarkers } from '#shared/documents/factMarkers.ts'
import { fixedPages, pathOf, postPath } from '#shared/documents/paths.ts'
import { documentKinds } from '#shared/entities/documents.ts'
import type { AllContent } from '#shared/entities/publishedContent.ts'
import { Site } from '#shared/entities/site.ts'

interface SiteFinding extends Finding {
  /** The kind and id of the content, such as `post/post-1`. */
  name: string
}

/** What the content checks find in all content, what stops publication first. */
export function checkSite(content: AllContent, today: string): SiteFinding[] {
  const site = z.safeParse(Site, content.site.get('site')).data
  const paths = publishedPaths(content, site)
  const isPublished = (path: string) => paths.has(path)
  const phrases = repeatedPhrases(
    documentKinds.flatMap((kind) =>
      [...content[kind].values()].map((document) =>
        checkedDocument(kind, document, {}).fields.map(({ lowerCase }) => lowerCase),
      ),
    ),
  )
  const facts = { siteName: site?.name, phones: site && phoneMarkers(site), phrases }
  return documentKinds
    .flatMap((kind) =>
      [...content[kind]].flatMap(([id, document]) =>
        checkContent(kind, document, { today, isPublished, ...facts }).map((finding) => ({
          ...finding,
          name: `${kind}/${id}`,
        })),
      ),
    )
    .sort((one, other) => one.level.localeCompare(other.level))
}

export const describeFinding = ({ level, name, field, message, source }: SiteFinding): string =>
  `  ${level}  ${name}, ${field}: ${message} (${source.name}, ${source.url})`

const publishedPaths = ({ treatment, post }: AllContent, site: Site | undefined): Set<string> =>
  new Set([
    ...fixedPages(site).map(({ path }) => path),
    ...slugsOf(treatment).map(pathOf),
    ...slugsOf(post).map(postPath),
  ])

const slugsOf = (documents: AllContent['post']) =>
  [...documents.values()].map(({ slug }) => ({ slug: String(slug) }))
