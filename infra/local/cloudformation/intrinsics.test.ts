import { describe, expect, it } from 'vitest'
import { resolveIntrinsics } from './intrinsics.ts'

const references = {
  ref: (id: string) => `ref-of-${id}`,
  attribute: (id: string, name: string) => `${name}-of-${id}`,
  secretValue: (arn: string) => `value-of-${arn}`,
}
const resolve = (value: unknown) => resolveIntrinsics(value, references)

describe('the intrinsic functions of a template', () => {
  it.each([
    [{ Ref: 'Table' }, 'ref-of-Table'],
    [{ 'Fn::GetAtt': ['Table', 'Arn'] }, 'Arn-of-Table'],
    [{ 'Fn::Join': ['/', ['a', { Ref: 'B' }]] }, 'a/ref-of-B'],
    [{ 'Fn::Split': ['/', 'a/b'] }, ['a', 'b']],
    [{ 'Fn::Select': [2, { 'Fn::Split': ['/', 'https://host/path'] }] }, 'host'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the template's own placeholders, not JavaScript's.
    [{ 'Fn::Sub': 'x-${AWS::Region}-y' }, 'x-ref-of-AWS::Region-y'],
    [
      { 'Fn::Join': ['', ['{{resolve:secretsmanager:', 'arn:aws:secret:a', ':SecretString:::}}']] },
      'value-of-arn:aws:secret:a',
    ],
    [
      [{ Ref: 'A' }, { Deep: [{ Ref: 'B' }] }],
      ['ref-of-A', { Deep: ['ref-of-B'] }],
    ],
  ])('%j resolves to %j', (value, expected) => expect(resolve(value)).toEqual(expected))

  it.each(['{{resolve:ssm:/name}}', '{{resolve:secretsmanager:arn:aws:secret:a:SecretString:key}}'])(
    'do not include the dynamic reference %s',
    (reference) =>
      expect(() => resolve({ Value: reference })).toThrow(
        `The template has the dynamic reference ${reference}, which the local system does not support.`,
      ),
  )

  it('are refused by name if they are unsupported', () =>
    expect(() => resolve({ 'Fn::ImportValue': 'x' })).toThrow(
      'The template calls Fn::ImportValue, which the local system does not support.',
    ))
})
