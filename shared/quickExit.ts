/**
 * A link to this site leaves ours at once, for people whose screen somebody else may see: in its place in the browser's
 * history is the weather. Texts on violence have one.
 */
export const quickExit = 'https://www.weather.gov/'
