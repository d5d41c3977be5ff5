import { type HttpResponse, textResponse } from './message.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const characters = new Map(Object.entries(entities).map(([character, entity]) => [entity, character]))

export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}

export function unescapeXml(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => characters.get(entity) ?? entity)
}

export const xmlResponse = (status: number, xml: string): HttpResponse =>
  textResponse(status, `<?xml version="1.0" encoding="UTF-8"?>${xml}`, { 'content-type': 'text/xml' })

/** As S3 refuses a request. */
export const xmlError = (status: number, code: string, message: string): HttpResponse =>
  xmlResponse(status, errorElement(code, message))

/** As CloudFront and SNS do. */
export const senderError = (status: number, code: string, message: string): HttpResponse =>
  xmlResponse(status, `<ErrorResponse>${errorElement(code, message)}</ErrorResponse>`)

const errorElement = (code: string, message: string) =>
  `<Error><Type>Sender</Type><Code>${code}</Code><Message>${escapeXml(message)}</Message></Error>`
