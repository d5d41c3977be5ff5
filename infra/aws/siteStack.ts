import { CfnOutput, Stack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { apiHandlers, routeApi, siteApi } from './api.ts'
import { mediaBucket, siteBucket } from './buckets.ts'
import { contentTable } from './contentTable.ts'
import { deployedFiles, renderDaily, runAtDeploy } from './deployments.ts'
import { siteDistribution } from './distribution.ts'
import { siteFunction } from './functions.ts'
import { grants } from './grants.ts'
import { shellHashes } from './shellHashes.ts'
import { statementsOf } from './statements.ts'

/** What a stage is made of and how it differs from others. */
export interface SiteOptions {
  /** Name of the stage, `dev` or `production`: part of the stack's name, so stages live side by side. */
  stage: string
  /** The Vite build. */
  webFolder: string
  /** Each function's bundle, by its file in `functions/`. */
  functionFolders: Readonly<Record<string, string>>
  tilesUrl: string
  /** The site's own address; the distribution's without one. */
  address?: string
  /** Address of the hosted contact form, if there is one. */
  contactFormUrl?: string
}

const seedHandler = 'seed/seedContent'
const renderHandler = 'render/renderSite'
const loginHandler = 'staff/openSession'

/** One stage of the site: table, buckets, functions, API, edge, and what a deploy puts in and runs. */
export class SiteStack extends Stack {
  constructor(scope: Construct, options: SiteOptions) {
    super(scope, `RecoverySite-${options.stage}`, {
      description: `Website of an outpatient addiction and mental-health treatment provider, stage ${options.stage}`,
      analyticsReporting: false,
    })
    const table = contentTable(this)
    const site = siteBucket(this)
    const media = mediaBucket(this)
    const api = siteApi(this)
    const edge = siteDistribution(this, {
      site,
      media,
      api,
      tilesUrl: options.tilesUrl,
      permissions: {
        scriptHashes: shellHashes(options.webFolder),
        formOrigin: options.contactFormUrl && new URL(options.contactFormUrl).origin,
      },
    })
    const address = options.address ?? `https://${edge.distributionDomainName}`
    const tableName = { TABLE_NAME: table.tableName }
    const made = {
      tableArn: table.tableArn,
      siteBucketArn: site.bucketArn,
      mediaBucketArn: media.bucketArn,
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
    const files = deployedFiles(this, site, options.webFolder)
    const render = siteFunction(this, renderHandler, {
      folder: folderOf(renderHandler),
      environment: {
        ...tableName,
        SITE_BUCKET: site.bucketName,
        DISTRIBUTION_ID: edge.distributionId,
        SITE_ADDRESS: address,
        CONTACT_FORM_URL: options.contactFormUrl ?? '',
        // Changed content is reason to render as much as changed code is.
        SEEDED_BY: seed.currentVersion.version,
      },
      statements: statementsOf(grants[renderHandler] ?? [], made),
      timeout: 300,
      memory: 1769,
    })
    runAtDeploy(this, 'RenderAtDeploy', render, [seeded, ...files])
    renderDaily(this, render)

    const further: Record<string, Record<string, string>> = {
      'media/storePicture': { MEDIA_BUCKET: media.bucketName },
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
    routeApi(api, Object.fromEntries(apiHandlers().map((handler) => [handler, answering(handler)])))

    new CfnOutput(this, 'Address', { value: address })
    new CfnOutput(this, 'TableName', { value: table.tableName })
    new CfnOutput(this, 'NextStep', {
      value: 'Open the address. Then replace the sample facts in shared/site.ts and deploy again.',
    })
  }
}
