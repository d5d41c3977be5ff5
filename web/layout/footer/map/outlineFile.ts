/** The SVG of Georgia's counties, which the build renders. */
export const outlineFile = '/art/map/counties.svg'
