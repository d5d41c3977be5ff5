export interface TimeZone {
  /** The name of the zone's rules, such as `America/Chicago`. */
  id: string
  /** As visitors and staff know it, such as `Central Time`. */
  name: string
  /** Hours behind UTC. */
  behind: Behind
}

export type Behind = readonly [winter: number, summer: number]

/** `wallClock.test.ts` compares them with the time zone database. */
export const timeZones = [
  { id: 'America/New_York', name: 'Eastern Time', behind: [5, 4] },
  { id: 'America/Chicago', name: 'Central Time', behind: [6, 5] },
  { id: 'America/Denver', name: 'Mountain Time', behind: [7, 6] },
  { id: 'America/Phoenix', name: 'Arizona Time', behind: [7, 7] },
  { id: 'America/Los_Angeles', name: 'Pacific Time', behind: [8, 7] },
  { id: 'America/Anchorage', name: 'Alaska Time', behind: [9, 8] },
  { id: 'Pacific/Honolulu', name: 'Hawaii Time', behind: [10, 10] },
  { id: 'America/Puerto_Rico', name: 'Atlantic Time', behind: [4, 4] },
] as const satisfies TimeZone[]
