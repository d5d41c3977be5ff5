import { expect, it } from 'vitest'
import { synthesize, synthesized } from '../testing/synthesized.ts'

const { text } = synthesized()

it('the template is the same each time it is synthesized', () => expect(synthesize().text).toBe(text))

it('the template gives no bucket, table, function or role a name of its own, but the renderer that of its stage', () =>
  expect(text.match(/"(BucketName|TableName|FunctionName|RoleName)":\s*"[^"]*"/g)).toEqual([
    '"FunctionName": "RecoverySite-dev-RenderSite"',
  ]))

it('the template contains nothing that looks like a secret', () =>
  expect(text).not.toMatch(
    /AKIA[0-9A-Z]{16}|-----BEGIN|secret(?!s?manager)[^"]*":\s*"[^"]+"|password[^"]*":\s*"[^"]+"/i,
  ))
