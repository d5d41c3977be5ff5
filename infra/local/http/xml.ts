import { escapeHtml } from '#shared/html/escapeHtml.ts'
import { type HttpResponse, textResponse } from './message.ts'

export const xmlResponse = (status: number, xml: string): HttpResponse =>
  textResponse(status, `<?xml version="1.0" encoding="UTF-8"?>${xml}`, { 'content-type': 'text/xml' })

/** As S3 refuses a request. */
export const xmlError = (status: number, code: string, message: string): HttpResponse =>
  xmlResponse(status, errorElement(code, message))

/** As CloudFront and SNS do. */
export const senderError = (status: number, code: string, message: string): HttpResponse =>
  xmlResponse(status, `<ErrorResponse>${errorElement(code, message)}</ErrorResponse>`)

const errorElement = (code: string, message: string) =>
  `<Error><Type>Sender</Type><Code>${code}</Code><Message>${escapeHtml(message)}</Message></Error>`
