import path from 'node:path'
import { expect, it } from 'vitest'
import { defaultTilesUrl } from '../settings.ts'
import { emptyBuild } from '../testing/emptyBuild.ts'
import { synthesize, synthesized } from '../testing/synthesized.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { siteApp } from './siteApp.ts'

const { text, ofType } = synthesized()

it('the template is the same each time it is synthesized', () => expect(synthesize().text).toBe(text))

it('the template gives no bucket, table, function or role a name of its own, but the renderer that of its stage', () =>
  expect(text.match(/"(BucketName|TableName|FunctionName|RoleName)":\s*"[^"]*"/g)).toEqual([
    '"FunctionName": "RecoverySite-dev-RenderSite"',
  ]))

it('the template contains nothing that looks like a secret', () =>
  expect(text).not.toMatch(
    /AKIA[0-9A-Z]{16}|-----BEGIN|secret(?!s?manager)[^"]*":\s*"[^"]+"|password[^"]*":\s*"[^"]+"/i,
  ))

it('the template names its topics of mails as the doctor looks for them', () => {
  const topics = Object.keys(ofType('AWS::SNS::Topic'))
  for (const name of ['Alarms', 'Notices'])
    expect(topics.filter((id) => new RegExp(`^${name}[0-9A-F]{8}$`).test(id))).toHaveLength(1)
})

it('the template outputs its settings, and describes the key of call requests as the doctor looks for it', () => {
  const stage = synthesize({ stage: 'test', waf: 'true' })
  expect(stage.Outputs.Settings?.Value).toBe('{"waf":true}')
  expect(JSON.stringify(stage.ofType('AWS::KMS::Key'))).toContain(
    'Seals the call requests of RecoverySite-test.',
  )
})

it('the key of call requests opens and seals for no other purpose, whatever the policy of a role says [12.17]', () => {
  const [key] = Object.values(ofType('AWS::KMS::Key'))
  expect(key?.KeyPolicy).toMatchObject({
    Statement: expect.arrayContaining([
      {
        Effect: 'Deny',
        Principal: '*',
        Action: ['kms:Decrypt', 'kms:GenerateDataKey'],
        Resource: '*',
        Condition: { StringNotEquals: { 'kms:EncryptionContext:purpose': 'call-request' } },
      },
    ]),
  })
})

it.each([
  ['production', true],
  ['trial', false],
])('whether the stack of the stage %s is protected from deletion: %s', (stage, isProtected) => {
  const folder = temporaryFolder()
  const options = { ...emptyBuild(folder), stage, tilesUrl: defaultTilesUrl }
  const { stacks } = siteApp(options, { outdir: path.join(folder, 'cdk.out'), checked: false }).synth()
  expect(stacks.map(({ terminationProtection }) => terminationProtection ?? false)).toEqual([isProtected])
})
