export const seedTimestamp = '2026-10-01T12:00:00.000Z'
