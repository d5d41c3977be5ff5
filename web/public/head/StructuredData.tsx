import { previewFramePath } from '#shared/rendering.ts'

/** JSON-LD, with "<" escaped. None in the preview, because the staff area's Trusted Types refuse strings as scripts. */
export function StructuredData({ data }: { data: object[] }) {
  if (data.length === 0 || isPreview()) return null
  const graph = { '@context': 'https://schema.org', '@graph': data }
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a script's text cannot be given in another way; it is escaped JSON
      dangerouslySetInnerHTML={{ __html: JSON.stringify(graph).replaceAll('<', '\\u003c') }}
    />
  )
}

const isPreview = () => typeof location !== 'undefined' && location.pathname === previewFramePath
