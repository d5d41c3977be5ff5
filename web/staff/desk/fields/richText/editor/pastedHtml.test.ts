import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { docOf, htmlOf, isEditable } from './html.ts'
import { pastedHtml } from './pastedHtml.ts'

const clipboard = (name: string) =>
  readFileSync(join(import.meta.dirname, 'fixtures', `${name}.clipboard`), 'utf8')
const stored = (html: string) => htmlOf(docOf(pastedHtml(html, 'https://clinic.example').html))

describe('a paste', () => {
  it('from Word has its headings, lists at both levels, bold words and links [10.8]', () => {
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

  it('from Google Docs is bold and italic only where the author made it so [10.8]', () => {
    expect(stored(clipboard('googleDocs'))).toBe(
      [
        '<h2>For families</h2>',
        '<p>You are <strong>not alone</strong><em>, ever</em>. See <a href="https://al-anon.org/">Al-Anon</a>.</p>',
        '<ul><li>Call early</li><li>Ask questions<ul><li>about costs</li></ul></li></ul>',
      ].join(''),
    )
  })

  it('from a web page keeps its words and allowed links, and nothing else [10.8]', () => {
    expect(stored(clipboard('webPage').replace('{origin}', 'https://clinic.example'))).toBe(
      [
        '<h2>What helps</h2>',
        '<h3>First steps</h3>',
        '<p><strong>Sleep</strong> and <em>food</em> come first.</p>',
        '<p>Then people.</p>',
        '<p>Read this, <a href="https://example.org/more#part">more</a> and <a href="/faq">our answers</a>.</p>',
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
  ])('from %s has what its reader saw, and counts what it leaves out [10.8]', (_, name, text, leftOut) => {
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
    [
      '<style>h1.western { font-weight: bold } .lead { font-style: italic }</style><p class="western lead">a</p>',
      '<p><em>a</em></p>',
    ],
  ])('of %s is %s', (html, text) => {
    expect(stored(html)).toBe(text)
  })

  it.each([
    ['<p>Take 2<sup>1</sup>⁄<sub>2</sub> mg.</p>', '<p>Take 2<sup>1</sup>⁄<sub>2</sub> mg.</p>'],
    [
      '<p>10<span style="font-size:0.6em;vertical-align:super;">9</span>/L, CO<span style="vertical-align:sub">2</span></p>',
      '<p>10<sup>9</sup>/L, CO<sub>2</sub></p>',
    ],
    [
      '<p>10<span style="position:relative;top:-3.0pt;mso-text-raise:3.0pt">3</span> mm<b><sup>2</sup></b></p>',
      '<p>10<sup>3</sup> mm<strong><sup>2</sup></strong></p>',
    ],
    ['<p>2<small>1/2</small> mg</p>', '<p>2 1/2 mg</p>'],
    ['<p>2<span style="font-size:6pt">1/2</span> mg</p>', '<p>2 1/2 mg</p>'],
    [
      '<p>2<span style="font-variant-numeric: diagonal-fractions">1/2</span> mg</p>',
      '<p>2<sup>1</sup>⁄<sub>2</sub> mg</p>',
    ],
    ['<p>5 <del>10</del> mg and 2<small>nd</small></p>', '<p>5 mg and 2nd</p>'],
    ['<style>span.s1{vertical-align:super}</style><p>m<span class="s1">2</span></p>', '<p>m<sup>2</sup></p>'],
  ])('changes no number: %s is %s [10.9]', (html, text) => {
    expect(stored(html)).toBe(text)
    expect(isEditable(text)).toBe(true)
  })

  const word = (marker: string, words: string, list = 'l0 level1', font = 'Calibri', style = '') =>
    `<p class=MsoListParagraph style='${style}mso-list:${list} lfo1'><span style='font-family:${font}'><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp; </span></span></span>${words}</p>`
  const numbers = '<ol><li>One</li><li>Two</li></ol>'

  it.each([
    ['digits', [word('1.', 'One'), word('2.', 'Two')], numbers],
    ['(1)', [word('(1)', 'One'), word('(2)', 'Two')], numbers],
    ['Step 1:', [word('Step 1:', 'One'), word('Step 2:', 'Two')], numbers],
    ['1st', [word('1st', 'One'), word('2nd', 'Two')], numbers],
    ['①', [word('①', 'One'), word('②', 'Two')], numbers],
    ['digits without a dot', [word('1', 'One'), word('2', 'Two')], numbers],
    ['words', [word('First', 'One'), word('Second', 'Two')], numbers],
    ['a)', [word('a)', 'One'), word('b)', 'Two')], '<ol type="a"><li>One</li><li>Two</li></ol>'],
    [
      'Roman numerals',
      [word('III.', 'One'), word('IV.', 'Two')],
      '<ol start="3" type="I"><li>One</li><li>Two</li></ol>',
    ],
    [
      'h) and i)',
      [word('h)', 'One'), word('i)', 'Two')],
      '<ol start="8" type="a"><li>One</li><li>Two</li></ol>',
    ],
    ['i) and ii)', [word('i)', 'One'), word('ii)', 'Two')], '<ol type="i"><li>One</li><li>Two</li></ol>'],
    ['numbers from 5', [word('5.', 'One'), word('6.', 'Two')], '<ol start="5"><li>One</li><li>Two</li></ol>'],
    [
      'a number that is left out',
      [word('1.', 'One'), word('3.', 'Two')],
      '<ol><li>One</li></ol><ol start="3"><li>Two</li></ol>',
    ],
    [
      'a dot of a font',
      [word('l', 'One', 'l0 level1', 'Wingdings'), word('o', 'Two')],
      '<ul><li>One</li><li>Two</li></ul>',
    ],
    [
      'an empty line',
      [word('1.', 'One'), '<p class=MsoNormal><o:p>&nbsp;</o:p></p>', word('2.', 'Two')],
      numbers,
    ],
    [
      'a text between',
      [word('1.', 'One'), '<p>Then</p>', word('2.', 'Two')],
      '<ol><li>One</li></ol><p>Then</p><ol start="2"><li>Two</li></ol>',
    ],
    [
      'a table between',
      [word('1.', 'One'), '<table><tr><td>a</td><td>b</td></tr></table>', word('2.', 'Two')],
      '<ol><li>One</li></ol><table><tbody><tr><td>a</td><td>b</td></tr></tbody></table><ol start="2"><li>Two</li></ol>',
    ],
    [
      'an image between',
      [word('1.', 'One'), '<p><img src="/media/a.webp"></p>', word('2.', 'Two')],
      '<ol><li>One</li></ol><p><img src="/media/a.webp"></p><ol start="2"><li>Two</li></ol>',
    ],
    [
      'a text between inner items',
      [
        word('1.', 'One'),
        word('a)', 'in', 'l0 level2'),
        '<p>Then</p>',
        word('b)', 'side', 'l0 level2'),
        word('2.', 'Two'),
      ],
      '<ol><li><p>One</p><ol type="a"><li>in</li></ol><p>Then</p><ol start="2" type="a"><li>side</li></ol></li><li>Two</li></ol>',
    ],
    [
      'inner items of another list',
      [word('1.', 'One'), word('·', 'in', 'l3 level2', 'Symbol'), word('2.', 'Two')],
      '<ol><li>One<ul><li>in</li></ul></li><li>Two</li></ol>',
    ],
    [
      'inner items of another list that are further in',
      [word('1.', 'One'), word('·', 'in', 'l3 level1', 'Symbol', 'margin-left:1.0in;'), word('2.', 'Two')],
      '<ol><li>One<ul><li>in</li></ul></li><li>Two</li></ol>',
    ],
    [
      'another list below a heading',
      [word('1.', 'One'), '<h2>Then</h2>', word('1.', 'Two', 'l1 level1')],
      '<ol><li>One</li></ol><h2>Then</h2><ol><li>Two</li></ol>',
    ],
    [
      'a list whose style is in a class',
      [
        "<style>p.ListNumber{mso-list:l7 level1 lfo2}</style><p class=ListNumber><span style='mso-list:Ignore'>1.</span>One</p>",
        "<p class=ListNumber><span style='mso-list:Ignore'>2.</span>Two</p>",
      ],
      numbers,
    ],
  ])('from Word keeps the numbers of a list: %s [10.10]', (_, paragraphs, text) => {
    expect(stored(paragraphs.join('\n'))).toBe(text)
    expect(isEditable(text)).toBe(true)
  })

  it.each([
    ['<ol start="3"><li>a</li></ol>', '<ol start="3"><li>a</li></ol>'],
    [
      '<ol><li value="2">a</li><li>b</li><li value="7">c</li></ol>',
      '<ol start="2"><li>a</li><li>b</li></ol><ol start="7"><li>c</li></ol>',
    ],
    ['<ol><li>a</li><li></li><li>b</li></ol>', '<ol><li>a</li></ol><ol start="3"><li>b</li></ol>'],
    ['<ol type="A"><li>a</li></ol>', '<ol type="A"><li>a</li></ol>'],
    ['<ol><li style="list-style-type:lower-roman">a</li></ol>', '<ol type="i"><li>a</li></ol>'],
    [
      '<style>ol.ol1{list-style-type:upper-alpha}</style><ol class="ol1"><li>a</li></ol>',
      '<ol type="A"><li>a</li></ol>',
    ],
    ['<style>ul.ul1{list-style-type:decimal}</style><ul class="ul1"><li>a</li></ul>', '<ol><li>a</li></ol>'],
    [
      '<ol><li>a</li><li><ul><li>b</li></ul></li><li>c</li></ol>',
      '<ol><li>a<ul><li>b</li></ul></li></ol><ol start="3"><li>c</li></ol>',
    ],
    ['<ul><li>a</li><li><ul><li>b</li></ul></li></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['<ul><li><ul><li>a</li></ul></li><li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['<ul><ul><li>a</li></ul><li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['<ul><li><ol start="4"><li>a</li></ol></li></ul>', '<ol start="4"><li>a</li></ol>'],
    [
      '<table><tr><td><ol start="2"><li>a</li><li>b</li></ol></td><td>c</td></tr></table>',
      '<table><tbody><tr><td>2. a<br>3. b</td><td>c</td></tr></tbody></table>',
    ],
  ])('keeps each item and its number: %s is %s [10.10]', (html, text) => {
    expect(stored(html)).toBe(text)
  })

  it('from the Notes of an iPhone is bold and italic where its classes are [10.8]', () => {
    expect(stored(clipboard('iphoneNotes'))).toBe(
      [
        '<p><strong>Before a visit</strong></p>',
        '<p>Bring <em>a photo ID</em> and <strong>your card</strong>.</p>',
        '<ol><li>Park behind the office</li><li>Ring the bell</li></ol>',
        '<ul><li>Water</li></ul>',
      ].join(''),
    )
  })

  it('names what it could not keep, and leaves links of newsletters and short links to be checked [10.8]', () => {
    const html =
      '<p>Dose <math><mn>2</mn></math><iframe src="https://a.example"></iframe> <a href="https://bit.ly/3xyz">more</a> <a href="https://clinic.us1.list-manage.com/track/click?u=1&id=2">news</a></p>'
    expect(pastedHtml(html, 'https://clinic.example').leftOut).toEqual({
      images: 0,
      unseen: 0,
      embedded: 2,
      wrappers: ['bit.ly', 'clinic.us1.list-manage.com'],
    })
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
  ])('of %s runs nothing [10.8]', (html, text) => {
    expect(stored(html)).toBe(text)
  })
})
