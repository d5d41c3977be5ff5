import { realAddress } from '../html/realAddress.ts'
import type { CheckedField, Match } from './checkedDocument.ts'
import { parseHtml } from './parseHtml.ts'

/** What programs and drafts leave behind in a text. */
const found = (pattern: RegExp, matchOf: (match: RegExpExecArray) => Partial<Match> = () => ({})) => {
  return ({ text }: CheckedField): Match[] =>
    Array.from(text.matchAll(pattern), (match) => ({
      start: match.index,
      end: match.index + match[0].length,
      ...matchOf(match),
    }))
}

const subjects =
  'name|phone|telephone|number|#|address|date|day|month|year|years|time|hours|line|link|hyperlink|url|website|page|email|contact|info|information|city|county|state|zip|clinic|facility|center|company|organization|department|dept|provider|program|doctor|therapist|title|price|amount|insurance|details?|image|photo|picture|logo|caption|cta|quote|source|citation|reference|statistic|text|copy'

/** Notes to the writer in brackets, fields of templates and forms, filler words, and numbers that nobody has. */
const bracketNotes = found(
  new RegExp(
    [
      `\\[(?![^\\[\\]\\n]*\\]\\()(?:(?:please |to be )?(?:insert|enter|add|fill|replace|include|choose|select|confirm|verify|check|describe|list|write|provide|mention|specify|explain|ask|link|image|photo|picture|video)\\b|(?:your|todo|tb[acd]|tk|placeholder|specific|draft|pending|e\\.g|x)\\b(?!-)|(?:the |our )?(?:${subjects})(?:,? (?:${subjects}|here|needed|goes here|to come|of [a-z]+|ga))*\\]|x{2,}|\\.{3}|\\?)[^\\[\\]\\n]{0,120}\\]?`,
      `\\[(?![^\\[\\]\\n]*\\]\\()[\\w.'/-]+(?: [\\w.'/-]+){0,3} (?:${subjects}|here|needed|tbd)\\]|\\[[^\\[\\]\\n]{1,60}\\?\\]`,
      '[<(](?:please )?(?:insert|placeholder|to be (?:confirmed|determined|announced)|add (?:a |the )?(?:link|number|name|date|photo|image)|your (?:name|number|address))\\b[^<>()\\n]{0,80}[>)]',
      `<(?:[\\w.'-]+[ _]){0,3}(?:${subjects})>|<<[^<>\\n]{1,60}>>|<%[^<>\\n]{1,80}%>|\\*\\|[\\w:]{1,40}\\|\\*|%%?[a-z]+_[a-z_]+%|«[a-z]+_[a-z_]+»`,
      '\\blorem ipsum\\b(?:[\\w ,]{0,80})|\\bdolor sit amet\\b|\\b(?:placeholder|dummy|filler) (?:text|copy|image)\\b',
      `^(?:(?:type|enter|add|insert|paste) )?(?:your |the )?(?:${subjects}|heading|headline)(?: number)? here$|\\bphone ?number here\\b|\\b(?:${subjects}|heading|headline) goes here\\b|\\bclick (?:or tap )?(?:here )?to (?:add|enter|edit) (?:text|a? ?title)\\b`,
      '\\binternal use only\\b|(?<!\\S)\\?{3,}(?!\\S)',
      '\\(?(?<!\\w)(?:[x#]{3}|\\d{3})\\)?[-. ]{1,2}[x#]{3}[-. ][x#]{4}(?!\\w)',
      '\\(?\\b555\\)?[-. ]{1,2}555[-. ]5555\\b|\\(?\\b123\\)?[-. ]{0,2}456[-. ]?7890\\b|\\(?\\b(?:(\\d)\\1\\1\\)?[-. ]{1,2}\\1{3}[-. ]\\1{4}|\\d{3}\\)?[-. ]{1,2}000[-. ]0000)\\b',
      '\\b(?:dd|mm|xx)/(?:dd|mm|xx)/(?:yy|xx){1,2}\\b|(?<=\\S\\s)[\\w.]+@(?:example|domain|your\\w+)\\.(?:com|org|net)\\b|\\byour(?:website|site|domain|company|clinic)\\.(?:com|org|net)\\b|\\banytown\\b',
      '#(?:REF!|N/A\\b|VALUE!|NAME\\?|DIV/0!)|\\berror! (?:bookmark|reference source|hyperlink|no text)\\b[^.\\n]*|\\[object object\\]|^(?:undefined|null|NaN)$',
      '_{5,}|(?:\\. ?){8,}',
    ].join('|'),
    'gim',
  ),
)

/** In Spanish, “todo” is a word. */
const capitalNotes = found(/\b(?:TODO|TB[ACD]|TKTK|DO NOT PUBLISH|FIXME|XXX+|20\dX|20XX)\b|\$X+(?:\.X+)?\b/g)

export const placeholders = (field: CheckedField): Match[] => [...bracketNotes(field), ...capitalNotes(field)]

const edits =
  '(?:add|adjust|adapt|create|draft|expand|generate|include|make|rewrite|shorten|tailor|turn|write)'

/** What a chat or mail program says to the person who writes. */
export const programWords = found(
  new RegExp(
    [
      "\\b(?:as|I(?:'m| am)(?: just)?) an? (?:AI|artificial intelligence|(?:large )?language model)\\b(?: (?:language )?(?:model|assistant|chatbot))?",
      '\\b(?:as of|until|since) my (?:last|latest|most recent)? ?(?:knowledge|training|update)(?: cut-?off| update| data)?|\\bmy (?:knowledge|training) (?:cut-?off|data)\\b',
      "^(?:Certainly|Sure|Absolutely|Of course)!$|\\b(?:Certainly|Sure(?: thing)?|Absolutely|Of course)[!,.] Here(?:'s| is| are)\\b[^.!?:\\n]*",
      "\\b(?:Here(?:'s| is)|Below is) (?:a|an|the|your) (?:\\w+ )?(?:revised|rewritten|updated|polished|improved|shorter|edited|draft)\\b(?: \\w+)? (?:version|text|copy|draft|page|post|article)\\b[^.!?:\\n]*",
      `\\bLet me know if you(?:'d| would)? (?:like|want) (?:me to ${edits}|any (?:changes|edits|adjustments|revisions))\\b[^.!?:\\n]*|\\bhope (?:this|that) helps!|^(?:I )?hope (?:this|that) helps\\b[^.!?\\n]*|\\bfeel free to (?:adjust|modify|edit) (?:this|the|it)\\b`,
      `\\b(?:(?:Would you like|Do you want) me to|If you(?:'d like| want), I can(?: also)?) ${edits}\\b[^.!?:\\n]*|\\bI can(?:'t|not) (?:assist with|provide medical|fulfill)\\b[^.\\n]*`,
      '\\bbased on (?:your (?:request|prompt)|the (?:information|document|text) (?:you )?(?:provided|uploaded|shared))\\b|\\bAI-generated content may be incorrect\\b|\\bdescription automatically generated\\b',
      '\\b(?:ChatGPT|Gemini|Claude|Copilot) (?:said|responded)\\b:?|^You said:$|\\bRegenerate response\\b|\\bCopy code\\b|^Thought for \\d+ seconds?$|^Searched \\d+ sites$|\\(?\\bword count: \\d+\\)?',
      '^(?:meta (?:title|description|keywords)|title tag|SEO (?:title|keywords)|(?:target|focus|primary) keywords?|H[1-6]): ?.*$',
      '^Sent from my (?:iP|Galaxy|Android|Samsung|Verizon|mobile)\\w*.*$|^Get Outlook for (?:iOS|Android|Mac)$|^-{3,} ?(?:Original|Forwarded) message ?-{3,}$|^On .{6,80} wrote:$|\\bthis (?:e-?mail|message) originated (?:from )?outside\\b|\\bthis e-?mail(?: message)? (?:and any \\w+ )?(?:is|are|may be|contains?|may contain) (?:confidential|intended|privileged)\\b',
    ].join('|'),
    'gim',
  ),
)

/** `citeturn0search1` between private characters, `:contentReference[oaicite:0]{index=0}`, `【4†source】`, and others. */
export const programMarks = found(
  new RegExp(
    ` ?(?:${[
      '[\\ue000-\\uf8ff](?:(?:cite|filecite|navlist|image_group|entity|turn\\d+\\w+)[^\\s\\ue000-\\uf8ff]*|[\\ue000-\\uf8ff]+(?=[\\ue000-\\uf8ff]))*[\\ue000-\\uf8ff]*',
      '\\(?:?(?:contentReference)?\\[?oai_?cit(?:e|ation):\\d+(?:‡[^\\]\\s]*)?\\]?(?:\\{[^}\\n]*\\})?(?:\\([^)\\s]*\\))?\\)?',
      '\u3010[^\u3010\u3011\\n]{0,60}\u3011|\\[\\d+(?::\\d+)?†[^\\]\\n]{0,60}\\]',
      '(?:cite|filecite)? ?(?:turn\\d+(?:search|view|news|file|image|fetch)\\d+)+',
      '\\[(?:cite(?:_start|_end|:[\\d, ]+)|(?:citation|web|file|attached_file):\\d[\\d, ]*|\\^\\d+\\^?)\\]',
      '</?(?:think|cite|antArtifact|antml|grok:render)\\b[^<>\\n]{0,200}>|<\\|\\w+\\|>|\\[/?INST\\]|sandbox:/mnt/data/\\S*',
    ].join('|')})`,
    'g',
  ),
  () => ({ replacement: '' }),
)

/** Markdown that was typed or pasted as text. */
export const markdown = (field: CheckedField): Match[] =>
  found(typedMarkdown, ({ groups: { linked, address = '', line, marked } = {} }) => {
    const replacement = linked ?? line ?? marked ?? ''
    return {
      replacement,
      ...(replacement && { advice: `Write “${replacement}”, with the editor’s formatting.` }),
      ...(linked && field.isHtml && { href: realAddress(address).address }),
    }
  })(field)

const typedMarkdown =
  /!?\[(?<linked>[^[\]\n]{1,200})\]\((?<address>(?:https?:|mailto:|tel:|\/)[^\s)]+)\)|^(?:#{1,6}|>) +(?<line>\S.*)$|^ {0,3}(?:-{3,}|\*{3,}|'{3}\w*)$|(?<![\w*~])(?<sign>\*\*|\*|__|~~)(?=[^\s*_~])(?<marked>[^*\n]{1,300}?)(?<=\S)\k<sign>(?![\w*~])|^\|.+\|$|<\/?(?:p|br|b|i|u|em|strong|a|ul|ol|li|h[1-6]|div|span|img)\b(?: [^<>\n]{0,200})?\/?>/gm

/** What another program made of a character, such as `â€™` or `&rsquo;` for an apostrophe. */
export function garbledCharacters({ written, foldedRange }: CheckedField): Match[] {
  return garbled.flatMap(([pattern, reread]) =>
    Array.from(written.matchAll(pattern), ({ index, 0: characters }) => {
      const replacement = reread(characters)
      return {
        ...foldedRange({ start: index, end: index + characters.length }),
        ...(replacement !== undefined && { replacement }),
      }
    }),
  )
}

/** UTF-8 that a program has read in another encoding. `leads` begin characters of two, three and four bytes. */
function misread(
  encoding: string,
  leads: readonly string[],
): readonly [RegExp, (found: string) => string | undefined] {
  const letters = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))
  const later = letters.slice(0x80, 0xc0).replace(/[\]\\^-]/g, '\\$&')
  const pattern = leads.map((lead, index) => `${lead}[${later}]{${index + 1}}`).join('|')
  return [
    new RegExp(`(?:${pattern})+`, 'g'),
    (found) => utf8(Array.from(found, (one) => letters.indexOf(one))),
  ]
}

function utf8(bytes: readonly number[]): string | undefined {
  const text = new TextDecoder().decode(Uint8Array.from(bytes))
  return text.includes('\ufffd') ? undefined : text
}

const garbled: readonly (readonly [RegExp, (found: string) => string | undefined])[] = [
  misread('windows-1252', ['[ÂÃ]', '[âïåæçèéä]', 'ð']),
  misread('macintosh', ['[¬√]', '‚']),
  [/Â(?= |$)/gm, () => ''],
  [/\ufffd+/g, () => undefined],
  [
    /(?:=[C-F][\dA-F](?:=[89AB][\dA-F])+)+/g,
    (found) => utf8(Array.from(found.matchAll(/[\dA-F]{2}/g), ([byte]) => Number.parseInt(byte, 16))),
  ],
  [/\\u[\da-f]{4}/gi, (found) => String.fromCharCode(Number.parseInt(found.slice(2), 16))],
  [
    /&(?:amp;)*(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,5});/gi,
    (found) => parseHtml(found.replace(/amp;(?=.)/gi, '')).text,
  ],
  [/(?<=\b(?:\w+n(?=\?t)|it|that|what|there|s?he|we|you|they|I))\?(?=(?:t|s|re|ve|ll|m|d)\b)/g, () => '’'],
]

/** Addresses that count or identify those who follow them, that lead through another service, or with a typing error. */
export const trackedLinks = ({ links, isHtml }: CheckedField): Match[] =>
  links.flatMap(({ href, start, end }) => {
    if (!/^https?:/i.test(href)) return []
    const { address, wrapper } = realAddress(href)
    if (wrapper)
      return {
        start,
        end,
        advice: `${wrapper} leads to a page that it does not name: open it, and link that page.`,
      }
    if (address === href) return []
    return { start, end, advice: `Link to ${shortened(address)} instead.`, ...(isHtml && { href: address }) }
  })

const shortened = (address: string) => (address.length > 100 ? `${address.slice(0, 100)}…` : address)

/** Documents and screens that need a login, and addresses of one network. */
export const staffOnlyLinks = ({ links }: CheckedField): Match[] =>
  links.filter(({ href }) => staffOnly.test(href)).map(({ start, end }) => ({ start, end }))

const staffOnly = new RegExp(
  [
    '^(?:file|smb):|^/(?:wp-)?admin(?:[/?#]|$)|^https?://(?:[^/]+/(?:wp-admin|wp-login|admin)(?:[/.?#]|$)',
    'localhost|127\\.|10\\.|192\\.168\\.|172\\.(?:1[6-9]|2\\d|3[01])\\.|169\\.254\\.|\\[|[\\w-]+(?=[/:]|$)|[\\w.-]+\\.(?:local|lan|internal|corp|intranet|home\\.arpa)(?=[/:]|$)',
    '(?:docs|drive|mail|calendar|chat|keep|photos|notebooklm)\\.google\\.com/(?!forms/d/e/)(?!.*/pub(?:html)?(?:[?#]|$))|sites\\.google\\.com/.*/edit|(?:www\\.)?google\\.com/maps/d/edit',
    '[\\w-]+\\.sharepoint\\.(?:com|us)|onedrive\\.live\\.com|1drv\\.ms|(?:teams|outlook|loop|m365)\\.(?:microsoft|office|office365|live|cloud\\.microsoft)\\.?|www\\.office\\.com',
    '(?:www\\.)?dropbox\\.com/(?:home|preview)\\b|(?:app|[\\w-]+\\.app)\\.(?:slack|asana|box|hubspot|grammarly)\\.com|[\\w-]+\\.slack\\.com/(?:archives|files)|(?:www\\.)?notion\\.so|www\\.icloud\\.com/(?!sharedalbum)|mail\\.yahoo\\.com',
    'chatgpt\\.com|chat\\.openai\\.com|claude\\.ai|gemini\\.google\\.com|copilot\\.microsoft\\.com|www\\.perplexity\\.ai/search|(?:www\\.)?canva\\.com/design/.*/edit|(?:www\\.)?figma\\.com/|trello\\.com|[\\w-]+\\.atlassian\\.net)',
  ].join('|'),
  'i',
)
