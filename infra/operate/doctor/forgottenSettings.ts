import { chosenSettings, type Settings, type StoredName, storedNames } from '../../settings.ts'
import { stageFileName } from '../../stageFile.ts'
import type { DeployedStack } from './stack.ts'

/** A sentence for each setting that the deployed stage has and `next` lacks, unless `drop` names the setting. */
export function forgottenSettings(stack: DeployedStack | undefined, next: Settings): string[] {
  const { settings: deployed = {} } = stack ?? {}
  const chosen = chosenSettings(next)
  return storedNames
    .filter((name) => deployed[name] !== undefined && chosen[name] === undefined && !next.drop.includes(name))
    .map(
      (name) =>
        `The deployed stage has ${name}=${deployed[name]}, which is not among the settings of this deploy: ${consequences[name]}. Add it to ${stageFileName(next.stage)}, or remove it with -c drop=${name}.`,
    )
}

/** The effect of a deploy without the setting on a site that has it. */
const consequences: Record<StoredName, string> = {
  domain: 'visitors could no longer open the site at that address',
  certificateArn: 'browsers could no longer open the domain securely',
  hostedZone: "the deploy would delete the domain's DNS records and certificate",
  takeOverRecords: "the deploy would fail when it creates the domain's DNS records again",
  alarmEmail: 'alarms would no longer reach that address',
  secondAlarmEmail: 'alarms would no longer reach the second address',
  noticeEmail: 'staff would no longer get a message when a call request waits',
  contactFormUrl: 'pages would show the form of the site instead of the hosted one',
  contactFormScript: 'the contact form could stop working',
  tilesUrl: 'the map would take its tiles from OpenStreetMap',
  waf: 'the site would lose its firewall',
  hstsSubdomains: 'browsers could open other hosts of the domain without https',
}
