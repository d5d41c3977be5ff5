import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import { CommandError } from '../commandError.ts'
import { stackNameOf } from '../outputs.ts'
import { region } from '../settings.ts'

/** A deployed stage: what its stack tells about itself. */
export interface Stage {
  region: string
  outputs: Record<string, string>
}

/** Finds a deployed stage in the account of the credentials at hand. Rejects with a CommandError that says what to do. */
export async function findStage(stage: string): Promise<Stage> {
  const client = new CloudFormationClient({ region })
  try {
    const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName: stackNameOf(stage) }))
    const told = Stacks[0]?.Outputs ?? []
    return {
      region,
      outputs: Object.fromEntries(
        told.map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]),
      ),
    }
  } catch (error) {
    throw new CommandError(whyNot(stage, error))
  } finally {
    client.destroy()
  }
}

function whyNot(stage: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  if (/does not exist/.test(message)) {
    return `There is no stage ${stage} in this AWS account: deploy it with npx cdk deploy -c stage=${stage}, or check the spelling and which account you are signed in to.`
  }
  return `The stage ${stage} cannot be asked for: ${message} Check that you are signed in to AWS (npm run doctor tells).`
}
