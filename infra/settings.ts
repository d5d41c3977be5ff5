/** Settings of a stage, from its file or `-c name=value`, in the order of the runbooks. */
export interface Settings {
  /** Part of the stack's name, so that one account can have several stages. */
  stage: string
  /** The custom domain. Without one, the site has a CloudFront address. */
  domain?: string | undefined
  certificateArn?: string | undefined
  /** Id of the Route 53 zone in which the deploy creates the certificate and the DNS records. */
  hostedZone?: string | undefined
  /** The type of the records that the domain already has in the zone. The deploy points these records at the site. */
  takeOverRecords?: 'A' | 'CNAME' | undefined
  alarmEmail?: string | undefined
  /** Another address for alarms, since one person may be away. */
  secondAlarmEmail?: string | undefined
  /** The address that gets a message when a call request waits. */
  noticeEmail?: string | undefined
  /** Address of the hosted contact form. Without one, pages show the site's own form. */
  contactFormUrl?: string | undefined
  contactFormScript?: string | undefined
  tilesUrl: string
  /** True for a web application firewall, about 10 dollars a month. */
  waf: boolean
  /** True if browsers must use https for every host below the domain too. They remember this for two years. */
  hstsSubdomains: boolean
  /** Settings that the deployed stage has and that this deploy removes. */
  drop: readonly StoredName[]
}

/** CloudFront accepts certificates and firewalls from this region only, and publishes its metrics there. */
export const cloudFrontRegion = 'us-east-1'

export const region: string = cloudFrontRegion

/** The OpenStreetMap Foundation's tiles. They are free for light use, and the edge caches them. */
export const defaultTilesUrl = 'https://tile.openstreetmap.org/'

/** The settings in a CDK context, or all its problems as sentences that say what to do. */
export function readSettings(
  context: Readonly<Record<string, unknown>>,
): { settings: Settings } | { problems: string[] } {
  const values = Object.fromEntries(
    names.map((name) => [name, context[name] === undefined ? '' : String(context[name]).trim()]),
  ) as Values // The object has every name.
  const problems = [...unknownNames(context), ...problemsOf(values)]
  if (problems.length > 0) return { problems }
  return {
    settings: {
      stage: values.stage || 'dev',
      domain: values.domain.toLowerCase() || undefined,
      certificateArn: values.certificateArn || undefined,
      hostedZone: values.hostedZone || undefined,
      takeOverRecords: recordTypes.find((type) => type === values.takeOverRecords),
      alarmEmail: values.alarmEmail || undefined,
      secondAlarmEmail: values.secondAlarmEmail || undefined,
      noticeEmail: values.noticeEmail || undefined,
      contactFormUrl: values.contactFormUrl || undefined,
      contactFormScript: values.contactFormScript || undefined,
      tilesUrl: values.tilesUrl || defaultTilesUrl,
      waf: values.waf === 'true',
      hstsSubdomains: values.hstsSubdomains === 'true',
      drop: dropped(values).filter(isStoredName),
    },
  }
}

/** The settings that differ from their default. A stage's file and its stack's outputs contain these. */
export function chosenSettings(settings: Partial<Settings>): StoredSettings {
  const chosen = storedNames.flatMap((name) => {
    const value = settings[name]
    return value === undefined || value === false || value === defaultTilesUrl ? [] : [[name, value] as const]
  })
  return Object.fromEntries(chosen)
}

export const isProduction = ({ stage }: Pick<Settings, 'stage'>): boolean => /^prod(uction)?$/.test(stage)

export const isStageName = (name: string): boolean => /^[a-z][a-z0-9-]{0,19}$/.test(name)

export const storedNames = [
  'domain',
  'certificateArn',
  'hostedZone',
  'takeOverRecords',
  'alarmEmail',
  'secondAlarmEmail',
  'noticeEmail',
  'contactFormUrl',
  'contactFormScript',
  'tilesUrl',
  'waf',
  'hstsSubdomains',
] as const
export type StoredName = (typeof storedNames)[number]
export type StoredSettings = Partial<Record<StoredName, string | boolean>>

const recordTypes = ['A', 'CNAME'] as const

const isStoredName = (name: string): name is StoredName => storedNames.some((stored) => stored === name)

const names = ['stage', ...storedNames, 'drop'] as const
type Name = (typeof names)[number]
type Values = Record<Name, string>

/** Names with a colon, a slash or a dash belong to the CDK. Any other unknown name is a typing error. */
function unknownNames(context: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(context)
    .filter((name) => !/[:/-]/.test(name) && !names.some((known) => known === name))
    .map((name) => `There is no setting ${name}: the settings are ${names.join(', ')}.`)
}

function* problemsOf(values: Values): Generator<string> {
  const { stage, domain, certificateArn, hostedZone, takeOverRecords, tilesUrl } = values
  if (stage !== '' && !isStageName(stage))
    yield `The stage ${stage} is not a valid name: use a short one in lower case, such as dev or production.`
  if (domain !== '' && !/^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i.test(domain))
    yield `The domain ${domain} is not a domain name: write it like www.example.org, without https:// and without a slash.`
  if (domain !== '' && certificateArn === '' && hostedZone === '')
    yield `The domain ${domain} needs a certificate: set hostedZone=<id of its Route 53 zone> for a new one, or certificateArn=<ARN> of one that you requested in ${cloudFrontRegion}.`
  if (domain === '' && (certificateArn !== '' || hostedZone !== ''))
    yield 'A certificate or a hosted zone is set without a domain: set domain=<name> too, or omit them.'
  if (
    certificateArn !== '' &&
    !/^arn:aws:acm:[a-z0-9-]+:\d{12}:certificate\/[0-9a-f-]{36}$/.test(certificateArn)
  )
    yield `The certificateArn ${certificateArn} is not the ARN of a certificate: copy the whole ARN from AWS Certificate Manager.`
  const certificateRegion = /^arn:aws:acm:([a-z0-9-]+):/.exec(certificateArn)?.[1] ?? cloudFrontRegion
  if (certificateRegion !== cloudFrontRegion)
    yield `The certificate is in ${certificateRegion}, and CloudFront accepts certificates from ${cloudFrontRegion} only: request it again there.`
  if (hostedZone !== '' && !/^Z[A-Z0-9]{5,31}$/.test(hostedZone))
    yield `The hostedZone ${hostedZone} is not the id of a zone: Route 53 shows the id next to the zone's name, and it begins with Z.`
  if (takeOverRecords !== '' && !recordTypes.some((type) => type === takeOverRecords))
    yield `The setting takeOverRecords is ${takeOverRecords}: use A or CNAME, the type of the existing records.`
  if (takeOverRecords !== '' && hostedZone === '')
    yield 'The setting takeOverRecords is set without a hostedZone: set the id of the zone that has the records.'
  for (const name of ['alarmEmail', 'secondAlarmEmail', 'noticeEmail'] as const)
    if (values[name] !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(values[name]))
      yield `The ${name} ${values[name]} is not a mail address.`
  for (const name of ['contactFormUrl', 'contactFormScript', 'tilesUrl'] as const)
    if (values[name] !== '' && !isHttps(values[name]))
      yield `The ${name} ${values[name]} is not an address that begins with https://.`
  if (values.contactFormScript !== '' && values.contactFormUrl === '')
    yield 'A contactFormScript is set without a contactFormUrl: set the address of the form too.'
  if (isHttps(tilesUrl)) yield* tilesProblems(tilesUrl)
  for (const name of ['waf', 'hstsSubdomains'] as const)
    if (!['', 'true', 'false'].includes(values[name]))
      yield `The setting ${name} is ${values[name]}: use true or false.`
  const unknown = dropped(values).filter((name) => !isStoredName(name))
  if (unknown.length > 0)
    yield `The setting ${unknown.join(', ')} cannot be dropped: name one or more of ${storedNames.join(', ')}, separated by commas.`
  const given = dropped(values).filter((name) => isStoredName(name) && values[name] !== '')
  if (given.length > 0)
    yield `The setting ${given.join(', ')} is both set and dropped: delete it from the stage's file, or omit it from drop.`
}

/** CloudFront connects only to some ports of an origin. The edge function appends `/{z}/{x}/{y}.png` to the path. */
function* tilesProblems(address: string): Generator<string> {
  const { port, username } = new URL(address)
  if (/[{}?#]/.test(address))
    yield `The tilesUrl ${address} is a template or has a query: write only what is before /{z}/{x}/{y}.png, and choose a tile service that needs no key in the address.`
  else if (username !== '')
    yield `The tilesUrl ${address} contains a login: choose a tile service without one.`
  else if (port !== '' && Number(port) < 1024)
    yield `The tilesUrl ${address} has the port ${port}, which CloudFront does not connect to: use 443 or one from 1024 on.`
}

const isHttps = (value: string) => URL.canParse(value) && new URL(value).protocol === 'https:'

const dropped = ({ drop }: Values): string[] => drop.split(',').filter((name) => name !== '')
