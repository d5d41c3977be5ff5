import { region, type Settings } from '../../settings.ts'

/** Something the doctor has found: all well, a hint, what could not be looked at, or what stops a deploy. */
export interface Finding {
  how: 'well' | 'hint' | 'unknown' | 'stop'
  says: string
}

/** What was seen of the AWS account; a reason, in AWS's words, where it could not be looked at. */
export interface AccountFacts {
  /** Number of the account that the credentials belong to. */
  account: { id: string } | { unseen: string }
  /** Version of the CDK's bootstrap stack; 0 where there is none. */
  bootstrap: { version: number } | { unseen: string }
  /** The certificate that the settings name, if they name one. */
  certificate?: { status: string; names: readonly string[] } | { unseen: string }
}

/** The bootstrap version that the deploy's templates ask for. */
const bootstrapNeeded = 6

/** Whether this Node.js runs the deploy. */
export function nodeFindings(version: string): Finding[] {
  const major = Number(/^v(\d+)\./.exec(version)?.[1])
  return [
    major >= 24
      ? { how: 'well', says: `Node.js is ${version}.` }
      : {
          how: 'stop',
          says: `Node.js is ${version}, and 24 or newer is needed: run npm ci, which brings it along, and start commands with npm run or npx.`,
        },
  ]
}

/** What is worth knowing of settings that work. */
export function settingsFindings({ stage, domain, alarmEmail, contactFormUrl, waf }: Settings): Finding[] {
  return [
    { how: 'well', says: `The stage is ${stage}, in ${region}.` },
    domain === undefined
      ? {
          how: 'hint',
          says: "No domain is set: the site gets an address of CloudFront's, which the deploy prints (docs/runbooks/custom-domain.md).",
        }
      : { how: 'well', says: `The site's address is https://${domain}.` },
    alarmEmail === undefined
      ? {
          how: 'hint',
          says: 'Nobody gets the alarms: add -c alarmEmail=<address> to have them sent by mail.',
        }
      : { how: 'well', says: `Alarms go to ${alarmEmail}, once that address has confirmed.` },
    contactFormUrl === undefined
      ? {
          how: 'hint',
          says: "No contact form is set: pages show the site's own stand-in, which sends nothing anywhere. Add -c contactFormUrl=<address of your form>.",
        }
      : { how: 'well', says: `The contact form is ${contactFormUrl}.` },
    ...(waf
      ? [{ how: 'hint' as const, says: 'The firewall is on, which costs about 10 dollars a month more.' }]
      : []),
  ]
}

/** What was seen of the account, in the light of the settings. */
export function accountFindings(
  { account, bootstrap, certificate }: AccountFacts,
  { domain = '' }: Pick<Settings, 'domain'>,
): Finding[] {
  if ('unseen' in account) {
    return [
      {
        how: 'unknown',
        says: `Nobody is signed in to AWS here, or AWS cannot be reached (${account.unseen}): the credentials, the bootstrap and the certificate could not be checked. Sign in (aws login, aws sso login, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY) and run this again.`,
      },
    ]
  }
  return [
    {
      how: 'well',
      says: `You are signed in to AWS account ${account.id}: make sure that it is the right one.`,
    },
    bootstrapFinding(bootstrap, account.id),
    ...(certificate ? [certificateFinding(certificate, domain)] : []),
  ]
}

function bootstrapFinding(bootstrap: AccountFacts['bootstrap'], account: string): Finding {
  if ('unseen' in bootstrap) {
    return {
      how: 'unknown',
      says: `Whether the account is prepared for the CDK could not be checked: ${bootstrap.unseen}`,
    }
  }
  if (bootstrap.version >= bootstrapNeeded) {
    return { how: 'well', says: `The account is prepared for the CDK (version ${bootstrap.version}).` }
  }
  return {
    how: 'stop',
    says: `The account is ${bootstrap.version === 0 ? 'not prepared' : 'prepared by too old a version'} for the CDK: run npx cdk bootstrap aws://${account}/${region}, once.`,
  }
}

function certificateFinding(certificate: NonNullable<AccountFacts['certificate']>, domain: string): Finding {
  if ('unseen' in certificate) {
    return { how: 'unknown', says: `The certificate could not be looked at: ${certificate.unseen}` }
  }
  if (certificate.status !== 'ISSUED') {
    return {
      how: 'stop',
      says: `The certificate is ${certificate.status} and not ISSUED: open AWS Certificate Manager in ${region} and finish its validation.`,
    }
  }
  if (!certificate.names.some((name) => covers(name, domain))) {
    return {
      how: 'stop',
      says: `The certificate is for ${certificate.names.join(', ')} and not for ${domain}: request one for ${domain}.`,
    }
  }
  return { how: 'well', says: `The certificate is issued for ${domain}.` }
}

/** `*.example.org` covers one name more and no deeper one. */
function covers(name: string, domain: string): boolean {
  if (!name.startsWith('*.')) return name.toLowerCase() === domain
  return domain.slice(domain.indexOf('.') + 1) === name.slice(2).toLowerCase()
}
