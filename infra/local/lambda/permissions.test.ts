import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { regionalArn } from '../cloudformation/localAccount.ts'
import { readStack } from '../cloudformation/stack.ts'
import { readPermissions } from './permissions.ts'

const invoked = { name: 'Site-List', arn: regionalArn('lambda', 'function:Site-List') }
const source = (rule: string) => regionalArn('events', `rule/${rule}`)

function requirePermissionOf(properties: Record<string, string>) {
  const folder = path.join(temporaryFolder(), 'cdk.out')
  mkdirSync(folder)
  const write = (name: string, content: object) =>
    writeFileSync(path.join(folder, name), JSON.stringify(content))
  write('manifest.json', { artifacts: { Site: { type: 'aws:cloudformation:stack' } } })
  write('Site.assets.json', { files: {} })
  write('Site.template.json', {
    Resources: { P: { Type: 'AWS::Lambda::Permission', Properties: properties } },
  })
  return readPermissions(readStack(folder))
}

describe('a permission', () => {
  const requirePermission = requirePermissionOf({
    Action: 'lambda:InvokeFunction',
    FunctionName: invoked.arn,
    Principal: 'events.amazonaws.com',
    SourceArn: source('Site-Daily*'),
  })
  const service = 'events.amazonaws.com'
  const caller = { service, sourceArn: source('Site-Daily') }

  it('lets its service invoke its function for its rule', () =>
    expect(() => requirePermission(invoked, caller)).not.toThrow())

  it.each([
    ['another service', invoked, { ...caller, service: 's3.amazonaws.com' }],
    ['another rule', invoked, { service, sourceArn: source('Site-Hourly') }],
    ['another function', { name: 'Other', arn: 'other' }, caller],
  ])('does not cover %s', (_, called, by) =>
    expect(() => requirePermission(called, by)).toThrow('on AWS, each call would fail.'),
  )
})
