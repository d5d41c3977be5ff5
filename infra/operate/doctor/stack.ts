import {
  CloudFormationClient,
  DescribeStacksCommand,
  paginateListStackResources,
  type Stack,
} from '@aws-sdk/client-cloudformation'
import * as z from 'zod/mini'
import { outputs, stackNameOf } from '../../outputs.ts'
import type { StoredSettings } from '../../settings.ts'
import { StoredSettingsSchema } from '../../stageFile.ts'
import { awsClient } from './awsClient.ts'

/** The stack of a stage, as AWS has it. */
export interface DeployedStack {
  account: string
  status: string
  outputs: Readonly<Record<string, string>>
  /** Undefined if the stack's last complete deploy did not output its settings. */
  settings: StoredSettings | undefined
  resources: readonly { type: string; id: string }[]
}

export async function inspectStack(stage: string): Promise<{ stack: DeployedStack | undefined }> {
  const client = awsClient(CloudFormationClient)
  const StackName = stackNameOf(stage)
  try {
    const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName }))
    const [stack] = Stacks
    if (!stack) return { stack: undefined }
    const resources = []
    for await (const { StackResourceSummaries = [] } of paginateListStackResources(
      { client },
      { StackName },
    )) {
      resources.push(...StackResourceSummaries)
    }
    return {
      stack: {
        ...describe(stack),
        resources: resources
          .filter(({ ResourceStatus }) => ResourceStatus !== 'DELETE_COMPLETE')
          .map(({ ResourceType = '', PhysicalResourceId = '' }) => ({
            type: ResourceType,
            id: PhysicalResourceId,
          })),
      },
    }
  } catch (error) {
    if (error instanceof Error && /does not exist/.test(error.message)) return { stack: undefined }
    throw error
  } finally {
    client.destroy()
  }
}

function describe({ StackId = '', StackStatus, Outputs = [] }: Stack): Omit<DeployedStack, 'resources'> {
  const values = Object.fromEntries(
    Outputs.map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]),
  )
  return {
    account: StackId.split(':')[4] ?? '',
    status: String(StackStatus),
    outputs: values,
    settings: parseSettings(values[outputs.settings]),
  }
}

function parseSettings(text: string | undefined): StoredSettings | undefined {
  if (text === undefined) return undefined
  const parsed = z.safeParse(StoredSettingsSchema, JSON.parse(text))
  return parsed.success ? parsed.data : undefined
}
