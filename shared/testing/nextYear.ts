/** The year after this one: what a test schedules has to be in the future, and in a year that can be meant. */
export const nextYear = new Date().getFullYear() + 1
