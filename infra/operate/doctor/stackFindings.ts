import { outputs, stackNameOf } from '../../outputs.ts'
import {
  chosenSettings,
  region,
  type Settings,
  type StoredName,
  type StoredSettings,
  storedNames,
} from '../../settings.ts'
import { stageFileName } from '../../stageFile.ts'
import type { Finding } from './finding.ts'
import type { DeployedStack } from './stack.ts'

export function stackFindings(
  facts: { stack: DeployedStack | undefined } | { error: string },
  settings: Settings,
): Finding[] {
  const { stage } = settings
  if ('error' in facts)
    return [{ level: 'unknown', message: `The stack of the stage could not be checked: ${facts.error}` }]
  // A stack in review has a change set that nobody has executed.
  if (!facts.stack || facts.stack.status === 'REVIEW_IN_PROGRESS')
    return [{ level: 'ok', message: `The stage ${stage} is not deployed yet.` }]
  return [
    statusFinding(facts.stack, stage),
    ...droppedSettings(facts.stack, settings).map((message) => ({ level: 'stop' as const, message })),
    ...changedSettings(facts.stack.settings ?? {}, settings),
  ]
}

/** The settings that the deployed stage has and these do not, unless `drop` names them: a sentence each. */
export function droppedSettings(
  { settings: deployed = {} }: Pick<DeployedStack, 'settings'>,
  next: Settings,
): string[] {
  const chosen = chosenSettings(next)
  return storedNames
    .filter((name) => deployed[name] !== undefined && chosen[name] === undefined && !next.drop.includes(name))
    .map(
      (name) =>
        `The deployed stage has ${name}=${deployed[name]}, which is not among the settings of this deploy: ${consequences[name]}. Add it to ${stageFileName(next.stage)}, or remove it with -c drop=${name}.`,
    )
}

/** What a deploy without the setting does to a site that has it. */
const consequences: Record<StoredName, string> = {
  domain: 'visitors could no longer open the site at that address',
  certificateArn: 'browsers could no longer open the domain securely',
  hostedZone: "the deploy would delete the domain's DNS records and certificate",
  takeOverRecords: "the deploy would fail when it creates the domain's DNS records again",
  alarmEmail: 'alarms would no longer reach that address',
  noticeEmail: 'staff would no longer get a message when a call request waits',
  contactFormUrl: 'pages would show the form of the site instead of the hosted one',
  contactFormScript: 'the contact form could stop working',
  tilesUrl: 'the map would take its tiles from OpenStreetMap',
  waf: 'the site would lose its firewall',
  hstsSubdomains: 'browsers could open other hosts of the domain without https',
}

function changedSettings(deployed: StoredSettings, next: Settings): Finding[] {
  const chosen = chosenSettings(next)
  return storedNames
    .filter((name) => deployed[name] !== undefined && chosen[name] !== undefined)
    .filter((name) => String(deployed[name]) !== String(chosen[name]))
    .map((name) => ({
      level: 'hint',
      message: `The deploy changes ${name} from ${deployed[name]} to ${chosen[name]}.`,
    }))
}

function statusFinding({ status, outputs: values }: DeployedStack, stage: string): Finding {
  const name = stackNameOf(stage)
  if (status === 'ROLLBACK_COMPLETE' || status === 'ROLLBACK_FAILED') {
    return {
      level: 'hint',
      message: `The first deploy of the stage ${stage} failed (${status}): the next deploy deletes its stack and starts again.`,
    }
  }
  if (status === 'UPDATE_ROLLBACK_FAILED') {
    return {
      level: 'stop',
      message: `The last deploy failed and AWS could not restore the previous state: run npx cdk rollback -c stage=${stage}, then this again.`,
    }
  }
  if (status === 'DELETE_FAILED') {
    return {
      level: 'stop',
      message: `The deletion of the stack ${name} failed: delete it again in the CloudFormation console of ${region}, and let it retain the resources that it cannot delete.`,
    }
  }
  if (/_IN_PROGRESS$/.test(status)) {
    return { level: 'stop', message: `The stack ${name} is changing (${status}): wait until that ends.` }
  }
  return {
    level: 'ok',
    message: `The stage ${stage} is deployed, with the table ${values[outputs.table]} and the media bucket ${values[outputs.mediaBucket]}.`,
  }
}
