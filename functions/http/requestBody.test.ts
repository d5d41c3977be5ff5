import { describe, expect, it } from 'vitest'
import { ClientError } from '#shared/entities/clientError.ts'
import { validationMessages } from '#shared/entities/validationMessages.ts'
import { requestEvent } from '../testing/requestEvent.ts'
import { parseBody } from './requestBody.ts'

const read = (body: string | undefined, contentType = 'application/json', encoded = false) => {
  const options = { routeKey: '$default', path: '/', headers: { 'content-type': contentType } }
  const event = { ...requestEvent(options), body, isBase64Encoded: encoded }
  return parseBody(ClientError, event)
}
const good = JSON.stringify({ message: 'm', path: '/' })

describe('a JSON body', () => {
  it('is read with any parameters of its content type', () => {
    expect(read(good, 'Application/JSON; charset=utf-8')).toEqual({ message: 'm', path: '/' })
  })

  it('is read when API Gateway has encoded it as Base64', () => {
    expect(read(Buffer.from(good).toString('base64'), undefined, true)).toEqual({ message: 'm', path: '/' })
  })

  it.each([
    ['none', undefined],
    ['an empty one', ''],
    ['half of one', '{"message":'],
    ['words', 'hello'],
  ])('is a 400 when there is %s', (_, body) => {
    expect(() => read(body)).toThrow(expect.objectContaining({ status: 400, message: 'body: must be JSON' }))
  })

  it('is a 400 when its bytes are not UTF-8', () => {
    const bytes = Buffer.from([0x22, 0xff, 0x22]).toString('base64')
    expect(() => read(bytes, undefined, true)).toThrow(expect.objectContaining({ status: 400 }))
  })

  it('is a 400 naming a prototype field', () => {
    expect(() => read('{"message":"m","path":"/","__proto__":{"a":1}}')).toThrow(
      expect.objectContaining({ status: 400, message: `body: ${validationMessages.unstorable}` }),
    )
  })

  it('is a 400 naming the field with a control character', () => {
    for (const character of ['\u0000', '\u0007', '\u001b', '\u007f', '\u009b'])
      expect(() => read(JSON.stringify({ message: `m${character}`, path: '/' }))).toThrow(
        expect.objectContaining({ status: 400, message: 'message: must not have control characters' }),
      )
  })

  it('may have line breaks and tabs in its texts', () => {
    expect(read(JSON.stringify({ message: 'm', stack: 'a\r\n\tb', path: '/' }))).toHaveProperty('stack')
  })

  it('is a 413 when it is over 16 KB, measured in bytes', () => {
    expect(() => read(JSON.stringify({ message: 'ä'.repeat(8_200) }))).toThrow(
      expect.objectContaining({ status: 413 }),
    )
  })

  it.each(['text/plain', '', 'application/jsonp'])('is a 415 as %s', (contentType) => {
    expect(() => read(good, contentType)).toThrow(expect.objectContaining({ status: 415 }))
  })
})
