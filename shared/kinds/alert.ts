import { Alert } from '../entities/alert.ts'
import { makeKind } from './kind.ts'

export const alert = makeKind(Alert, {
  partition: 'ALERTS',
  most: 50,
  title: 'message',
  lines: ['message', 'linkText'],
  hasNoLinks: true,
  period: { start: 'startsAt', end: 'endsAt' },
})
