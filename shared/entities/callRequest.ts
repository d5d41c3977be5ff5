import * as z from 'zod/mini'
import { callRequestPatterns, isCostly, notInNames, withPlainDigits } from '../callRequestPatterns.ts'
import { callRequestLimits, hiddenField, suspicions } from '../callRequests.ts'
import { asPeopleWriteIt } from '../personName.ts'
import { id, plainTextOf, timestamp } from './text.ts'
import { validationMessages } from './validationMessages.ts'

const callTimes = ['any', 'morning', 'afternoon', 'evening'] as const
const callLanguages = ['english', 'spanish', 'other'] as const
export const anyOffice = 'any'

const firstName = z.pipe(
  z.pipe(z.string(), z.transform(asPeopleWriteIt)),
  z.string().check(
    z.minLength(1),
    z.maxLength(60),
    z.refine((name) => !hasAny(notInNames.address, name), validationMessages.nameWithAddress),
    z.refine((name) => !hasAny(notInNames.markup, name), validationMessages.nameWithMarkup),
  ),
)

/** A number such as `(770) 555-0142`, with the extension if there is one: `(770) 555-0142 ext. 5`. */
const phone = z.pipe(
  z.pipe(
    z.pipe(z.string().check(z.maxLength(40)), z.transform(withPlainDigits)),
    z
      .string()
      .check(
        z.regex(whole(callRequestPatterns.phone), validationMessages.phone),
        z.refine(isUsual, validationMessages.costlyPhone),
      ),
  ),
  z.transform((typed) => {
    const { digits, extension } = partsOf(typed)
    const number = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
    return extension ? `${number} ext. ${extension}` : number
  }),
)

function isUsual(typed: string): boolean {
  return !isCostly(partsOf(typed).digits)
}

function partsOf(typed: string) {
  const [, number = '', extension] = whole(callRequestPatterns.phone).exec(typed) ?? []
  return { digits: number.replace(/\D/g, ''), extension }
}

/** Matches as a browser matches the `pattern` of a field. */
function whole(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`, 'v')
}

function hasAny(pattern: string, text: string): boolean {
  return new RegExp(pattern, 'iv').test(text)
}

/** All that a visitor tells us: no reason, no email address, no insurance. */
export const CallRequestDetails = z.object({
  firstName: z.string(),
  phone: z.string(),
  bestTime: z.enum(callTimes),
  mayLeaveMessage: z.enum(['yes', 'no']),
  language: z.enum(callLanguages),
})

/** Ignores other fields, because a page that was loaded before a deploy may send some. */
export const CallRequestForm = z.object({
  firstName,
  phone,
  bestTime: z._default(z.enum(callTimes), 'any'),
  mayLeaveMessage: z.enum(['yes', 'no']),
  language: z._default(z.enum(callLanguages), 'english'),
  office: z._default(z.string().check(z.maxLength(500)), anyOffice),
  [hiddenField]: z._default(z.string(), ''),
  /** The signed time at which somebody began to fill in the form. Only our script adds it. */
  stamp: z._default(z.string(), ''),
})
export type CallRequestForm = z.infer<typeof CallRequestForm>

/** `callBy`: the time by which we call, in words. */
export const CallRequestReceipt = z.object({ callBy: z.string() })
export const FormStamp = z.object({ stamp: z.string() })

/** Results of calls that did not reach the person. */
export const callAttempts = ['no answer', 'left a message', 'wrong number'] as const
export const callStates = ['new', 'tried', 'reached', 'spam'] as const

/** A request in the list of the inbox. No field names or describes a person. */
export const CallRequest = z.object({
  id,
  receivedAt: timestamp,
  office: z.string(),
  /** Still `new` after a member has seen the number, because that is not yet a call. */
  state: z.enum(callStates),
  version: z.number(),
  /** The last message that was sent to staff about this request. */
  announced: z.optional(z.enum(['waiting', 'overdue'])),
  openedBy: z.optional(z.string()),
  openedAt: z.optional(timestamp),
  /** The last call without success, and how many there were. */
  tried: z.optional(
    z.object({ count: z.number(), at: timestamp, by: z.string(), how: z.enum(callAttempts) }),
  ),
  closedAt: z.optional(timestamp),
  /** The time at which the request is deleted. */
  deletedAt: timestamp,
  /** The reason to suspect spam, until somebody decides. */
  suspicion: z.optional(z.enum(suspicions)),
  /** Pseudonyms of the phone number and of the visitor's network, the same in each request of either. */
  number: z.optional(z.string()),
  network: z.optional(z.string()),
  /** True if our script sent the request with a stamp of its own. */
  isStamped: z.optional(z.boolean()),
})
export type CallRequest = z.infer<typeof CallRequest>

/** Several requests, of which staff see the first names and the last digits, or which they close. */
export const CallersNamed = z.strictObject({
  ids: z.array(id).check(z.minLength(1), z.maxLength(callRequestLimits.together.named)),
})
export const Caller = z.object({ id, firstName: z.string(), lastDigits: z.string() })
export type Caller = z.infer<typeof Caller>

/** Closes suspected requests as spam, or reopens them. */
export const CallsClosed = z.strictObject({
  ids: z.array(id).check(z.minLength(1), z.maxLength(callRequestLimits.together.closed)),
  isClosed: z.boolean(),
})

export const CallNote = z.object({ at: timestamp, by: z.string(), text: z.string() })

export const OpenedCallRequest = z.object({
  request: CallRequest,
  details: CallRequestDetails,
  notes: z.array(CallNote),
})

/** A change by staff, made to the version that they saw. */
export const CallRequestChange = z.strictObject({
  version: z.number().check(z.int(), z.minimum(1)),
  /** `new` means that the request is not spam. */
  state: z.optional(z.enum(['new', 'tried', 'reached', 'spam'])),
  /** Required by `tried`. */
  how: z.optional(z.enum(callAttempts)),
  isClosed: z.optional(z.boolean()),
  /** Undoes the decision about a suspected request. */
  isSuspected: z.optional(z.literal(true)),
  note: z.optional(plainTextOf(callRequestLimits.noteLength)),
})
export type CallRequestChange = z.infer<typeof CallRequestChange>

/** Whether staff get mail about waiting requests. Without `address`, nobody does. */
export const NoticeState = z.object({ address: z.optional(z.string()), arrive: z.boolean() })
export type NoticeState = z.infer<typeof NoticeState>
