import {
  CloudFormationClient,
  DescribeStacksCommand,
  paginateListStackResources,
} from '@aws-sdk/client-cloudformation'
import * as z from 'zod/mini'
import { CommandError } from '../../commandError.ts'
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
  try {
    const described = await describeStack(stage)
    const pages = await Array.fromAsync(
      paginateListStackResources(
        { client: awsClient(CloudFormationClient) },
        { StackName: stackNameOf(stage) },
      ),
    )
    const resources = pages.flatMap(({ StackResourceSummaries = [] }) => StackResourceSummaries)
    return {
      ...described,
      settings: z.parse(StoredSettingsSchema, JSON.parse(described.outputs[outputs.settings] ?? '{}')),
      resources: resources
        .filter(({ ResourceStatus }) => ResourceStatus !== 'DELETE_COMPLETE')
        .map(({ ResourceType: type = '', PhysicalResourceId: id = '' }) => ({ type, id })),
    }
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

export async function stageOutputs(stage: string): Promise<DeployedStack['outputs']> {
  try {
    return (await describeStack(stage)).outputs
  } catch (error) {
    throw new CommandError(
      isMissing(error)
        ? `There is no stage ${stage} in this AWS account. Deploy it with npx cdk deploy -c stage=${stage}, or check its name and which account you are signed in to.`
        : `AWS does not describe the stage ${stage}: ${error instanceof Error ? error.message : error} Check with aws sts get-caller-identity that you are signed in to AWS.`,
    )
  }
}

async function describeStack(stage: string): Promise<Pick<DeployedStack, 'account' | 'outputs'>> {
  const { Stacks: [stack] = [] } = await awsClient(CloudFormationClient).send(
    new DescribeStacksCommand({ StackName: stackNameOf(stage) }),
  )
  return {
    account: stack?.StackId?.split(':')[4] ?? '',
    outputs: Object.fromEntries(
      (stack?.Outputs ?? []).map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]),
    ),
  }
}

const isMissing = (error: unknown) => error instanceof Error && /does not exist/.test(error.message)
