import { realAddress } from '../html/realAddress.ts'
import type { CheckedField, Match } from './checkedDocument.ts'

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
  'name|phone|telephone|number|address|date|day|month|year|time|link|url|website|email|city|county|state|zip|clinic|facility|center|company|organization|provider|doctor|therapist|title|price|amount|insurance|image|photo|picture|logo|caption|quote|source|citation|reference|statistic|text|copy'

/** Notes to the writer in brackets, filler words, and numbers that nobody has. */
const bracketNotes = found(
  new RegExp(
    [
      `\\[(?:(?:please |to be )?(?:insert|enter|add|fill|replace|include|choose|select|confirm|verify|check)\\b|your\\b|todo\\b|tb[acd]\\b|placeholder|(?:the |our )?(?:${subjects})(?:,? (?:${subjects}|here|needed|goes here|to come|of [a-z]+|ga))*\\]|x{2,}|\\.{3})[^\\[\\]\\n]{0,120}\\]?`,
      `\\[[a-z]+(?:[ /][a-z]+){0,3} (?:${subjects}|here|needed|tbd)\\]`,
      '[<(](?:please )?(?:insert|placeholder|add (?:a |the )?(?:link|number|name|date|photo|image)|your (?:name|number|address))\\b[^<>()\\n]{0,80}[>)]',
      '\\blorem ipsum\\b(?:[\\w ,]{0,80})',
      '\\bphone ?number here\\b',
      '\\(?(?<!\\w)[x#]{3}\\)?[-. ]{1,2}[x#]{3}[-. ][x#]{4}(?!\\w)',
      '\\(?\\b555\\)?[-. ]{1,2}555[-. ]5555\\b|\\(?\\b123\\)?[-. ]{1,2}456[-. ]7890\\b',
      '\\b(?:dd|mm|xx)/(?:dd|mm|xx)/(?:yy|xx){1,2}\\b',
      '_{5,}',
    ].join('|'),
    'gi',
  ),
)

/** In Spanish, “todo” is a word. */
const capitalNotes = found(/\b(?:TODO|TBD|TBC|FIXME|XXX+)\b/g)

export const placeholders = (field: CheckedField): Match[] => [...bracketNotes(field), ...capitalNotes(field)]

export const programWords = found(
  /\bas an? (?:AI|artificial intelligence|(?:large )?language model)\b(?: (?:language )?(?:model|assistant|chatbot))?|\b(?:as of|until|since) my (?:last|latest|most recent)? ?(?:knowledge|training)(?: cut-?off| update| data)?|\bmy (?:knowledge|training) cut-?off\b|\bI(?:'m| am) (?:just )?an? (?:AI|language model)\b|^(?:Certainly|Sure|Absolutely|Of course)!(?: Here(?:'s| is| are)\b.*)?$|\b(?:ChatGPT said|Regenerate response|Copy code)\b|\bLet me know if you(?:'d| would) like (?:me to|any (?:changes|edits))/gim,
)

/** `citeturn0search1` between private characters, `:contentReference[oaicite:0]{index=0}`, `【4†source】`, and others. */
export const programMarks = found(
  / ?(?:[\ue000-\uf8ff](?:(?:cite|filecite|navlist|image_group|entity|turn\d+\w+)[^\s\ue000-\uf8ff]*|[\ue000-\uf8ff]+(?=[\ue000-\uf8ff]))*[\ue000-\uf8ff]*|:?(?:contentReference)?\[oai_?cite(?:ation)?[^\]\n]*\](?:\{[^}\n]*\})?(?:\([^)\s]*\))?|\[oai_citation[^\]\n]*\](?:\([^)\s]*\))?|\u3010[^\u3010\u3011\n]{0,60}\u3011|(?:cite|filecite)?turn\d+(?:search|view|news|file|image)\d+)/g,
  () => ({ replacement: '' }),
)

/** Markdown that was typed or pasted as text. */
export const markdown = (field: CheckedField): Match[] =>
  found(typedMarkdown, ({ groups: { linked, address = '', heading, bold } = {} }) => {
    const replacement = linked ?? heading ?? bold ?? ''
    return {
      replacement,
      ...(replacement && { advice: `Write “${replacement}”, with the editor’s formatting.` }),
      ...(linked && field.isHtml && { href: realAddress(address).address }),
    }
  })(field)

const typedMarkdown =
  /!?\[(?<linked>[^[\]\n]{1,200})\]\((?<address>(?:https?:|mailto:|tel:|\/)[^\s)]+)\)|^#{1,6} +(?<heading>\S.*)$|^ {0,3}(?:-{3,}|\*{3,}|'{3}\w*)$|(?<![\w*])\*\*(?=\S)(?<bold>[^*\n]{1,300}?)(?<=\S)\*\*(?![\w*])/gm

/** UTF-8 that a program has read as Windows-1252, such as `â€™` for an apostrophe. */
export function garbledCharacters({ written, foldedRange }: CheckedField): Match[] {
  return Array.from(written.matchAll(garbled), ({ index, 0: characters }) => {
    const replacement = reread(characters)
    return {
      ...foldedRange({ start: index, end: index + characters.length }),
      ...(replacement !== undefined && { replacement }),
    }
  })
}

const highBytes = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** The lead bytes of two, three and four, as Windows-1252 shows them, with their continuation bytes. */
const garbled = new RegExp(
  `(?:[ÂÃ][${highBytes}\\u00a0-\\u00bf]|[âïåæçèéä][${highBytes}\\u00a0-\\u00bf]{2}|ð[${highBytes}\\u00a0-\\u00bf]{3})+|\\ufffd+`,
  'g',
)

function reread(characters: string): string | undefined {
  const bytes = Array.from(characters, (character) => {
    const high = highBytes.indexOf(character)
    return high < 0 ? (character.codePointAt(0) ?? 0) : 0x80 + high
  })
  if (bytes.some((byte) => byte > 0xff)) return undefined
  const text = new TextDecoder().decode(Uint8Array.from(bytes))
  return text.includes('\ufffd') ? undefined : text
}

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

const staffOnly =
  /^(?:file:|\/admin(?:[/?#]|$)|https?:\/\/(?:localhost|127\.|10\.|192\.168\.|[\w-]+(?=[/:]|$)|[\w.-]+\.(?:local|lan|internal)(?=[/:]|$)|(?:docs|drive|mail|calendar|chat)\.google\.com\/(?!forms\/d\/e\/)(?!.*\/pub(?:html)?(?:[?#]|$))|[\w-]+\.sharepoint\.com|onedrive\.live\.com|1drv\.ms|(?:teams|outlook|loop)\.(?:microsoft|office|office365|live|cloud\.microsoft)\.?|(?:www\.)?dropbox\.com\/home\b|app\.(?:slack|asana|box)\.com|[\w-]+\.slack\.com\/(?:archives|files)|(?:www\.)?notion\.so|chatgpt\.com|chat\.openai\.com|claude\.ai|gemini\.google\.com|(?:www\.)?canva\.com\/design\/.*\/edit|trello\.com|[\w-]+\.atlassian\.net))/i
