import * as z from 'zod/mini'
import { validationMessages } from './validationMessages.ts'

/** An identifier: letters, digits, dots, dashes and underscores; at most 200 characters. */
export const id = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/, validationMessages.id))

/** One line of plain text. */
export const line = z.string().check(z.minLength(1), z.maxLength(500))

/** HTML that was sanitised on its way in and is sanitised again on its way out. */
export const html = z.string().check(z.maxLength(100_000))

/** A moment, ISO 8601 in UTC: `2026-03-14T09:00:00.000Z`. */
export const timestamp = z.iso.datetime()

/** A picture's address: https, or a path from this site's root. Nothing that can run: no `javascript:`, no `data:`. */
export const imageAddress = z
  .string()
  .check(
    z.maxLength(2_000),
    z.regex(/^(https:\/\/[^\s"'<>\\]+|\/(?!\/)[^\s"'<>\\]*)$/, validationMessages.imageAddress),
  )
