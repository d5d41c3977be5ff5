import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import { beforeEach, expect, it } from 'vitest'
import { mockClient } from '../../../functions/testing/mockClient.ts'
import { stageOutputs } from './stack.ts'

const cloudFormation = mockClient(CloudFormationClient)
beforeEach(() => cloudFormation.reset())

it('a stage is found by its name, with the outputs of its stack', async () => {
  cloudFormation.on(DescribeStacksCommand, { StackName: 'RecoverySite-production' }).resolves({
    Stacks: [
      {
        StackName: 'RecoverySite-production',
        CreationTime: new Date(0),
        StackStatus: 'UPDATE_COMPLETE',
        Outputs: [{ OutputKey: 'TableName', OutputValue: 'a-table' }],
      },
    ],
  })
  expect(await stageOutputs('production')).toEqual({ TableName: 'a-table' })
})

it('for a missing stage, the error says how to deploy it', async () => {
  cloudFormation
    .on(DescribeStacksCommand)
    .rejects(new Error('Stack with id RecoverySite-prod does not exist'))
  await expect(stageOutputs('prod')).rejects.toThrow('Deploy it with npx cdk deploy -c stage=prod')
})

it('without credentials, the error says to sign in', async () => {
  cloudFormation
    .on(DescribeStacksCommand)
    .rejects(new Error('Could not load credentials from any providers.'))
  await expect(stageOutputs('dev')).rejects.toThrow(
    /^AWS does not describe the stage dev: .* signed in to AWS/,
  )
})
