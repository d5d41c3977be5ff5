import { CfnOutput, FileSystem, Stack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import type { Built } from '../build.ts'
import { type OutputName, outputs, stackNameOf } from '../outputs.ts'
import { region, type Settings } from '../settings.ts'
import { apiHandlers, routeApi, siteApi } from './api.ts'
import { mediaBucket, releasesBucket, siteBucket } from './buckets.ts'
import { contentTable } from './contentTable.ts'
import { renderDaily, runAtDeploy, siteFiles } from './deployments.ts'
import { siteDistribution } from './distribution.ts'
import { siteDomain } from './domain.ts'
import { firewall } from './firewall.ts'
import { grants } from './grants.ts'
import { canarySchedule, monitoring } from './monitoring/monitoring.ts'
import { shellHashes } from './shellHashes.ts'
import { siteFunction } from './siteFunction.ts'
import { statementsOf } from './statements.ts'

/** What a stage is made of and how it differs from others. */
export type SiteOptions = Built &
  Omit<Settings, 'waf'> & {
    waf?: boolean
    /** The site's own address; without it that of its domain, else the distribution's. */
    address?: string
  }

const seedHandler = 'seed/seedContent'
const renderHandler = 'render/renderSite'
const loginHandler = 'staff/openSession'
const canaryHandler = 'canary/checkSite'
const clientErrorsHandler = 'clientErrors/reportClientError'

/** One stage of the site: table, buckets, functions, API, edge, and what a deploy puts in and runs. */
export class SiteStack extends Stack {
  constructor(scope: Construct, options: SiteOptions) {
    super(scope, stackNameOf(options.stage), {
      env: { region },
      description: `Website of an outpatient addiction and mental-health treatment provider, stage ${options.stage}`,
      analyticsReporting: false,
    })
    const table = contentTable(this)
    const site = siteBucket(this)
    const media = mediaBucket(this)
    const releases = releasesBucket(this)
    const domain = siteDomain(this, options)
    const api = siteApi(this)
    const edge = siteDistribution(this, {
      site,
      media,
      api,
      tilesUrl: options.tilesUrl,
      permissions: {
        scriptHashes: shellHashes(options.webFolder),
        formOrigin: originOf(options.contactFormUrl),
        formScriptOrigin: originOf(options.contactFormScript),
      },
      domain,
      firewallArn: options.waf ? firewall(this).attrArn : undefined,
    })
    const address = options.address ?? `https://${domain?.name ?? edge.distributionDomainName}`
    const tableName = { TABLE_NAME: table.tableName }
    const made = {
      tableArn: table.tableArn,
      siteBucketArn: site.bucketArn,
      mediaBucketArn: media.bucketArn,
      releasesBucketArn: releases.bucketArn,
      distributionArn: edge.distributionArn,
    }
    const folderOf = (handler: string) => {
      const folder = options.functionFolders[handler]
      if (folder === undefined) throw new Error(`There is no bundle of ${handler}.`)
      return folder
    }

    const seed = siteFunction(this, seedHandler, {
      folder: folderOf(seedHandler),
      environment: tableName,
      statements: statementsOf(grants[seedHandler] ?? [], made),
      timeout: 120,
    })
    const seeded = runAtDeploy(this, 'SeedMissing', seed, [table])
    const files = siteFiles(this, site, options.webFolder)
    const render = siteFunction(this, renderHandler, {
      folder: folderOf(renderHandler),
      environment: {
        ...tableName,
        SITE_BUCKET: site.bucketName,
        DISTRIBUTION_ID: edge.distributionId,
        SITE_ADDRESS: address,
        CONTACT_FORM_URL: options.contactFormUrl ?? '',
        CONTACT_FORM_SCRIPT: options.contactFormScript ?? '',
        RELEASES_BUCKET: releases.bucketName,
        RELEASE: releaseOf(folderOf(renderHandler)),
        // Changed content is reason to render as much as changed code is.
        SEEDED_BY: seed.currentVersion.version,
      },
      statements: statementsOf(grants[renderHandler] ?? [], made),
      timeout: 300,
      memory: 1769,
    })
    const rendered = runAtDeploy(this, 'RenderAtDeploy', render, [seeded, ...files])
    renderDaily(this, render)

    const further: Record<string, Record<string, string>> = {
      'media/storeImage': { MEDIA_BUCKET: media.bucketName },
      'treatments/changeServicePageImage': {
        MEDIA_BUCKET: media.bucketName,
        RENDER_FUNCTION: render.functionName,
      },
    }
    const answering = (handler: string) =>
      siteFunction(this, handler, {
        folder: folderOf(handler),
        environment: { ...tableName, ...further[handler] },
        statements: statementsOf(grants[handler] ?? [], { ...made, rendererArn: render.functionArn }),
        // Hashing a password takes memory, and processing power comes with it.
        memory: handler === loginHandler ? 1024 : undefined,
      })
    const functions = Object.fromEntries(apiHandlers().map((handler) => [handler, answering(handler)]))
    routeApi(api, functions)

    const canary = siteFunction(this, canaryHandler, {
      folder: folderOf(canaryHandler),
      environment: { SITE_ADDRESS: address },
      statements: [],
      timeout: 30,
      memory: 256,
    })
    // Before the first pages are there it would only raise an alarm.
    canarySchedule(this, canary).node.addDependency(rendered)
    const clientErrors = functions[clientErrorsHandler]
    if (!clientErrors) throw new Error('No endpoint takes the errors of browsers.')
    monitoring(
      this,
      { stage: options.stage, edge, api, render, canary, clientErrors },
      { address, email: options.alarmEmail },
    )

    const told: Record<OutputName, string> = {
      [outputs.address]: address,
      [outputs.table]: table.tableName,
      [outputs.siteBucket]: site.bucketName,
      [outputs.releasesBucket]: releases.bucketName,
      [outputs.release]: releaseOf(folderOf(renderHandler)),
      [outputs.renderFunction]: render.functionName,
      [outputs.distribution]: edge.distributionId,
      [outputs.nextStep]: nextStep(options, edge.distributionDomainName),
    }
    for (const [name, value] of Object.entries(told)) new CfnOutput(this, name, { value })
  }
}

/** What a release is called: it changes with the renderer, which knows every asset and every fact of the site. */
const releaseOf = (renderFolder: string) => FileSystem.fingerprint(renderFolder).slice(0, 12)

const originOf = (address: string | undefined) => address && new URL(address).origin

/** What an operator does after the deploy, in one sentence. */
function nextStep({ stage, domain, hostedZone, alarmEmail }: SiteOptions, edgeName: string): string {
  if (domain !== undefined && hostedZone === undefined)
    return `At whoever keeps your DNS, point ${domain} at ${edgeName} (a CNAME or ALIAS record). Then make a login: npm run staff -- add <username> --stage ${stage}`
  if (alarmEmail !== undefined)
    return `Open the mail to ${alarmEmail} and confirm, or no alarm arrives. Then make a login: npm run staff -- add <username> --stage ${stage}`
  return `Open the address. Then make a login: npm run staff -- add <username> --stage ${stage}`
}
