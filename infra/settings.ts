/**
 * What an operator may set with `-c name=value` at a deploy, read and checked in this one place. Every setting has
 * a default that works; a value that cannot work is answered with a sentence that says what to do.
 */

/** The settings, in the order in which the runbooks explain them. */
export interface Settings {
  /** Name of the stage, part of the stack's name; `dev` without it. Stages live side by side in one account. */
  stage: string
  /** The site's own domain; CloudFront's name without one. */
  domain?: string | undefined
  /** Certificate of the domain, in the region of the stack. */
  certificateArn?: string | undefined
  /** Route 53 hosted zone (its id): the certificate and the DNS records are then made at the deploy. */
  hostedZone?: string | undefined
  /** Who gets the alarms by mail; nobody without it. */
  alarmEmail?: string | undefined
  /** Address of the hosted contact form; the site's own stand-in without one. */
  contactFormUrl?: string | undefined
  /** Script of the hosted contact form, if its provider needs one. */
  contactFormScript?: string | undefined
  /** Address of the tile service of the map. */
  tilesUrl: string
  /** Whether a web application firewall stands before the site, for about 10 dollars a month. */
  waf: boolean
}

/**
 * Where every stage is deployed: certificates of CloudFront, its firewall and its figures exist only there, and no
 * region is nearer to Georgia.
 */
export const region = 'us-east-1'

/** The OpenStreetMap Foundation's tiles: free for light use, as an edge cache makes it. */
export const defaultTilesUrl = 'https://tile.openstreetmap.org/'

/** The settings in a CDK context, or every problem in it, a sentence each. */
export function readSettings(
  context: Readonly<Record<string, unknown>>,
): { settings: Settings } | { problems: string[] } {
  const given = Object.fromEntries(
    names.map((name) => [name, context[name] === undefined ? '' : String(context[name]).trim()]),
  ) as Record<Name, string> // Made from the list of names just now.
  const problems = [...unknownNames(context), ...checks.flatMap((check) => check(given) ?? [])]
  if (problems.length > 0) return { problems }
  return {
    settings: {
      stage: given.stage || 'dev',
      domain: given.domain.toLowerCase() || undefined,
      certificateArn: given.certificateArn || undefined,
      hostedZone: given.hostedZone || undefined,
      alarmEmail: given.alarmEmail || undefined,
      contactFormUrl: given.contactFormUrl || undefined,
      contactFormScript: given.contactFormScript || undefined,
      tilesUrl: given.tilesUrl || defaultTilesUrl,
      waf: given.waf === 'true',
    },
  }
}

/** The stage that stands for the real clinic: it refuses sample facts. */
export const isProduction = ({ stage }: Pick<Settings, 'stage'>): boolean => /^prod(uction)?$/.test(stage)

const names = [
  'stage',
  'domain',
  'certificateArn',
  'hostedZone',
  'alarmEmail',
  'contactFormUrl',
  'contactFormScript',
  'tilesUrl',
  'waf',
] as const
type Name = (typeof names)[number]
type Given = Record<Name, string>

/** Names with a colon, a slash or a dash are the CDK's own; any other that is not ours is a slip of the pen. */
function unknownNames(context: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(context)
    .filter((name) => !/[:/-]/.test(name) && !names.some((known) => known === name))
    .map((name) => `There is no setting ${name}: the settings are ${names.join(', ')}.`)
}

const checks: ((given: Given) => string | undefined)[] = [
  ({ stage }) =>
    stage === '' || /^[a-z][a-z0-9-]{0,19}$/.test(stage)
      ? undefined
      : `The stage ${stage} is no stage's name: use a short one in lower case, such as dev or production.`,
  ({ domain }) =>
    domain === '' || /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i.test(domain)
      ? undefined
      : `The domain ${domain} is no domain name: give it as in www.example.org, without https:// and without a slash.`,
  ({ domain, certificateArn, hostedZone }) =>
    domain !== '' && certificateArn === '' && hostedZone === ''
      ? `The domain ${domain} needs a certificate: give hostedZone=<id of its Route 53 zone> to have one made, or certificateArn=<ARN> of one that you made in ${region}.`
      : undefined,
  ({ domain, certificateArn, hostedZone }) =>
    domain === '' && (certificateArn !== '' || hostedZone !== '')
      ? 'A certificate or a hosted zone is given without a domain: give domain=<name> too, or leave them out.'
      : undefined,
  ({ certificateArn }) =>
    certificateArn === '' || /^arn:aws:acm:[a-z0-9-]+:\d{12}:certificate\/[0-9a-f-]{36}$/.test(certificateArn)
      ? undefined
      : `The certificateArn ${certificateArn} is no certificate's ARN: copy it whole from AWS Certificate Manager.`,
  ({ certificateArn }) => {
    const where = /^arn:aws:acm:([a-z0-9-]+):/.exec(certificateArn)?.[1]
    return where === undefined || where === region
      ? undefined
      : `The certificate lies in ${where}, and CloudFront takes certificates from ${region} only: request it again there.`
  },
  ({ hostedZone }) =>
    hostedZone === '' || /^Z[A-Z0-9]{5,31}$/.test(hostedZone)
      ? undefined
      : `The hostedZone ${hostedZone} is no zone's id: Route 53 shows it beside the zone's name, and it begins with Z.`,
  ({ alarmEmail }) =>
    alarmEmail === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(alarmEmail)
      ? undefined
      : `The alarmEmail ${alarmEmail} is no mail address.`,
  ({ contactFormUrl }) => httpsProblem('contactFormUrl', contactFormUrl),
  ({ contactFormScript }) => httpsProblem('contactFormScript', contactFormScript),
  ({ contactFormScript, contactFormUrl }) =>
    contactFormScript !== '' && contactFormUrl === ''
      ? 'A contactFormScript is given without a contactFormUrl: give the address of the form too.'
      : undefined,
  ({ tilesUrl }) => httpsProblem('tilesUrl', tilesUrl),
  ({ waf }) =>
    ['', 'true', 'false'].includes(waf) ? undefined : `The setting waf is ${waf}: say true or false.`,
]

function httpsProblem(name: Name, value: string): string | undefined {
  if (value === '' || (URL.canParse(value) && new URL(value).protocol === 'https:')) return undefined
  return `The ${name} ${value} is no address that begins with https://.`
}
