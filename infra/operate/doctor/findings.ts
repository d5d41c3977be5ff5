import { chosenSettings, cloudFrontRegion, region, type Settings } from '../../settings.ts'
import { type StageSettings, stageFileName } from '../../stageFile.ts'
import type { Finding } from './finding.ts'

export interface AccountFacts {
  account: { id: string } | { error: string }
  /** Version of the CDK's bootstrap stack; 0 if there is none. */
  bootstrap: { version: number } | { error: string }
  certificate?: { status: string; names: readonly string[] } | { error: string }
}

const bootstrapNeeded = 6

export function nodeFindings(version: string): Finding[] {
  const major = Number(/^v(\d+)\./.exec(version)?.[1])
  return [
    major >= 24
      ? { level: 'ok', message: `Node.js is ${version}.` }
      : {
          level: 'stop',
          message: `Node.js is ${version}, and the deploy needs 24 or newer: run npm ci, which installs it, and start commands with npm run or npx.`,
        },
  ]
}

export function settingsFindings({ settings, notStored }: StageSettings): Finding[] {
  const { stage, domain, alarmEmail, noticeEmail, contactFormUrl, waf } = settings
  return [
    { level: 'ok', message: `The stage is ${stage}, in ${region}.` },
    storedFinding({ settings, notStored }),
    domain === undefined
      ? {
          level: 'hint',
          message:
            'No domain is set: the site gets a CloudFront address, which the deploy prints (docs/runbooks/custom-domain.md).',
        }
      : { level: 'ok', message: `The site's address is https://${domain}.` },
    alarmEmail === undefined
      ? {
          level: 'hint',
          message: 'Alarms reach nobody: add -c alarmEmail=<address> to get them by mail.',
        }
      : { level: 'ok', message: `Alarms go to ${alarmEmail}, once that address is confirmed.` },
    contactFormUrl === undefined
      ? { level: 'ok', message: "No hosted form is set: visitors ask for a call with the site's own form." }
      : { level: 'ok', message: `The contact form is ${contactFormUrl}.` },
    ...(contactFormUrl === undefined ? [noticeFinding(noticeEmail)] : []),
    ...(waf
      ? [{ level: 'hint' as const, message: 'The firewall is on, which costs about 10 dollars a month.' }]
      : []),
  ]
}

function noticeFinding(noticeEmail: string | undefined): Finding {
  return noticeEmail === undefined
    ? {
        level: 'hint',
        message: 'Nobody is told when a visitor asks for a call: add -c noticeEmail=<address of the staff>.',
      }
    : { level: 'ok', message: `Staff are told of call requests at ${noticeEmail}, once it is confirmed.` }
}

function storedFinding({ settings, notStored }: StageSettings): Finding {
  const file = stageFileName(settings.stage)
  if (notStored.length > 0) return { level: 'hint', message: notStoredWarning({ settings, notStored }) }
  const chosen = Object.entries(chosenSettings(settings)).map(([name, value]) => `${name}=${value}`)
  return {
    level: 'ok',
    message:
      chosen.length === 0
        ? `The settings are the defaults: ${file} sets nothing.`
        : `The settings are in ${file}: ${chosen.join(', ')}.`,
  }
}

/** Why a setting that only this deploy has is a danger to the next one. */
export function notStoredWarning({ settings: { stage }, notStored }: StageSettings): string {
  return `${notStored.join(', ')} ${notStored.length === 1 ? 'is' : 'are'} given with -c and not in ${stageFileName(stage)}: the next deploy without ${notStored.length === 1 ? 'it' : 'them'} goes back to what the file says. Run npm run doctor with the same settings and --save.`
}

export function accountFindings(
  { account, bootstrap, certificate }: AccountFacts,
  { domain = '' }: Pick<Settings, 'domain'>,
): Finding[] {
  if ('error' in account) {
    return [
      {
        level: 'unknown',
        message: `You are not signed in to AWS, or AWS cannot be reached (${account.error}): the credentials, the bootstrap and the certificate could not be checked. Sign in (aws login, aws sso login, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY) and run this again.`,
      },
    ]
  }
  return [
    {
      level: 'ok',
      message: `You are signed in to AWS account ${account.id}: make sure that it is the right one.`,
    },
    bootstrapFinding(bootstrap, account.id),
    ...(certificate ? [certificateFinding(certificate, domain)] : []),
  ]
}

function bootstrapFinding(bootstrap: AccountFacts['bootstrap'], account: string): Finding {
  if ('error' in bootstrap) {
    return {
      level: 'unknown',
      message: `The CDK's bootstrap of the account could not be checked: ${bootstrap.error}`,
    }
  }
  if (bootstrap.version >= bootstrapNeeded) {
    return { level: 'ok', message: `The account is bootstrapped for the CDK (version ${bootstrap.version}).` }
  }
  return {
    level: 'stop',
    message: `The account is ${bootstrap.version === 0 ? 'not bootstrapped' : 'bootstrapped by too old a version'} for the CDK: run npx cdk bootstrap aws://${account}/${region}, once.`,
  }
}

function certificateFinding(certificate: NonNullable<AccountFacts['certificate']>, domain: string): Finding {
  if ('error' in certificate) {
    return { level: 'unknown', message: `The certificate could not be checked: ${certificate.error}` }
  }
  if (certificate.status !== 'ISSUED') {
    return {
      level: 'stop',
      message: `The certificate is ${certificate.status} and not ISSUED: open AWS Certificate Manager in ${cloudFrontRegion} and finish its validation.`,
    }
  }
  if (!certificate.names.some((name) => covers(name, domain))) {
    return {
      level: 'stop',
      message: `The certificate is for ${certificate.names.join(', ')} and not for ${domain}: request one for ${domain}.`,
    }
  }
  return { level: 'ok', message: `The certificate is issued for ${domain}.` }
}

/** `*.example.org` covers exactly one label more than `example.org`. */
function covers(name: string, domain: string): boolean {
  if (!name.startsWith('*.')) return name.toLowerCase() === domain
  return domain.slice(domain.indexOf('.') + 1) === name.slice(2).toLowerCase()
}
