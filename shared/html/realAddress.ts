/**
 * The address that a reader reaches in the end, without services that count clicks and without parameters that
 * identify a newsletter's reader. `wrapper` is the host of a service that alone knows this address.
 */
export function realAddress(href: string): { address: string; wrapper?: string } {
  if (href.length > longestAddress) return { address: href }
  let address = repairedAddress(href)
  // A service may have wrapped the address of another service.
  for (let round = 0; round < 5; round += 1) {
    const url = webAddress(address)
    if (!url) return { address }
    const target = targetOf(url)
    if (target === undefined) {
      const isWrapped = opaque.test(url.hostname) || wrappers.some(({ host }) => isOf(url, host))
      return { address: withoutReader(url, address), ...(isWrapped && { wrapper: url.hostname }) }
    }
    address = target
  }
  return { address }
}

/** No longer address is one of a page, and repairing it could take minutes. */
const longestAddress = 4_000

/** Repairs what pasting and typing add to an address, or take from it. Other texts stay as they are. */
function repairedAddress(href: string): string {
  const [, schemes = '', host = '', path = ''] = mistyped.exec(href.trim()) ?? []
  if (host === '') return href
  let whole = `${/s/i.test(schemes) ? 'https' : 'http'}://${host.replace(/\s+/g, '').replaceAll(',', '.').toLowerCase()}${path.replaceAll('\\', '/')}`
  // What a sentence has after an address. A parenthesis stays if the address has the one that opens it.
  for (let end = ''; end !== whole; ) {
    end = whole
    whole = whole.replace(afterAddress, '')
    if (whole.endsWith(')') && whole.split('(').length < whole.split(')').length) whole = whole.slice(0, -1)
  }
  return whole
}

/** Schemes, also two or with a typing error, a host, and the rest: `https://https//www,clinic.org`. */
const mistyped = /^[/<([\u201c"']*((?:h{0,2}t{1,2}ps?(?:[:;]+[\s/\\]*|[/\\]{2,}))+)\.*([^/\\?#]+)(.*)$/is

const afterAddress =
  /(?:[.,;:!?'"\u201d\u2019\u00bb\u2026>\]*|\p{C}\p{Z}]|&gt|%(?:20|22|5D|C2%A0|E2%80%8B))+$/iu

const webAddress = (address: string): URL | undefined =>
  /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address) : undefined

interface Wrapper {
  /** Matches the host and the beginning of the path. */
  host: RegExp
  /** Finds a target that is not in one of the usual parameters. */
  target?: (url: URL) => string | undefined
}

const wrappers: readonly Wrapper[] = [
  { host: /^(?:www\.)?google\.[a-z.]+\/(?:url|imgres)\b/ },
  { host: /^(?:www\.google\.[a-z.]+\/amp|[\w-]+\.cdn\.ampproject\.org\/[a-z])\//, target: ampTarget },
  { host: /^translate\.google\.[a-z.]+\/(?:translate|website)\b/ },
  { host: /^[\w-]+\.translate\.goog\//, target: translatedTarget },
  { host: /\.safelinks\.protection\.outlook\.com\/|^statics\.teams\.(?:cdn\.office\.net|microsoft\.com)\// },
  { host: /^urldefense\.(?:proofpoint\.com|com|us)\//, target: proofpointTarget },
  { host: /^linkprotect\.cudasvc\.com\// },
  { host: /^(?:l|lm)\.(?:facebook|instagram|messenger|threads)\.(?:com|net)\// },
  { host: /^(?:www\.)?(?:youtube\.com\/redirect|linkedin\.com\/(?:redir|safety)|bing\.com\/ck)\b/ },
  {
    host: /^(?:slack-redir\.net|href\.li|l\.wl\.co|out\.reddit\.com|duckduckgo\.com\/l|vk\.com\/away|t\.umblr\.com)\b/,
  },
  { host: /^[\w.-]*(?:mimecast|mimecastprotect)\.com\/(?:s|r)\// },
  { host: /^(?:secure-web\.cisco\.com|clicktime\.symantec\.com|clicktime\.cloud\.postoffice\.net)\// },
  { host: /^[\w.-]*(?:protection\.sophos\.com|trendmicro\.com\/wis|fireeye\.com\/v\d|avanan\.click)\b/ },
  { host: /^[\w.-]*(?:search\.yahoo\.com|mailguard\.com\.au|hornetsecurity\.com|messagelabs\.com)\// },
]

/** Hosts of newsletters and short links, whose addresses do not reveal their targets. */
const opaque =
  /(?:^|\.)(?:list-manage\d*\.com|rs6\.net|sendgrid\.net|hubspotlinks\.com|mailchi\.mp|klclick\d*\.com|cmail\d+\.com|mjt\.lu|sparkpostmail\.com|exacttarget\.com|constantcontact\.com|bit\.ly|t\.co|goo\.gl|tinyurl\.com|ow\.ly|lnkd\.in|buff\.ly|is\.gd|rb\.gy|cutt\.ly|aka\.ms|emailprotection\.link|shorturl\.at|tiny\.cc|trib\.al|smarturl\.it)$/i

const isOf = ({ hostname, pathname }: URL, host: RegExp): boolean =>
  host.test(`${hostname}${pathname}`.toLowerCase())

function targetOf(url: URL): string | undefined {
  const wrapper = wrappers.find(({ host }) => isOf(url, host))
  if (!wrapper) return undefined
  const found = wrapper.target?.(url) ?? parameterTarget(url)
  return found !== undefined && webAddress(found) ? found : undefined
}

const parameters = 'url u q a target link to redirect uddg d imgrefurl'.split(' ')

/** The address in a parameter (plain or in Base64) or at the end of the path. */
function parameterTarget({ searchParams, href }: URL): string | undefined {
  const values = parameters.flatMap((name) => searchParams.get(name) ?? [])
  const plain = values.find((value) => webAddress(value))
  if (plain) return plain
  for (const value of values) {
    // Bing puts `a1` before the Base64 text.
    const decoded = fromBase64(value.replace(/^a1(?=aHR0)/, ''))
    if (decoded && webAddress(decoded)) return decoded
  }
  const inPath = /[/=?](https?(?::|%3a)(?:\/|%2f){2}[^?#]*?)(?:\/RK=|$)/i.exec(
    href.slice('https://'.length),
  )?.[1]
  return inPath && unescaped(inPath)
}

function fromBase64(text: string): string | undefined {
  if (!/^[\w+/=-]+$/.test(text)) return undefined
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, ''))
    return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)))
  } catch {
    return undefined
  }
}

function unescaped(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Google Translate writes `www-cdc-gov.translate.goog` for `www.cdc.gov`, and `--` for a hyphen. */
function translatedTarget(url: URL): string {
  const host = url.hostname
    .replace(/\.translate\.goog$/, '')
    .replace(/--|-/g, (dash) => (dash === '-' ? '.' : '-'))
  const target = new URL(`https://${host}${url.pathname}${url.search}${url.hash}`)
  for (const name of [...target.searchParams.keys()])
    if (name.startsWith('_x_tr_')) target.searchParams.delete(name)
  return target.href
}

/** Google's copies of pages for phones end in the address of the page, with `s/` for https. */
function ampTarget({ pathname, search }: URL): string {
  return `https://${pathname.replace(/^\/(?:amp|[a-z])\/(?:s\/)?/, '')}${search}`
}

/** Proofpoint 2 writes `-3A` for `%3A`, and `_` for `/`. Proofpoint 3 writes a star for each special character. */
function proofpointTarget({ href, searchParams }: URL): string | undefined {
  const second = searchParams.get('u')
  if (href.includes('/v1/') && second) return second
  if (href.includes('/v2/') && second) return unescaped(second.replaceAll('-', '%').replaceAll('_', '/'))
  const [, wrapped, odd = ''] = /\/v3\/__(.+?)__;(.*?)!/.exec(href) ?? []
  const characters = [...(fromBase64(odd) ?? '')]
  const address = unescaped(wrapped ?? '')?.replace(/^([a-z0-9+.-]+:\/)(?=[^/])/i, '$1/')
  return address?.replace(/\*(\*.)?/g, (token) =>
    characters.splice(0, token === '*' ? 1 : runLengths.indexOf(token.slice(-1)) + 2).join(''),
  )
}

const runLengths = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Parameters by which newsletters, advertisements and chat programs say where a reader comes from. */
const ofReader =
  /^(?:utm_\w+|mc_[ce]id|fbclid|fb_(?:action_ids|source)|g(?:clid|clsrc|braid|wbraid|ad_\w+)|wbraid|dclid|srsltid|_gl|_ga|msclkid|yclid|twclid|ttclid|li_fat_id|igsh|igshid|mibextid|epik|sccid|rdt_cid|__?hs\w+|_hsmi|hsa_\w+|hsctatracking|mkt_tok|mkwid|(?:pk|piwik|mtm|matomo)_\w+|at_(?:medium|campaign)|ef_id|s_kwcid|elqtrackid|vero_\w+|oly_(?:anon|enc)_id|_kx|_branch_match_id|_openstat|dm_i|ir_?clickid|irgwc|zanpid|guce_\w+|guccounter|nr_email_referer|sfmc_\w+|iterable_\w+|trk_contact|ml_subscriber\w*|s_cid|bbeml|wickedid|ck_subscriber_id|__twitter_impression)$/i

/** An address without such a parameter stays as it was written. */
function withoutReader(url: URL, address: string): string {
  const names = [...url.searchParams.keys()].filter((name) => ofReader.test(name))
  for (const name of names) url.searchParams.delete(name)
  return names.length > 0 ? url.href : address
}
