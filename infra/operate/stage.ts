import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import { CommandError } from '../commandError.ts'
import { stackNameOf } from '../outputs.ts'
import { region } from '../settings.ts'

export async function stageOutputs(stage: string): Promise<Record<string, string>> {
  const client = new CloudFormationClient({ region })
  try {
    const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName: stackNameOf(stage) }))
    const outputs = Stacks[0]?.Outputs ?? []
    return Object.fromEntries(outputs.map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]))
  } catch (error) {
    throw new CommandError(explain(stage, error))
  } finally {
    client.destroy()
  }
}

function explain(stage: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  if (/does not exist/.test(message)) {
    return `There is no stage ${stage} in this AWS account. Deploy it with npx cdk deploy -c stage=${stage}, or check its name and which account you are signed in to.`
  }
  return `AWS does not describe the stage ${stage}: ${message} Check with aws sts get-caller-identity that you are signed in to AWS.`
}
