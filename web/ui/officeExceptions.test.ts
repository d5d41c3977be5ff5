import { describe, expect, it } from 'vitest'
import { comingExceptions, exceptionInWords } from './officeExceptions.ts'

const ice = { from: '2027-01-12', to: '2027-01-13', reason: 'Ice' }
const holiday = { from: '2027-01-18', to: '2027-01-18', opens: '09:00', closes: '12:30', reason: 'Holiday' }
const office = { exceptions: [holiday, ice] }

describe('the exceptions that pages show', () => {
  it.each([
    ['60 days before', '2026-11-13', ['Ice']],
    ['61 days before', '2026-11-12', []],
    ['in order', '2027-01-01', ['Ice', 'Holiday']],
    ['on the last day', '2027-01-13', ['Ice', 'Holiday']],
    ['after the last day', '2027-01-14', ['Holiday']],
  ])('are the next ones: %s [17.3]', (_, today, reasons) =>
    expect(comingExceptions(office, today).map(({ reason }) => reason)).toEqual(reasons),
  )

  it('are in words, with their reason', () => {
    expect(exceptionInWords(ice)).toEqual({
      days: 'Tuesday, January 12 to Wednesday, January 13',
      times: 'closed (Ice)',
    })
    expect(exceptionInWords(holiday)).toEqual({
      days: 'Monday, January 18',
      times: '9 am to 12:30 pm (Holiday)',
    })
  })
})
