// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StructuredData } from './StructuredData.tsx'

test('no text ends the script of the structured data early', () => {
  const data = [{ '@type': 'FAQPage', name: '</script><img src=x onerror=alert(1)>' }]
  const [, script = ''] =
    /^<script[^>]*>(.*)<\/script>$/.exec(renderToStaticMarkup(<StructuredData data={data} />)) ?? []
  expect(script).not.toContain('<')
  expect(JSON.parse(script)).toEqual({ '@context': 'https://schema.org', '@graph': data })
})
