import {
  CloudFormationClient,
  DescribeStacksCommand,
  GetTemplateCommand,
  paginateListStackResources,
} from '@aws-sdk/client-cloudformation'
import * as z from 'zod/mini'
import { inWords } from '../../../functions/inWords.ts'
import { CommandError } from '../../commandError.ts'
import { outputs, stackNameOf } from '../../outputs.ts'
import { type StoredSettings, storedNames } from '../../settings.ts'
import { Template } from '../retainedResources.ts'
import { awsOptions } from './awsOptions.ts'

export type DeployedStack = NonNullable<Awaited<ReturnType<typeof inspectStack>>>

export async function inspectStack(stage: string) {
  const described = await describeStack(stage)
  if (!described) return undefined
  const client = new CloudFormationClient(awsOptions)
  const StackName = stackNameOf(stage)
  const pages = await Array.fromAsync(paginateListStackResources({ client }, { StackName }))
  const resources = pages
    .flatMap(({ StackResourceSummaries = [] }) => StackResourceSummaries)
    .filter(({ ResourceStatus }) => ResourceStatus !== 'DELETE_COMPLETE')
    .map(({ ResourceType: type = '', PhysicalResourceId: id = '' }) => ({ type, id }))
  const { TemplateBody = '{}' } = await client.send(new GetTemplateCommand({ StackName }))
  const settings = settingsOf(described.outputs)
  return { ...described, settings, resources, template: Template.parse(JSON.parse(TemplateBody)) }
}

/** Without those of a newer version, which this one does not know. */
function settingsOf(stackOutputs: Readonly<Record<string, string>>): StoredSettings {
  const deployed = Deployed.parse(JSON.parse(stackOutputs[outputs.settings] ?? '{}'))
  return Object.fromEntries(
    storedNames.filter((name) => name in deployed).map((name) => [name, deployed[name]]),
  )
}

const Deployed = z.record(z.string(), z.union([z.string(), z.boolean()]))

export async function stageOutputs(stage: string): Promise<DeployedStack['outputs']> {
  const stack = await describeStack(stage).catch((error: unknown) => {
    throw new CommandError(
      `AWS does not describe the stage ${stage}: ${inWords(error)} Check with aws sts get-caller-identity that you are signed in to AWS.`,
    )
  })
  if (stack) return stack.outputs
  throw new CommandError(
    `There is no stage ${stage} in this AWS account. Deploy it with npx cdk deploy -c stage=${stage}, or check its name and which account you are signed in to.`,
  )
}

async function describeStack(stage: string) {
  const describe = new DescribeStacksCommand({ StackName: stackNameOf(stage) })
  try {
    const { Stacks: [stack] = [] } = await new CloudFormationClient(awsOptions).send(describe)
    const found = stack?.Outputs?.map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue])
    const outputs: Readonly<Record<string, string>> = Object.fromEntries(found ?? [])
    return { account: stack?.StackId?.split(':')[4], outputs }
  } catch (error) {
    if (error instanceof Error && /does not exist/.test(error.message)) return undefined
    throw error
  }
}
