import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { docOf, htmlOf } from './html.ts'
import { pastedHtml } from './pastedHtml.ts'

const clipboard = (name: string) =>
  readFileSync(join(import.meta.dirname, 'fixtures', `${name}.clipboard`), 'utf8')
const stored = (html: string) => htmlOf(docOf(pastedHtml(html, 'https://clinic.example').html))

describe('a paste', () => {
  it('from Word has its headings, lists at both levels, bold words and links', () => {
    expect(stored(clipboard('word'))).toBe(
      [
        '<h2>Getting ready</h2>',
        '<p>Bring <strong>your card</strong> and <em>this form</em>. Read <a href="https://www.samhsa.gov/find-help">SAMHSA’s page</a>.</p>',
        '<ul><li>A photo ID<ul><li>or a passport</li></ul></li><li>A list of medicines</li></ul>',
        '<h3>On the day</h3>',
        '<ol><li>Check in</li><li>Meet your counselor</li></ol>',
      ].join(''),
    )
  })

  it('from Google Docs is bold and italic only where the author made it so', () => {
    expect(stored(clipboard('googleDocs'))).toBe(
      [
        '<h2>For families</h2>',
        '<p>You are <strong>not alone</strong><em>, ever</em>. See <a href="https://al-anon.org/">Al-Anon</a>.</p>',
        '<ul><li>Call early</li><li>Ask questions<ul><li>about costs</li></ul></li></ul>',
      ].join(''),
    )
  })

  it('from a web page keeps its words and allowed links, and nothing else', () => {
    expect(stored(clipboard('webPage').replace('{origin}', 'https://clinic.example'))).toBe(
      [
        '<h2>What helps</h2>',
        '<h3>First steps</h3>',
        '<p><strong>Sleep</strong> and <em>food</em> come first.</p>',
        '<p>Then people.</p>',
        '<p>Read this, <a href="https://example.org/more?utm_source=x#part">more</a> and <a href="/faq">our answers</a>.</p>',
        '<p>Day | Hours</p>',
        '<p>Monday | 8 to 5</p>',
        '<ul><li>One</li><li><p>Two</p><p>lines</p></li></ul>',
        '<h3>Notes</h3>',
      ].join(''),
    )
  })

  it('counts the images of other websites that it leaves out', () => {
    expect(pastedHtml(clipboard('webPage'), 'https://clinic.example').imagesLeftOut).toBe(1)
    expect(pastedHtml('<img src="/media/a.webp" alt="">', 'https://clinic.example').imagesLeftOut).toBe(0)
  })

  it.each([
    ['<p onmouseover="x()">a<img src=x onerror=alert(1)></p>', '<p>a</p>'],
    ['<svg><script>alert(1)</script></svg><p>a</p>', '<p>a</p>'],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>a', '<p>a</p>'],
    ['<a href="java\tscript:alert(1)">a</a>', '<p>a</p>'],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
  ])('of %s runs nothing', (html, text) => {
    expect(stored(html)).toBe(text)
  })
})
