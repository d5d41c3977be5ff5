import { describe, expect, it } from 'vitest'
import { blockingFindings, checkContent } from './checkContent.ts'
import { parseHtml } from './parseHtml.ts'

const found = (html: string) => checkContent('faq', { answer: html })
const block = (html: string) => blockingFindings('faq', { answer: html }).map(({ found }) => found)

it.each([
  ...[
    '[insert phone number]',
    '[Insert link here]',
    '[your name]',
    '[Phone]',
    '[PHONE NUMBER]',
    '[Clinic Name]',
  ],
  ...['[date]', '[add photo]', '[TODO: check]', '[TBD]', '[xx]', '[...]', '[city, GA]', '[citation needed]'],
  ...[
    '[please verify this number]',
    '[link]',
    '[name of clinic]',
    '[Employer name]',
    '(insert date)',
    'TODO',
    'TBD',
  ],
  ...[
    '(add link)',
    'XXX-XXX-XXXX',
    '(xxx) xxx-xxxx',
    '###-###-####',
    '(555) 555-5555',
    '123-456-7890',
    'XXXX',
  ],
  ...[
    'mm/dd/yyyy',
    '______',
    'Lorem ipsum dolor sit amet',
    '[in\u00adsert phone]',
    '［insert phone］',
    '&lt;your name&gt;',
    '{{phone}}',
    '{{ clinic.name }}',
    '{phone}}',
    '&lt;phone number&gt;',
    '&lt;&lt;Name&gt;&gt;',
    '*|FNAME|*',
    '%FIRST_NAME%',
  ],
  ...[
    '[phone #]',
    '[Facility’s phone number]',
    '[Dr. Name]',
    '[24/7 line]',
    '[contact us page]',
    '[source?]',
    '[TK]',
  ],
  ...[
    '[Describe your services]',
    '[link to contact page]',
    '[Image: a valley]',
    '[X years]',
    '[e.g., 24 hours]',
  ],
  ...[
    '000-000-0000',
    '(000) 000-0000',
    '999-999-9999',
    '1-800-XXX-XXXX',
    '770-000-0000',
    '20XX',
    '$XX',
    '$X.XX',
  ],
  ...['name@example.com', 'yourclinic.com', 'Anytown, USA', '#REF!', '#N/A', 'Error! Bookmark not defined.'],
  ...['Text goes here', 'Click to add text', 'DO NOT PUBLISH', '???', '(to be confirmed)'],
  ...['internal use only', 'placeholder text', 'dolor sit amet', '. . . . . . . . . .'],
])('the placeholder %s stops a publication [10.26]', (text) => {
  expect(block(`<p>Call us at ${text} today.</p>`)).toHaveLength(1)
})

it.each([
  ...[
    '[1]',
    '[sic]',
    '(see the key)',
    'Todo está bien',
    '[a]',
    'See [Smith 2020]',
    'x-ray',
    'mg/day',
    'a date',
  ],
  ...[
    'fill in your name',
    'the phone number',
    '24/7',
    'he/she',
    'Link 988',
    'AI can help',
    'a model of recovery',
    'Call or text here',
    'We do not publish names',
    'Type your name here, then send it',
    '“Do you want me to dial?”',
    'If you want, I can come with you.',
    'Let me know if you need a ride',
    'Absolutely! We take Medicaid.',
    'What???',
    '[She] said',
  ],
])('“%s” is none', (text) => {
  expect(block(`<p>${text}</p>`)).toEqual([])
})

it.each([
  'As an AI language model, I cannot diagnose.',
  'As an AI, I care.',
  'I am an AI assistant.',
  'As of my last knowledge update in 2023, this holds.',
  'Certainly! Here’s a page on anxiety:',
  'Let me know if you’d like me to shorten it.',
  ...['I hope this helps!', 'We are here. Hope this helps!', 'Sure, here’s a draft of the page:'],
  ...[
    'Here is a revised version of your text:',
    'Would you like me to add a section?',
    'If you want, I can add more.',
  ],
  ...[
    'I can’t provide medical advice.',
    'Based on your request, this is shorter.',
    'ChatGPT said:',
    'You said:',
  ],
  ...[
    'Meta description: Help for families',
    'Word count: 350',
    'Thought for 12 seconds',
    'Sent from my iPhone',
  ],
  ...[
    '-----Original Message-----',
    'On Mon, Jan 5, 2026 at 3 PM Ana wrote:',
    'AI-generated content may be incorrect.',
  ],
  'This email and any attachments are confidential.',
])('the words of a program “%s” stop a publication', (text) => {
  expect(block(`<p>${text}</p>`)).toHaveLength(1)
})

describe('marks of programs are deleted by one press', () => {
  it.each([
    [
      'Recovery works. \ue200cite\ue202turn0search1\ue202turn0search4\ue201 It does.',
      'Recovery works. It does.',
    ],
    ['Recovery works. citeturn0search0', 'Recovery works.'],
    ['It helps :contentReference[oaicite:0]{index=0}.', 'It helps.'],
    ['It helps [oaicite:3].', 'It helps.'],
    ['It helps【4†source】.', 'It helps.'],
    ['It helps 【12:3†notes.pdf】.', 'It helps.'],
    ['It helps. [oai_citation:0‡samhsa.gov](https://www.samhsa.gov)', 'It helps.'],
    ['It helps. contentReference[oaicite:0]', 'It helps.'],
    ['It helps (oaicite:2).', 'It helps.'],
    ['It helps [cite: 1, 2].', 'It helps.'],
    ['[cite_start]It helps.', 'It helps.'],
    ['It helps[^1^].', 'It helps.'],
    ['It helps [4†source] [web:3].', 'It helps.'],
    ['It helps. turn0search1turn2view0', 'It helps.'],
    ['It helps.&lt;/think&gt;', 'It helps.'],
    ['It helps.&lt;|im_end|&gt;', 'It helps.'],
    ['\uf0b7 One', ' One'],
  ])('%s', (text, rest) => {
    const findings = found(`<p>${text}</p>`).filter(({ rule }) => rule === 'programMarks')
    expect(findings.length).toBeGreaterThan(0)
    const left = findings.reduceRight(
      (all, { start, end }) => all.slice(0, start) + all.slice(end),
      parseHtml(text).text,
    )
    expect(left).toBe(rest)
  })
})

it.each([
  ['itâ€™s', 'â€™', '’'],
  ['â€œHelpâ€\u009d', 'â€œ', '“'],
  ['cafÃ©', 'Ã©', 'é'],
  ['10Â\u00a0mg', 'Â\u00a0', '\u00a0'],
  ['EspaÃ±ol', 'Ã±', 'ñ'],
  ['weeksâ€¦', 'â€¦', '…'],
  ['ðŸ™‚', 'ðŸ™‚', '🙂'],
  ['don\ufffdt', '\ufffd', undefined],
  ['it‚Äôs', '‚Äô', '’'],
  ['caf√©', '√©', 'é'],
  ['don?t', '?', '’'],
  ['we?re', '?', '’'],
  ['it=E2=80=99s', '=E2=80=99', '’'],
  ['it\\u2019s', '\\u2019', '’'],
  ['it&rsquo;s', '&rsquo;', '’'],
  ['a&amp;nbsp;b', '&amp;nbsp;', ' '],
  ['A &amp;amp; B', '&amp;amp;', '&'],
])('the garbled characters of “%s” are read again', (text, characters, replacement) => {
  const [finding] = checkContent('review', { content: text }).filter(({ rule }) => rule === 'garbled')
  expect(finding?.found.replace(/^\u00a0|\u00a0$/g, '')).toBe(characters.replace(/^\u00a0|\u00a0$/g, ''))
  expect(finding?.replacement).toBe(replacement)
})

it.each([
  'café',
  'Ñandú',
  'Español',
  'São Paulo',
  'naïve',
  'Zürich',
  'à la carte',
  '100 €',
  'a â b',
  'Ã',
  'Dr. Ångström',
  '√2',
  'Who? They',
  'AT&amp;T; Q&amp;A',
  'a=1',
])('“%s” is not garbled', (text) => expect(found(`<p>${text}</p>`)).toEqual([]))

it.each([
  ['This is **important** now', '**important**', 'important', undefined],
  ['## What to bring', '## What to bring', 'What to bring', undefined],
  [
    'See [our page](https://www.samhsa.gov/?utm_source=chatgpt.com)',
    '[our page](https://www.samhsa.gov/?utm_source=chatgpt.com)',
    'our page',
    'https://www.samhsa.gov/',
  ],
  ['---', '---', '', undefined],
  ['```', '```', '', undefined],
  ['This is *important* now', '*important*', 'important', undefined],
  ['This is __important__ now', '__important__', 'important', undefined],
  ['This is ~~old~~ now', '~~old~~', 'old', undefined],
  ['> You are not alone', '> You are not alone', 'You are not alone', undefined],
  ['| Day | Hours |', '| Day | Hours |', '', undefined],
  ['One&lt;br&gt;two', '<br>', '', undefined],
  ['&lt;strong class="x"&gt;two', '<strong class="x">', '', undefined],
])('the Markdown of “%s” is found', (text, written, replacement, href) => {
  const [finding] = found(`<p>${text}</p>`).filter(({ rule }) => rule === 'markdown')
  expect(finding).toMatchObject({ found: written, replacement, ...(href && { href }) })
})

it.each([
  '5 * 3 * 2',
  'Prices* vary. *See below',
  'a < b > c',
  'snake__case__name',
  '# 1 choice'.slice(2),
  'a -- b',
  '[1] (see below)',
  '** a',
  'C# is a note',
])('“%s” is no Markdown', (text) =>
  expect(found(`<p>${text}</p>`).filter(({ rule }) => rule === 'markdown')).toEqual([]),
)

describe('a link', () => {
  const link = (href: string) => found(`<p>Read <a href="${href}">the guideline</a>.</p>`)
  const samhsa = 'https://www.samhsa.gov/find-help'

  it.each([
    [`${samhsa}?utm_source=chatgpt.com`, samhsa],
    [`${samhsa}?a=1&amp;utm_source=x&amp;utm_medium=y&amp;fbclid=z`, `${samhsa}?a=1`],
    ['https://www-samhsa-gov.translate.goog/find-help?_x_tr_sl=en&amp;_x_tr_tl=es', samhsa],
    ['https://my--clinic-org.translate.goog/a', 'https://my-clinic.org/a'],
    [`https://translate.google.com/translate?sl=en&amp;u=${samhsa}`, samhsa],
    [`https://nam02.safelinks.protection.outlook.com/?url=${encodeURIComponent(samhsa)}&amp;data=05`, samhsa],
    [`https://www.google.com/url?q=${samhsa}&amp;sa=D`, samhsa],
    [`https://https://www.samhsa.gov/find-help`, samhsa],
    ['https://http://www.samhsa.gov/find-help', samhsa],
    ['https:www.samhsa.gov/find-help', samhsa],
    ['https:/www.samhsa.gov/find-help', samhsa],
    ['https:////www.samhsa.gov/find-help', samhsa],
    [`${samhsa})`, samhsa],
    [`${samhsa}).`, samhsa],
    [`${samhsa},`, samhsa],
    [`${samhsa}&gt;`, samhsa],
    ...['?', '…', '»', '%20', '*', '\u200b', '&amp;gt;'].map((end) => [samhsa + end, samhsa]),
    ...[
      'https://https//www.samhsa.gov/find-help',
      'http://https://www.samhsa.gov/find-help',
      'https:\\\\www.samhsa.gov\\find-help',
      'https://www,samhsa.gov/find-help',
      'https://.www.samhsa.gov/find-help',
      'https:// www.samhsa.gov/find-help',
    ].map((typed) => [typed, samhsa]),
    ...'gclid gad_source srsltid _gl ttclid igsh mibextid li_fat_id __hstc hsa_cam mtm_campaign UTM_Source'
      .split(' ')
      .map((name) => [`${samhsa}?${name}=abc`, samhsa]),
  ])('to %s is replaced by %s', (href, address) => {
    expect(link(href)).toMatchObject([{ rule: 'trackedLink', found: 'the guideline', href: address }])
  })

  it.each([
    samhsa,
    'https://en.wikipedia.org/wiki/Relapse_(disambiguation)',
    'https://example.org/?q=utm',
    'https://docs.google.com/forms/d/e/abc/viewform',
    'https://docs.google.com/document/d/e/2PACX/pub',
    '/faq',
    'tel:988',
  ])('to %s stays', (href) => {
    expect(link(href).filter(({ rule }) => rule === 'trackedLink' || rule === 'staffOnlyLink')).toEqual([])
  })

  it.each([
    'https://docs.google.com/document/d/abc/edit?usp=sharing',
    'https://drive.google.com/file/d/abc/view',
    'https://clinic.sharepoint.com/sites/a/b.docx',
    'https://onedrive.live.com/edit?id=a',
    'https://teams.microsoft.com/l/message/a',
    'https://outlook.office.com/mail/a',
    'https://mail.google.com/mail/u/0/#inbox/a',
    'https://chatgpt.com/c/abc',
    'https://clinic.slack.com/archives/C1/p2',
    'https://www.canva.com/design/a/b/edit',
    'https://intranet/forms',
    'http://192.168.1.4/a',
    'http://localhost:8080/blog',
    'file:///C:/a.pdf',
    '/admin/documents/post',
    'https://clinic.example/admin/documents',
    'https://clinic.example/wp-admin/',
    'https://172.16.4.4/a',
    'https://[::1]/a',
    'https://nas.home.arpa',
    'https://m365.cloud.microsoft/chat',
    'https://www.icloud.com/notes/a',
    'https://copilot.microsoft.com/chats/a',
    'https://clinic.app.box.com/file/1',
    'https://www.figma.com/file/a',
  ])('to %s opens for staff only', (href) => {
    expect(link(href)).toContainEqual(expect.objectContaining({ rule: 'staffOnlyLink', level: 'suggest' }))
  })

  it('of a service that hides its target is named', () => {
    expect(link('https://bit.ly/3xyz')[0]?.message).toContain('bit.ly leads to a page that it does not name')
  })
})

it.each([
  ['an address of 90,000 parentheses', `<p><a href="https://a.example/${')'.repeat(90_000)}">b</a></p>`],
  ['90,000 digits', `<p>${'4 7 '.repeat(22_500)}</p>`],
  ['90,000 signs of tags', `<p>${'&lt;'.repeat(22_500)}</p>`],
])('%s are checked at once', (_, html) => {
  expect(found(html).length).toBeLessThan(3)
})
