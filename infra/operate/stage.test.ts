import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, it } from 'vitest'
import { region } from '../settings.ts'
import { findStage } from './stage.ts'

const cloud = mockClient(CloudFormationClient)
beforeEach(() => cloud.reset())

it('a stage is found by its name, with what its stack tells', async () => {
  cloud.on(DescribeStacksCommand, { StackName: 'RecoverySite-production' }).resolves({
    Stacks: [
      {
        StackName: 'RecoverySite-production',
        CreationTime: new Date(0),
        StackStatus: 'UPDATE_COMPLETE',
        Outputs: [{ OutputKey: 'TableName', OutputValue: 'a-table' }],
      },
    ],
  })
  expect(await findStage('production')).toEqual({ region, outputs: { TableName: 'a-table' } })
})

it('a stage that is not there is answered with how to make it', async () => {
  cloud.on(DescribeStacksCommand).rejects(new Error('Stack with id RecoverySite-prod does not exist'))
  await expect(findStage('prod')).rejects.toThrow('deploy it with npx cdk deploy -c stage=prod')
})

it('without credentials the answer says to sign in', async () => {
  cloud.on(DescribeStacksCommand).rejects(new Error('Could not load credentials from any providers.'))
  await expect(findStage('dev')).rejects.toThrow(/cannot be asked for: .* signed in to AWS/)
})
