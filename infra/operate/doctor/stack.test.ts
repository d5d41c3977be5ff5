import {
  CloudFormationClient,
  DescribeStacksCommand,
  ListStackResourcesCommand,
} from '@aws-sdk/client-cloudformation'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it } from 'vitest'
import { readSettings, region, type Settings } from '../../settings.ts'
import { synthesized } from '../../testing/synthesized.ts'
import { deployProblems } from '../deployProblems.ts'
import { inspectStack } from './stack.ts'
import { stackFindings } from './stackFindings.ts'

const cloudFormation = mockClient(CloudFormationClient)
beforeEach(() => cloudFormation.reset())

const deployed = {
  domain: 'www.example.org',
  hostedZone: 'Z0123456789ABC',
  alarmEmail: 'it@example.org',
  waf: 'true',
}

function settings(context: Record<string, string> = {}): Settings {
  const read = readSettings({ stage: 'test', ...context })
  if ('problems' in read) throw new Error(read.problems.join())
  return read.settings
}

/** The stack that a deploy with these settings creates. */
function deploy(
  context: Record<string, string>,
  status: 'CREATE_COMPLETE' | 'ROLLBACK_COMPLETE' | 'DELETE_FAILED' = 'CREATE_COMPLETE',
) {
  const { Value } = synthesized({ stage: 'test', ...context }).Outputs.Settings ?? {}
  cloudFormation.on(DescribeStacksCommand, { StackName: 'RecoverySite-test' }).resolves({
    Stacks: [
      {
        StackId: `arn:aws:cloudformation:${region}:111122223333:stack/RecoverySite-test/1`,
        StackName: 'RecoverySite-test',
        CreationTime: new Date(0),
        StackStatus: status,
        Outputs: [
          { OutputKey: 'Settings', OutputValue: String(Value) },
          { OutputKey: 'TableName', OutputValue: 'a-table' },
          { OutputKey: 'MediaBucket', OutputValue: 'a-bucket' },
        ],
      },
    ],
  })
  cloudFormation.on(ListStackResourcesCommand).resolves({ StackResourceSummaries: [] })
}

const findings = async (context?: Record<string, string>) =>
  stackFindings(await inspectStack('test'), settings(context))
const stops = async (context?: Record<string, string>) =>
  (await findings(context)).filter(({ level }) => level === 'stop').map(({ message }) => message)

describe('a setting of the deployed stage', () => {
  it('that the next deploy repeats is not a finding', async () => {
    deploy(deployed)
    expect(await findings(deployed)).toEqual([
      {
        level: 'ok',
        message: 'The stage test is deployed, with the table a-table and the media bucket a-bucket.',
      },
    ])
  })

  it.each(['domain', 'hostedZone', 'alarmEmail', 'waf'])(
    'that the next deploy forgets stops it, with the file to write %s into and the way to remove it',
    async (name) => {
      deploy(deployed)
      expect(await stops()).toContainEqual(
        expect.stringMatching(
          new RegExp(
            `^The deployed stage has ${name}=.* Add it to infra/stages/test\\.json, or remove it with -c drop=${name}\\.$`,
          ),
        ),
      )
    },
  )

  it('may be dropped by its name', async () => {
    deploy(deployed)
    expect(await stops({ drop: 'domain,hostedZone,alarmEmail,waf' })).toEqual([])
  })

  it('that changes is named with both values', async () => {
    deploy({ alarmEmail: 'it@example.org' })
    expect(await findings({ alarmEmail: 'night@example.org' })).toContainEqual({
      level: 'hint',
      message: 'The deploy changes alarmEmail from it@example.org to night@example.org.',
    })
  })

  it('has the default and so cannot be forgotten', async () => {
    deploy({})
    expect(await stops()).toEqual([])
  })
})

describe('cdk deploy', () => {
  const account = { CDK_DEFAULT_ACCOUNT: '111122223333' }

  it('refuses to forget a setting of the deployed stage', async () => {
    deploy(deployed)
    expect(await deployProblems(settings(), account)).toHaveLength(4)
    expect(await deployProblems(settings(deployed), account)).toEqual([])
  })

  it.each([
    ['without credentials', {}],
    ['in another account', { CDK_DEFAULT_ACCOUNT: '444455556666' }],
  ])('%s is compared with no stage', async (_, environment) => {
    deploy(deployed)
    expect(await deployProblems(settings(), environment)).toEqual([])
  })

  it('of a new stage has nothing to forget', async () => {
    cloudFormation
      .on(DescribeStacksCommand)
      .rejects(new Error('Stack with id RecoverySite-test does not exist'))
    expect(await deployProblems(settings(), account)).toEqual([])
  })
})

describe('the stack of a stage', () => {
  it('that does not exist is not deployed yet', async () => {
    cloudFormation
      .on(DescribeStacksCommand)
      .rejects(new Error('Stack with id RecoverySite-test does not exist'))
    expect(await findings()).toEqual([{ level: 'ok', message: 'The stage test is not deployed yet.' }])
  })

  it('whose first deploy failed is replaced by the next deploy', async () => {
    deploy({}, 'ROLLBACK_COMPLETE')
    expect(await findings()).toEqual([
      {
        level: 'hint',
        message: expect.stringContaining('the next deploy deletes its stack and starts again'),
      },
    ])
  })

  it('whose deletion failed stops the deploy', async () => {
    deploy({}, 'DELETE_FAILED')
    expect(await stops()).toEqual([expect.stringContaining('delete it again in the CloudFormation console')])
  })

  it('that AWS does not describe stops nothing, and the sentence says why', () =>
    expect(stackFindings({ error: 'no' }, settings())).toEqual([
      { level: 'unknown', message: 'The stack of the stage could not be checked: no' },
    ]))
})
