/** How many times as much each test of chance does: 1, or `SOAK=5 npm test` at night. */
export const soak = Number(process.env.SOAK ?? 1)
