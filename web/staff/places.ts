/** The links of the navigation, in its order. Each leads to the first screen of its place. */
export const staffPlaces = ['Today', 'Calls', 'Pages', 'Blog', 'Reviews', 'Clinic', 'Settings'] as const
export type StaffPlace = (typeof staffPlaces)[number]
