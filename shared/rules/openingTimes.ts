import type { Office } from '../entities/site.ts'
import { daysOf } from './officeExceptions.ts'

/**
 * An office's hours as text, from which `web/enhancements/officeState.ts` tells whether it is open: each part has days of a
 * week or a date, and the times: `MoTuWeTh=08:30-20:00 Fr=08:30-17:00 2026-12-25=`.
 */
export const openingTimes = ({ hours, exceptions }: Pick<Office, 'hours' | 'exceptions'>): string =>
  [
    ...hours
      .toSorted((one, other) => one.opens.localeCompare(other.opens))
      .map(({ days, opens, closes }) => `${days.join('')}=${opens}-${closes}`),
    ...exceptions.flatMap((exception) =>
      daysOf(exception).map(
        (day) => `${day}=${exception.closes ? `${exception.opens}-${exception.closes}` : ''}`,
      ),
    ),
  ].join(' ')
