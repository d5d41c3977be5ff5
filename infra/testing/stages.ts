import { cloudFrontRegion } from '../settings.ts'

const domain = 'www.example.org'
const certificateArn = `arn:aws:acm:${cloudFrontRegion}:111122223333:certificate/0a1b2c3d-0000-1111-2222-333344445555`
const hostedZone = 'Z0123456789ABC'
const mails = {
  alarmEmail: 'it@example.org',
  secondAlarmEmail: 'lead@example.org',
  noticeEmail: 'desk@example.org',
}

/** Settings of the production stage apart from its domain. */
export const production = {
  stage: 'production',
  contactFormUrl: 'https://forms.example/f/1',
  contactFormScript: 'https://cdn.forms.example/embed.js',
  tilesUrl: 'https://tiles.example:8443/base/map/',
  hstsSubdomains: 'true',
}

/** Settings whose templates several files of tests share, since a synthesis takes more than a second. */
export const stages = {
  dev: { stage: 'dev', domain: 'dev.example.org', hostedZone, alarmEmail: mails.alarmEmail, waf: 'true' },
  withCertificate: { domain, certificateArn, waf: 'true', ...mails },
  production: { domain, hostedZone, waf: 'true', ...production },
  largest: {
    ...{ ...production, stage: 'production-of-clinic', domain: 'www.Example.org', hostedZone },
    ...{ takeOverRecords: 'A', waf: 'true', ...mails },
  },
}
