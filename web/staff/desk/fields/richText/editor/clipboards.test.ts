import { describe, expect, it } from 'vitest'
import { docOf, htmlOf, isEditable } from './html.ts'
import { htmlOfLines, htmlOfText } from './pasted/plainText.ts'
import { pastedHtml } from './pastedHtml.ts'

const origin = 'https://clinic.example'
const ofHtml = (html: string) => htmlOf(docOf(pastedHtml(html, origin).html))
const ofText = (text: string) => ofHtml(htmlOfText(text).html)

/** What programs put on the clipboard, as they write it, and the text that its reader saw. */
const clipboards: readonly (readonly [program: string, html: string, stored: string])[] = [
  [
    'Word with a number and its unit',
    '<p class=MsoNormal><span style="mso-spacerun:yes">&nbsp;</span>Take 10&nbsp;mg, says Dr.&nbsp;Lee,&nbsp;and a <b style="mso-bidi-font-weight:normal">lot<span style="font-weight:normal"> of rest</span></b>.<o:p></o:p></p>',
    '<p>Take 10&nbsp;mg, says Dr.&nbsp;Lee, and a <strong>lot</strong> of rest.</p>',
  ],
  [
    'Word with soft hyphens and ligatures',
    '<p class=MsoNormal>An over\u00addose is an emer\u00adgency. The ﬁrst oﬃce.</p>',
    '<p>An overdose is an emergency. The first office.</p>',
  ],
  [
    'Apple Notes',
    '<html><head><meta charset="UTF-8"><style type="text/css">p.p1 {margin: 0.0px; font: 13.0px "Helvetica Neue"} span.s1 {font-weight: bold}</style></head><body><p class="p1"><span class="s1">Hours</span></p><p class="p1">Mon 9-5<br>Tue 9-5</p></body></html>',
    '<p><strong>Hours</strong></p><p>Mon 9-5<br>Tue 9-5</p>',
  ],
  [
    'Google Docs with normal weight in bold',
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700;white-space:pre-wrap;">Call</span><span style="font-weight:400;white-space:pre-wrap;"> us</span></p></b>',
    '<p><strong>Call</strong> us</p>',
  ],
  [
    'Google Sheets',
    '<google-sheets-html-origin><style>td {border: 1px solid #ccc;}</style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" data-sheets-root="1"><colgroup><col width="100"><col width="100"></colgroup><tbody><tr style="height:21px;"><td style="font-weight:bold;">Day</td><td style="font-weight:bold;">Hours</td></tr><tr><td>Mon</td><td>9-5</td></tr></tbody></table></google-sheets-html-origin>',
    '<table><tbody><tr><td>Day</td><td>Hours</td></tr><tr><td>Mon</td><td>9-5</td></tr></tbody></table>',
  ],
  [
    'Excel',
    '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table border=0><!--StartFragment--><tr height=20><td height=20 class=xl65>Mon</td><td class=xl65>9\u2011 to 5</td></tr><!--EndFragment--></table></body></html>',
    '<table><tbody><tr><td>Mon</td><td>9\u2011 to 5</td></tr></tbody></table>',
  ],
  [
    'Outlook on the web',
    '<div class="elementToProof" style="font-family: Aptos;">Hello,</div><div class="elementToProof"><br></div><div class="elementToProof">see <a href="https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.samhsa.gov%2F&amp;data=05" data-auth="NotApplicable">this</a>.</div>',
    '<p>Hello,</p><p>see <a href="https://www.samhsa.gov/">this</a>.</p>',
  ],
  [
    'Gmail',
    '<div dir="ltr">We are <i>open</i> on:<div><ul><li style="margin-left:15px">Monday</li><li style="margin-left:15px">Tuesday</li></ul></div></div>',
    '<p>We are <em>open</em> on:</p><ul><li>Monday</li><li>Tuesday</li></ul>',
  ],
  [
    'a plain email in Gmail',
    '<pre style="white-space:pre-wrap">Mon 9-5\nTue 9-5\n\nBring your card.</pre>',
    '<p>Mon 9-5<br>Tue 9-5</p><p>Bring your card.</p>',
  ],
  [
    'Slack',
    '<span style="color: rgb(29, 28, 29);">Doors open<br aria-hidden="true">at <b data-stringify-type="bold">nine</b></span><ul data-stringify-type="unordered-list" class="p-rich_text_list"><li data-stringify-indent="0">Card</li><li data-stringify-indent="0">ID</li></ul>',
    '<p>Doors open<br>at <strong>nine</strong></p><ul><li>Card</li><li>ID</li></ul>',
  ],
  [
    'Teams',
    '<div><div itemprop="copy-paste-block" style="font-size:14px">Please say: <blockquote itemscope><p>We are here.</p></blockquote><p>&nbsp;</p><p>Thanks</p></div></div>',
    '<p>Please say:</p><blockquote><p>We are here.</p></blockquote><p>Thanks</p>',
  ],
  [
    'ChatGPT, as selected',
    '<h3 data-start="1" data-end="9">Signs</h3><ul data-start="3"><li data-start="3"><p><strong>Sleep</strong>: too little</p></li><li><p>Mood <span class="" data-state="closed"><a href="https://www.samhsa.gov/?utm_source=chatgpt.com" class="rounded-xl">SAMHSA</a></span></p></li></ul>',
    '<h3>Signs</h3><ul><li><strong>Sleep</strong>: too little</li><li>Mood <a href="https://www.samhsa.gov/">SAMHSA</a></li></ul>',
  ],
  [
    'Gemini',
    '<p data-path-to-node="0">Two <b data-path-to-node="0,1">steps</b>:</p><ol start="1"><li><p>Call</p></li><li><p>Come</p></li></ol>',
    '<p>Two <strong>steps</strong>:</p><ol><li>Call</li><li>Come</li></ol>',
  ],
  [
    'a web page with quotations',
    '<p>She said <q>he said <q>come</q> again</q>.</p>',
    '<p>She said “he said ‘come’ again”.</p>',
  ],
  [
    'a web page with lines that its style keeps',
    '<style>.hours{white-space:pre-line}</style><div class="hours">Mon 9-5\nTue 9-5</div>',
    '<p>Mon 9-5<br>Tue 9-5</p>',
  ],
  [
    'a web page with a trick in its bold words',
    '<p><strong>Bold <span style="font-weight: normal">not <em>slanted <i style="font-style:normal">straight</i></em></span> bold</strong></p>',
    '<p><strong>Bold </strong>not <em>slanted </em>straight<strong> bold</strong></p>',
  ],
  [
    'VS Code',
    '<div style="font-family: Menlo; white-space: pre;"><div><span style="color:#000">First line</span></div><div><span>Second line</span></div></div>',
    '<p>First line</p><p>Second line</p>',
  ],
  [
    'Firefox’s PDF reader',
    '<div class="textLayer"><span role="presentation">Medication for opioid use disorder lowers the danger of an over-</span><br role="presentation"><span role="presentation">dose by half. It can be begun on the ﬁrst day, and it goes on for as</span><br role="presentation"><span role="presentation">long as it helps.</span></div>',
    '<p>Medication for opioid use disorder lowers the danger of an overdose by half. It can be begun on the first day, and it goes on for as long as it helps.</p>',
  ],
  [
    'WhatsApp',
    '<div class="copyable-text"><span dir="ltr">Bring your card 🙂\u200d<br>See you</span></div>',
    '<p>Bring your card 🙂<br>See you</p>',
  ],
  [
    'PowerPoint',
    `<div class=O style='margin-top:7.5pt'><span style='font-size:24pt'><span style='mso-special-format:bullet;font-family:Arial'>•</span></span><span>First step</span></div><div class=O><span style='mso-special-format:bullet'>•</span><span>Second step</span></div>`,
    '<ul><li>First step</li><li>Second step</li></ul>',
  ],
  [
    'an email with typed bullets',
    '<p>Bring:</p><p>•&nbsp; your <b>card</b></p><p>· a list</p><p>• an ID</p>',
    '<p>Bring:</p><ul><li>your <strong>card</strong></li></ul><p>· a list</p><ul><li>an ID</li></ul>',
  ],
  [
    'OneNote',
    `<div style='direction:ltr'><p style='margin:0in;font-family:Calibri'>Agenda</p><ul type=disc><li style='margin-top:0'><span>One</span></li><ul type=circle><li><span>Inner</span></li></ul><li><span>Two</span></li></ul><p>&nbsp;</p></div>`,
    '<p>Agenda</p><ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul>',
  ],
  [
    'Apple Notes with a table',
    '<div>Hours</div><div><object><table cellspacing="0"><tbody><tr><td valign="top"><div>Mon</div></td><td><div>9-5</div></td></tr></tbody></table></object></div>',
    '<p>Hours</p><table><tbody><tr><td>Mon</td><td>9-5</td></tr></tbody></table>',
  ],
  [
    'Slack with a list in a list',
    '<ul data-indent="0"><li data-stringify-indent="0">A</li></ul><ul data-indent="1"><li data-stringify-indent="1">B</li></ul><ul data-indent="0"><li data-stringify-indent="0">C</li></ul>',
    '<ul><li>A<ul><li>B</li></ul></li><li>C</li></ul>',
  ],
  [
    'Teams with an emoji',
    '<p>Welcome <img alt="👋🏽" itemtype="http://schema.skype.com/Emoji" src="https://statics.teams.cdn.office.net/x.png"> all <img alt="7" src="https://x.example/7.png"></p>',
    '<p>Welcome 👋🏽 all</p>',
  ],
  [
    'Acrobat, with a paragraph for each line',
    '<p style="margin:0;">Medication for opioid use disorder lowers the danger of an over\u00ad</p><p style="margin:0">dose by half. It can be begun on the first day, and it goes on for as</p><p style="margin:0">long as it helps.</p>',
    '<p>Medication for opioid use disorder lowers the danger of an overdose by half. It can be begun on the first day, and it goes on for as long as it helps.</p>',
  ],
  [
    'a web page with text that nobody sees',
    '<p>Call us<span style="position:absolute;clip:rect(0px, 0px, 0px, 0px)"> (opens in a new tab)</span><span style="font-size:0">x</span><span style="opacity: 0;">y</span><span style="opacity:0.9;font-size:0.9em"> now</span></p>',
    '<p>Call us now</p>',
  ],
  [
    'Word in Spanish, and with codes that are none',
    '<html><body lang=ES-US><p class=MsoNormal><span lang=ES-US>Hola</span> <span lang=ZXX>988</span></p></body></html>',
    '<p lang="es-US">Hola 988</p>',
  ],
  ['a page in Spanish', '<html lang="es_MX"><body><p>Hola</p></body></html>', '<p lang="es-MX">Hola</p>'],
  [
    'Gmail with an address as its own words',
    '<div dir="ltr"><a href="https://www.samhsa.gov/?utm_source=x">https://www.samhsa.gov/?utm_source=x</a></div>',
    '<p><a href="https://www.samhsa.gov/">https://www.samhsa.gov/</a></p>',
  ],
]

const texts: readonly (readonly [program: string, text: string, stored: string])[] = [
  [
    'a PDF reader',
    'Medication for opioid use disorder lowers the danger of an over-\ndose by half. It can be begun on the ﬁrst day, and it goes on for as\nlong as it helps.\nAsk about evidence-\nbased care, which your insurance has to cover like that of any other\nillness.',
    '<p>Medication for opioid use disorder lowers the danger of an overdose by half. It can be begun on the first day, and it goes on for as long as it helps.</p><p>Ask about evidence-based care, which your insurance has to cover like that of any other illness.</p>',
  ],
  [
    'a PDF reader, with a list',
    'Please bring these things to your first appointment, if you have them:\n• your insurance card, or a photograph of both of its sides, so that\nwe can call your insurer\n• a list of what you take\nCome as you are.',
    '<p>Please bring these things to your first appointment, if you have them:</p><ul><li>your insurance card, or a photograph of both of its sides, so that we can call your insurer</li><li>a list of what you take</li></ul><p>Come as you are.</p>',
  ],
  [
    'ChatGPT, by its button',
    '## What to expect\n\nYou will **meet a counselor**.\n\n- Bring an ID\n- Bring a list\n\n1. Call\n2. Come\n\nSee [SAMHSA](https://www.samhsa.gov/?utm_source=chatgpt.com).',
    '<h2>What to expect</h2><p>You will <strong>meet a counselor</strong>.</p><ul><li>Bring an ID</li><li>Bring a list</li></ul><ol><li>Call</li><li>Come</li></ol><p>See <a href="https://www.samhsa.gov/">SAMHSA</a>.</p>',
  ],
  [
    'Claude, by its button',
    '**Hours**\n\n| Day | Hours |\n| --- | --- |\n| Mon | 9-5 |\n\n> You are not alone.',
    '<p><strong>Hours</strong></p><table><thead><tr><th scope="col">Day</th><th scope="col">Hours</th></tr></thead><tbody><tr><td>Mon</td><td>9-5</td></tr></tbody></table><blockquote><p>You are not alone.</p></blockquote>',
  ],
  ['Notepad', 'Mon 9-5\r\nTue 9-5', '<p>Mon 9-5</p><p>Tue 9-5</p>'],
  [
    'an address in a text message',
    'Foothills\n100 Main Street\nCumming, GA 30040\n\nRing the bell.',
    '<p>Foothills<br>100 Main Street<br>Cumming, GA 30040</p><p>Ring the bell.</p>',
  ],
  [
    'a plain email',
    'Hello Ana,\n\nwe will close on Thursday and Friday of the next week, because the\noffice is painted. Please tell everybody who has an appointment on\none of these days.\n\nThank you',
    '<p>Hello Ana,</p><p>we will close on Thursday and Friday of the next week, because the office is painted. Please tell everybody who has an appointment on one of these days.</p><p>Thank you</p>',
  ],
  [
    'a terminal',
    '<b>a</b> && b\nTake 2 * 3 * 4',
    '<p>&lt;b&gt;a&lt;/b&gt; &amp;&amp; b</p><p>Take 2 * 3 * 4</p>',
  ],
  [
    'a Markdown file with HTML',
    '# A <script>x</script>\n\n**b** <img src=x onerror=y>',
    '<h2>A &lt;script&gt;x&lt;/script&gt;</h2><p><strong>b</strong> &lt;img src=x onerror=y&gt;</p>',
  ],
  ['a single word', 'over\u200bdose', '<p>overdose</p>'],
  [
    'a list of lines of one length',
    'Bring a photo ID such as a driver’s license\nBring your insurance card, front and back\nBring a list of your medicines and doses',
    '<p>Bring a photo ID such as a driver’s license</p><p>Bring your insurance card, front and back</p><p>Bring a list of your medicines and doses</p>',
  ],
  ['a verse', 'Roses are red\nViolets are blue', '<p>Roses are red</p><p>Violets are blue</p>'],
  [
    'Preview, with soft hyphens and the foot of a page',
    'Medication for opioid use disorder lowers the danger of an over\u00ad\r\ndose by half. It can be begun on the first day, and it goes on for as\r\nPage 1 of 3\r\nlong as it helps.',
    '<p>Medication for opioid use disorder lowers the danger of an overdose by half. It can be begun on the first day, and it goes on for as long as it helps.</p>',
  ],
  ['Word as plain text', '•\tCard\n•\tID\no\tInner', '<ul><li>Card</li><li>ID</li><li>Inner</li></ul>'],
  [
    'a chat with names in brackets',
    '**Notes**\n[Ana]: we are closed\n[^1]: Smith[^1]',
    '<p><strong>Notes</strong><br>[Ana]: we are closed<br>[^1]: Smith[^1]</p>',
  ],
  [
    'a Markdown file with addresses',
    '# A\n<https://x.example> and [SAMHSA][1]\n\n[1]: https://www.samhsa.gov',
    '<h2>A</h2><p><a href="https://x.example">https://x.example</a> and <a href="https://www.samhsa.gov">SAMHSA</a></p>',
  ],
  ['a list of bullets', '• Card\n• ID', '<ul><li>Card</li><li>ID</li></ul>'],
]

describe('what a reader saw is pasted', () => {
  it.each(clipboards)('from %s', (_, html, stored) => {
    expect(ofHtml(html)).toBe(stored)
    expect(isEditable(stored)).toBe(true)
  })

  it.each(texts)('as plain text from %s', (_, text, stored) => {
    expect(ofText(text)).toBe(stored)
    expect(isEditable(stored)).toBe(true)
  })
})

it('Markdown can be kept as it was typed', () => {
  expect(htmlOfText('**b**').isFormatted).toBe(true)
  expect(ofHtml(htmlOfLines('## a\n\n**b**\n- c'))).toBe('<p>## a</p><p>**b**<br>- c</p>')
  for (const plain of ['Call 988.', '5 * 3 * 2', 'a_b_c', '#1 in care', '- one dash', 'at 9 - 10 - 11'])
    expect(htmlOfText(plain)).toMatchObject({ isFormatted: false })
})
