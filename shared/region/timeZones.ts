import type { TimeZone } from './region.ts'

// `wallClock.test.ts` compares them with the time zone database. Each has a name of its own, so that visitors load one.
export const eastern: TimeZone = { id: 'America/New_York', name: 'Eastern Time', behind: [5, 4] }
export const central: TimeZone = { id: 'America/Chicago', name: 'Central Time', behind: [6, 5] }
export const mountain: TimeZone = { id: 'America/Denver', name: 'Mountain Time', behind: [7, 6] }
export const arizona: TimeZone = { id: 'America/Phoenix', name: 'Arizona Time', behind: [7, 7] }
export const pacific: TimeZone = { id: 'America/Los_Angeles', name: 'Pacific Time', behind: [8, 7] }
export const alaska: TimeZone = { id: 'America/Anchorage', name: 'Alaska Time', behind: [9, 8] }
export const hawaii: TimeZone = { id: 'Pacific/Honolulu', name: 'Hawaii Time', behind: [10, 10] }
export const atlantic: TimeZone = { id: 'America/Puerto_Rico', name: 'Atlantic Time', behind: [4, 4] }
