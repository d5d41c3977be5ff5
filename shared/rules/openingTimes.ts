import type { OpeningHours } from '../entities/site.ts'

/** Days on which an office has other hours than in other weeks, or none. */
export interface OtherHours {
  /** `2026-12-24`, the first and the last day. */
  from: string
  to: string
  hours?: { opens: string; closes: string } | undefined
}

/**
 * An office's hours as text, from which `web/enhancements/officeState.ts` tells whether it is open: each part has days of a
 * week or a date, and the times: `MoTuWeTh=08:30-20:00 Fr=08:30-17:00 2026-12-25=`.
 */
export const openingTimes = (
  hours: readonly OpeningHours[],
  exceptions: readonly OtherHours[] = [],
): string =>
  [
    ...hours
      .toSorted((one, other) => one.opens.localeCompare(other.opens))
      .map(({ days, opens, closes }) => `${days.join('')}=${opens}-${closes}`),
    ...exceptions.flatMap(({ from, to, hours: times }) =>
      datesFrom(from, to).map((date) => `${date}=${times ? `${times.opens}-${times.closes}` : ''}`),
    ),
  ].join(' ')

const dayLength = 24 * 60 * 60 * 1_000

function datesFrom(first: string, last: string): string[] {
  const days = (Date.parse(last) - Date.parse(first)) / dayLength
  return Array.from({ length: days + 1 }, (_, day) =>
    new Date(Date.parse(first) + day * dayLength).toISOString().slice(0, 10),
  )
}
