import * as z from 'zod/mini'
import { callRequestLimits } from '../callRequests.ts'
import { id, timestamp } from './text.ts'
import { validationMessages } from './validationMessages.ts'

const callTimes = ['any', 'morning', 'afternoon', 'evening'] as const
const callLanguages = ['english', 'spanish', 'other'] as const
export const anyOffice = 'any'

const premiumAreas = new Set(
  `900 700 976 242 246 264 268 284 345 441 473 649 658 664 721
  758 767 784 809 829 849 868 869 876`.split(/\s+/),
)

/** A name of a person: links and markup are spam. A point follows an initial, or ends a word. */
const firstName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(60),
    z.regex(
      /^(?!(?:https?|www)\b)[\p{L}\p{M}](?:[\p{L}\p{M} '’-]|\.(?![\p{L}\p{M}]{2}))*$/iu,
      validationMessages.personName,
    ),
  )

/** `(770) 555-0142`, however it was typed. */
const phone = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(40)),
    z.transform((typed) => typed.replace(/^\s*\+?1?(?=\D*\d)/, '').replace(/[\s().-]/g, '')),
  ),
  z.pipe(
    z
      .string()
      .check(
        z.regex(/^[2-9]\d{2}[2-9]\d{6}$/, validationMessages.phone),
        z.refine(isUsual, validationMessages.phone),
      ),
    z.transform((digits) => `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`),
  ),
)

/** Calling a premium number, or one of the Caribbean with the country code of the US, would cost the clinic money. */
function isUsual(digits: string): boolean {
  const area = digits.slice(0, 3)
  return digits.slice(3, 6) !== '976' && !premiumAreas.has(area)
}

/** What a visitor tells us, and no more: no reason, no email address, no insurance. */
export const CallRequestDetails = z.object({
  firstName: z.string(),
  phone: z.string(),
  bestTime: z.enum(callTimes),
  mayLeaveMessage: z.enum(['yes', 'no']),
  language: z.enum(callLanguages),
})
export type CallRequestDetails = z.infer<typeof CallRequestDetails>

export const CallRequestForm = z.strictObject({
  firstName,
  phone,
  bestTime: z._default(z.enum(callTimes), 'any'),
  mayLeaveMessage: z.enum(['yes', 'no']),
  language: z._default(z.enum(callLanguages), 'english'),
  /** The name of an office, or any. */
  office: z._default(z.string().check(z.maxLength(500)), anyOffice),
  /** People do not see this field; programs fill it in. */
  website: z._default(z.string().check(z.maxLength(200)), ''),
  /** When the form was opened, signed; scripts add it. */
  stamp: z._default(z.string().check(z.maxLength(200)), ''),
})
export type CallRequestForm = z.infer<typeof CallRequestForm>

/** `callBy`: when we call back, in words. */
export const CallRequestReceipt = z.object({ callBy: z.string() })
export const FormStamp = z.object({ stamp: z.string() })

/** How a call went that did not reach the person. */
export const callAttempts = ['no answer', 'left a message', 'wrong number'] as const
const callStates = ['new', 'tried', 'reached', 'spam'] as const

/** A request in the list of the inbox: nothing in it names or describes a person. */
export const CallRequest = z.object({
  id,
  receivedAt: timestamp,
  office: z.string(),
  /** Who has only been shown the number has not called: the request is still new. */
  state: z.enum(callStates),
  version: z.number(),
  /** What staff were told of it last. */
  announced: z.optional(z.enum(['waiting', 'overdue'])),
  openedBy: z.optional(z.string()),
  openedAt: z.optional(timestamp),
  /** The last call without success, and how many there were. */
  tried: z.optional(
    z.object({ count: z.number(), at: timestamp, by: z.string(), how: z.enum(callAttempts) }),
  ),
  closedAt: z.optional(timestamp),
  /** When everything about it is deleted. */
  deletedAt: timestamp,
})
export type CallRequest = z.infer<typeof CallRequest>

export const CallNote = z.object({ at: timestamp, by: z.string(), text: z.string() })
export type CallNote = z.infer<typeof CallNote>

export const OpenedCallRequest = z.object({
  request: CallRequest,
  details: CallRequestDetails,
  notes: z.array(CallNote),
})

/** A change by staff, made to the version that they saw. */
export const CallRequestChange = z.strictObject({
  version: z.number().check(z.int(), z.minimum(1)),
  state: z.optional(z.enum(['tried', 'reached', 'spam'])),
  /** With `tried`. */
  how: z.optional(z.enum(callAttempts)),
  isClosed: z.optional(z.boolean()),
  note: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(callRequestLimits.noteLength))),
})
export type CallRequestChange = z.infer<typeof CallRequestChange>
