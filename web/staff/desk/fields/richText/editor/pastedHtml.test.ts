import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { docOf, htmlOf, isEditable } from './html.ts'
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
        '<table><tbody><tr><th scope="row">Day</th><td>Hours</td></tr><tr><th scope="row">Monday</th><td>8 to 5</td></tr></tbody></table>',
        '<ul><li>One</li><li>Two<br>lines</li></ul>',
        '<h3>Notes</h3>',
      ].join(''),
    )
  })

  const times = (head: string, first: string) =>
    `<table><thead><tr>${head}</tr></thead><tbody><tr>${first}</tr></tbody></table>`
  const columns = (...names: string[]) => names.map((name) => `<th scope="col">${name}</th>`).join('')
  const online = '<a href="https://www.samhsa.gov/find-help">Online</a><br>from 9 AM'

  it.each([
    [
      'Word while it is reviewed',
      'wordReviewed',
      [
        '<p>We offer a first visit within a week.</p>',
        '<p>100 Main Street<br>Cumming</p>',
        times(columns('Day', 'Where'), `<td>Monday</td><td>${online}</td>`),
      ],
      { images: 0, unseen: 4 },
    ],
    [
      'Word on a Mac',
      'wordMac',
      [
        '<h2>What to bring</h2>',
        '<ul><li>A card<ul><li>or its number</li></ul></li></ul>',
        '<p>Bring somebody you trust.</p>',
      ],
      { images: 1, unseen: 1 },
    ],
    [
      'Word on the web',
      'wordWeb',
      [
        '<h2>Your first week</h2>',
        '<p><strong>Three</strong> visits<br>in any office</p>',
        '<ul><li>Meet your counselor<ul><li>and your group</li></ul></li><li>Choose your times</li></ul>',
      ],
      { images: 0, unseen: 1 },
    ],
    [
      'Google Docs with a table',
      'googleDocsTable',
      [
        '<p>We are open<br>every weekday.</p>',
        times(columns('Office', 'Page'), '<td>Cumming</td><td><a href="/contact-us">Contact us</a></td>'),
      ],
      { images: 0, unseen: 1 },
    ],
    [
      'Pages',
      'pages',
      [
        '<p><strong>Parking</strong> is free.<br>Ring the bell.</p>',
        '<ul><li>Level one</li><li>Level two</li></ul>',
        '<table><tbody><tr><td>Bus 12</td><td>every hour</td></tr></tbody></table>',
      ],
      { images: 0, unseen: 1 },
    ],
    [
      'Outlook',
      'outlook',
      [
        '<p>Hello,</p>',
        '<p>please add <a href="https://www.samhsa.gov/find-help">this page</a>.</p>',
        '<p>Ana Lopez<br>Front desk</p>',
      ],
      { images: 1, unseen: 0 },
    ],
    [
      'LibreOffice 7.4',
      'libreOffice',
      [
        '<h2>Before the first visit</h2>',
        '<p>You can come as you are, any day. Bring <strong>your card</strong> and <em>this form</em>.</p>',
        '<p>100 Main Street<br>Cumming</p>',
        '<ul><li>A photo ID<ul><li>or a passport</li></ul></li><li>A list of medicines</li></ul>',
        '<h3>Times</h3>',
        times(columns('Day', 'Where'), `<td>Monday</td><td>${online}</td>`),
      ],
      { images: 0, unseen: 3 },
    ],
  ])('from %s has what its reader saw, and counts what it leaves out', (_, name, text, leftOut) => {
    const html = clipboard(name)
    expect(stored(html)).toBe(text.join(''))
    expect(pastedHtml(html, 'https://clinic.example').leftOut).toEqual(leftOut)
    expect(isEditable(text.join(''))).toBe(true)
  })

  it.each([
    ['<p>a<br><br>b</p>', '<p>a</p><p>b</p>'],
    ['<div>a<br>b<br><br>c<br></div>', '<p>a<br>b</p><p>c</p>'],
    ['<p>a</p><br><p>b</p>', '<p>a</p><p>b</p>'],
    [
      '<h2>a<img src="/media/a.webp" alt="b"></h2><p>c</p>',
      '<h2>a</h2><p><img src="/media/a.webp" alt="b"></p><p>c</p>',
    ],
    ['<table><tr><td><p>a</p><p>b</p></td></tr></table>', '<p>a</p><p>b</p>'],
    [
      '<table><tr><td colspan="2">a</td><td>b</td></tr><tr><td></td><td>c</td><td>d</td></tr></table>',
      '<table><tbody><tr><td colspan="2">a</td><td>b</td></tr><tr><td></td><td>c</td><td>d</td></tr></tbody></table>',
    ],
    ['<p>a <a href="#_ftn1">[1]</a></p>', '<p>a [1]</p>'],
  ])('of %s is %s', (html, text) => {
    expect(stored(html)).toBe(text)
  })

  it('leaves out images of other websites, and keeps those of this one', () => {
    const images = (html: string) => pastedHtml(html, 'https://clinic.example').leftOut.images
    expect(images(clipboard('webPage'))).toBe(1)
    expect(images('<img src="/media/a.webp" alt="">')).toBe(0)
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
