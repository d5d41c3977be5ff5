import { createHash } from 'node:crypto'
import { CfnResource, CustomResourceProviderBase, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { AttributeType, Billing, type ITable, TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { PhysicalResourceId } from 'aws-cdk-lib/custom-resources'
import type { Construct } from 'constructs'
import { table as shape } from '#shared/table.ts'
import type { Built } from '../build.ts'
import { stackNameOf } from '../outputs.ts'
import { region, type Settings } from '../settings.ts'
import { allFunctions } from './allFunctions.ts'
import { siteApi } from './api.ts'
import { mediaBucket, siteBucket } from './buckets.ts'
import { callRequestResources } from './callRequestResources.ts'
import { pagePermissions } from './contentSecurityPolicy.ts'
import { siteDistribution } from './distribution.ts'
import { siteDomain } from './domain.ts'
import { firewall } from './firewall.ts'
import { type LastStep, lastSteps } from './lastSteps.ts'
import { logGroupFor } from './logGroups.ts'
import { monitoring } from './monitoring/monitoring.ts'
import { recordTakeover } from './recordTakeover.ts'
import { siteFiles } from './siteFiles.ts'
import { stackOutputs } from './stackOutputs.ts'
import { stageSecrets } from './stageSecrets.ts'
import { triggerFunctions } from './triggers.ts'

export type SiteOptions = Built &
  Omit<Settings, 'waf' | 'hstsSubdomains' | 'drop'> &
  Partial<Pick<Settings, 'waf' | 'hstsSubdomains'>> & {
    /** The site's own address if it is neither the domain's nor CloudFront's. */
    address?: string
  }

export class SiteStack extends Stack {
  constructor(scope: Construct, options: SiteOptions) {
    super(scope, stackNameOf(options.stage), {
      env: { region },
      description: `Website of an outpatient addiction and mental-health treatment provider, stage ${options.stage}`,
      analyticsReporting: false,
    })
    const table = contentTable(this)
    const callRequests = callRequestResources(this, options)
    const site = siteBucket(this)
    const media = mediaBucket(this)
    const { api, serve } = siteApi(this)
    const secrets = stageSecrets(this)
    const domain = siteDomain(this, options)
    const edge = siteDistribution(this, {
      site,
      media,
      api,
      originSecret: secrets.originSecret,
      domain,
      tilesUrl: options.tilesUrl,
      headers: {
        permissions: pagePermissions(options),
        hstsSubdomains: options.hstsSubdomains ?? false,
      },
      firewallArn: options.waf ? firewall(this).attrArn : undefined,
    })
    const address = options.address ?? `https://${domain?.name ?? edge.distributionDomainName}`
    const facts = {
      ...options,
      table,
      callRequests,
      site,
      media,
      edge,
      address,
    }
    const functions = allFunctions(this, facts)
    serve(functions, secrets)
    const files = siteFiles(this, site, options.webFolder)
    // The rollback of a failed first deploy empties the bucket after everything that writes to it is gone.
    for (const step of files) step.node.addDependency(site)
    triggerFunctions(this, functions, files)
    monitoring(this, { ...facts, api, functions })
    stackOutputs(this, facts, functions)
    expireProviderLogs(this)
    // The rollback of a failed first deploy could not delete a protected table, so nothing may follow its protection.
    const takeover = recordTakeover(edge, options)
    lastSteps(this, [...(takeover ? [takeover] : []), tableProtection(table)])
  }
}

/** The one table. It survives the deletion of the stack and can be restored to any second of the last 35 days. A
 * first deploy that fails deletes it: `protectTable` protects it once the stack is complete. */
function contentTable(scope: Construct): TableV2 {
  return new TableV2(scope, 'Content', {
    partitionKey: { name: shape.partitionKey, type: AttributeType.STRING },
    sortKey: { name: shape.sortKey, type: AttributeType.STRING },
    billing: Billing.onDemand(),
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    timeToLiveAttribute: shape.timeToLive,
  })
}

/** Functions that the CDK provides for triggers and for emptying buckets would otherwise have logs that never expire. */
function expireProviderLogs(scope: Construct): void {
  for (const provider of scope.node.children) {
    if (!(provider instanceof CustomResourceProviderBase)) continue
    const handler = provider.node.findChild('Handler')
    if (CfnResource.isCfnResource(handler))
      handler.addPropertyOverride('LoggingConfig.LogGroup', logGroupFor(scope, 'Deployment').logGroupName)
  }
}

/** Protects the table from deletion (decision 28). A failure would roll back a complete site: the doctor reports it. */
function tableProtection(table: ITable): LastStep {
  const call = {
    service: 'DynamoDB',
    action: 'updateTable',
    parameters: { TableName: table.tableName, DeletionProtectionEnabled: true },
    physicalResourceId: PhysicalResourceId.of(shapeVersion),
    ignoreErrorCodesMatching: '.*',
  }
  const grant = new PolicyStatement({ actions: ['dynamodb:UpdateTable'], resources: [table.tableArn] })
  return { id: 'TableProtection', onCreate: call, onUpdate: call, grant }
}

/** When CloudFormation updates the table to a new shape, it may end the protection: the new version renews it. */
const shapeVersion = createHash('sha256').update(JSON.stringify(shape)).digest('hex').slice(0, 12)
