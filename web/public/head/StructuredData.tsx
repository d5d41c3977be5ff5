/** JSON-LD for search engines. "<" is escaped, so that no text can end the script early. */
export function StructuredData({ data }: { data: object[] }) {
  if (data.length === 0) return null
  const graph = { '@context': 'https://schema.org', '@graph': data }
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a script's text cannot be given in another way; it is escaped JSON
      dangerouslySetInnerHTML={{ __html: JSON.stringify(graph).replaceAll('<', '\\u003c') }}
    />
  )
}
