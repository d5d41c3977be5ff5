import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { readStack } from './stack.ts'

function assembly(template: object): string {
  const folder = path.join(temporaryFolder(), 'cdk.out')
  mkdirSync(folder)
  const write = (name: string, content: object) =>
    writeFileSync(path.join(folder, name), JSON.stringify(content))
  write('Site.assets.json', { files: {} })
  write('Site.template.json', template)
  return folder
}

describe('an unsupported template', () => {
  it.each([
    [
      { Resources: { Q: { Type: 'AWS::SQS::Queue' } } },
      'Q in the template is of type AWS::SQS::Queue, which the local system does not support.',
    ],
    [
      { Resources: { B: { Type: 'AWS::S3::Bucket', Condition: 'IsProd' } } },
      /not a template that the local system supports: .*"Condition"/s,
    ],
    [{ Resources: {}, Conditions: {} }, /not a template that the local system supports: .*"Conditions"/s],
  ])('is refused in a sentence: %j', (template, sentence) =>
    expect(() => readStack(assembly(template))).toThrow(sentence),
  )

  it('is refused with the name of an unsupported property', () => {
    const stack = readStack(
      assembly({ Resources: { L: { Type: 'AWS::Logs::LogGroup', Properties: { Other: 1 } } } }),
    )
    expect(() => stack.resources('AWS::Logs::LogGroup', z.strictObject({}))).toThrow(
      'L in the template (AWS::Logs::LogGroup) has a value at Other that the local system does not support',
    )
  })

  it('is refused with the name of a missing resource', () => {
    const stack = readStack(
      assembly({ Resources: { L: { Type: 'AWS::Logs::LogGroup', Properties: { A: { Ref: 'Gone' } } } } }),
    )
    expect(() => stack.resources('AWS::Logs::LogGroup', z.unknown())).toThrow(
      'The template refers to Gone, which it does not contain.',
    )
  })

  it('is refused if it has two resources of a type that must be unique', () => {
    const stack = readStack(
      assembly({ Resources: { A: { Type: 'AWS::Logs::LogGroup' }, B: { Type: 'AWS::Logs::LogGroup' } } }),
    )
    expect(() => stack.onlyResource('AWS::Logs::LogGroup', z.unknown())).toThrow(
      'The template does not have exactly one AWS::Logs::LogGroup.',
    )
  })

  it('is refused in a sentence if the file is missing', () =>
    expect(() => readStack('/nowhere')).toThrow('/nowhere does not have exactly one template'))
})
