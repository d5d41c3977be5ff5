import {
  CloudFormationClient,
  DescribeStacksCommand,
  paginateListStackResources,
} from '@aws-sdk/client-cloudformation'
import * as z from 'zod/mini'
import { outputs, stackNameOf } from '../../outputs.ts'
import type { StoredSettings } from '../../settings.ts'
import { StoredSettingsSchema } from '../../stageFile.ts'
import { awsClient } from './awsClient.ts'

export interface DeployedStack {
  account: string
  outputs: Readonly<Record<string, string>>
  settings: StoredSettings
  resources: readonly { type: string; id: string }[]
}

export async function inspectStack(stage: string): Promise<DeployedStack | undefined> {
  const client = awsClient(CloudFormationClient)
  const StackName = stackNameOf(stage)
  try {
    const { Stacks: [stack] = [] } = await client.send(new DescribeStacksCommand({ StackName }))
    const pages = await Array.fromAsync(paginateListStackResources({ client }, { StackName }))
    const resources = pages.flatMap(({ StackResourceSummaries = [] }) => StackResourceSummaries)
    const values = Object.fromEntries(
      (stack?.Outputs ?? []).map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]),
    )
    return {
      account: stack?.StackId?.split(':')[4] ?? '',
      outputs: values,
      settings: z.parse(StoredSettingsSchema, JSON.parse(values[outputs.settings] ?? '{}')),
      resources: resources
        .filter(({ ResourceStatus }) => ResourceStatus !== 'DELETE_COMPLETE')
        .map(({ ResourceType = '', PhysicalResourceId = '' }) => ({
          type: ResourceType,
          id: PhysicalResourceId,
        })),
    }
  } catch (error) {
    if (error instanceof Error && /does not exist/.test(error.message)) return undefined
    throw error
  } finally {
    client.destroy()
  }
}
