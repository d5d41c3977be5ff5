import { CfnOutput } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { type OutputName, outputs } from '../outputs.ts'
import { chosenSettings, type Settings } from '../settings.ts'
import type { SiteFunctions, StageFacts } from './allFunctions.ts'

type Named = StageFacts & Partial<Settings> & Pick<Settings, 'stage'>

export function stackOutputs(scope: Construct, stage: Named, functions: SiteFunctions): void {
  const values: Record<OutputName, string> = {
    [outputs.address]: stage.address,
    [outputs.table]: stage.table.tableName,
    [outputs.siteBucket]: stage.site.bucketName,
    [outputs.mediaBucket]: stage.media.bucketName,
    [outputs.renderFunction]: functions.renderSite.functionName,
    [outputs.distribution]: stage.edge.distributionId,
    [outputs.settings]: JSON.stringify(chosenSettings(stage)),
    [outputs.nextStep]: nextStep(stage),
  }
  for (const [name, value] of Object.entries(values)) new CfnOutput(scope, name, { value })
}

function nextStep({ stage, domain, hostedZone, alarmEmail, edge }: Named): string {
  const createLogin = `create a login: npm run staff -- add <username> --stage ${stage}`
  if (domain !== undefined && hostedZone === undefined)
    return `In your DNS, point ${domain} at ${edge.distributionDomainName} with a CNAME or ALIAS record. Then ${createLogin}`
  if (alarmEmail !== undefined)
    return `Confirm the subscription in the mail to ${alarmEmail}; without that no alarm arrives. Then ${createLogin}`
  return `Open the address. Then ${createLogin}`
}
