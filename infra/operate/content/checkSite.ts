import * as z from 'zod/mini'
import { checkContent, type Finding } from '#shared/checks/checkContent.ts'
import { checkedDocument } from '#shared/checks/checkedDocument.ts'
import { phrasesOfOthers, repeatedPhrases } from '#shared/checks/repeatedPhrases.ts'
import { phoneMarkers } from '#shared/documents/factMarkers.ts'
import type { AllContent } from '#shared/entities/publishedContent.ts'
import { Site } from '#shared/entities/site.ts'
import { documentKinds } from '#shared/kinds/kinds.ts'

interface SiteFinding extends Finding {
  /** The kind and id of the content, such as `post/post-1`. */
  name: string
}

export function checkSite(
  content: AllContent,
  { paths, today }: { paths: ReadonlySet<string>; today: string },
): SiteFinding[] {
  const site = z.safeParse(Site, content.site.get('site')).data
  const isPublished = (path: string) => paths.has(path)
  const facts = { siteName: site?.name, phones: site && phoneMarkers(site) }
  const documents = documentKinds.flatMap((kind) =>
    [...content[kind]].map(([id, document]) => ({
      kind,
      id,
      document,
      texts: checkedDocument(kind, document, {}).fields.map(({ text }) => text),
    })),
  )
  const repeated = repeatedPhrases(documents.map(({ texts }) => texts))
  return documents
    .flatMap(({ kind, id, document, texts }) => {
      const phrases = phrasesOfOthers(repeated, texts)
      return checkContent(kind, document, { today, isPublished, phrases, ...facts }).map((finding) => ({
        ...finding,
        name: `${kind}/${id}`,
      }))
    })
    .sort((one, other) => one.level.localeCompare(other.level))
}

export const describeFinding = ({ level, name, field, message, source }: SiteFinding): string =>
  `  ${level}  ${name}, ${field}: ${message} (${source.name}, ${source.url})`
