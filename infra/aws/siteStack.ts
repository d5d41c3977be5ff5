import { Stack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import type { Built } from '../build.ts'
import { stackNameOf } from '../outputs.ts'
import { isProduction, region, type Settings } from '../settings.ts'
import { allFunctions } from './allFunctions.ts'
import { siteApi } from './api.ts'
import { mediaBucket, siteBucket } from './buckets.ts'
import { callRequestResources } from './callRequestResources.ts'
import { pagePermissions } from './contentSecurityPolicy.ts'
import { contentTable, tableProtection } from './contentTable.ts'
import { siteDistribution } from './distribution.ts'
import { siteDomain } from './domain.ts'
import { firewall } from './firewall.ts'
import { lastSteps } from './lastSteps.ts'
import { expireProviderLogs } from './logGroups.ts'
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
      terminationProtection: isProduction(options),
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
    const facts = { ...options, table, callRequests, site, media, edge, address }
    const functions = allFunctions(this, facts)
    serve(functions, secrets)
    const files = siteFiles(this, site, options.webFolder)
    // Makes the rollback of a failed first deploy empty the bucket after everything that writes to it is gone.
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
