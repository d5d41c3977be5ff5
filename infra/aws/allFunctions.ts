import { ArnFormat, FileSystem, Stack } from 'aws-cdk-lib'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import type { Built } from '../build.ts'
import type { Settings } from '../settings.ts'
import { grantedResources, type SiteResources } from './grants.ts'
import { byFunction, type FunctionName } from './lambdas.ts'
import { renderFunctionName, siteFunction } from './siteFunction.ts'

export type SiteFunctions = Record<FunctionName, LambdaFunction>

export type StageFacts = SiteResources &
  Pick<Built, 'functionFolders'> &
  Pick<Settings, 'contactFormUrl' | 'contactFormScript' | 'noticeEmail'> & { address: string }

export function allFunctions(scope: Construct, stage: StageFacts): SiteFunctions {
  const renderer = renderFunctionName(scope)
  const environment = {
    TABLE_NAME: stage.table.tableName,
    CALL_REQUESTS_TABLE: stage.callRequests.table.tableName,
    CALL_REQUESTS_KEY: stage.callRequests.key.keyArn,
    NOTICES_TOPIC: stage.callRequests.notices.topicArn,
    NOTICE_EMAIL: stage.noticeEmail ?? '',
    SITE_BUCKET: stage.site.bucketName,
    MEDIA_BUCKET: stage.media.bucketName,
    DISTRIBUTION_ID: stage.edge.distributionId,
    RENDER_FUNCTION: renderer,
    SITE_ADDRESS: stage.address,
    CONTACT_FORM_URL: stage.contactFormUrl ?? '',
    CONTACT_FORM_SCRIPT: stage.contactFormScript ?? '',
    RELEASE: versionOf(stage.functionFolders.renderSite),
    SEED_VERSION: versionOf(stage.functionFolders.seedContent),
  }
  const renderFunctionArn = Stack.of(scope).formatArn({
    service: 'lambda',
    resource: 'function',
    resourceName: renderer,
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  })
  const resources = grantedResources(stage, renderFunctionArn)
  return byFunction((name) =>
    siteFunction(scope, name, { folder: stage.functionFolders[name], environment, resources }),
  )
}

/** A hash of the function's folder. The renderer's folder also has the page renderer and the names of all assets. */
const versionOf = (functionFolder: string): string => FileSystem.fingerprint(functionFolder).slice(0, 12)
