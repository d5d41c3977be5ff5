/** The address of the drawing of Georgia's counties. */
export const outlineFile = '/art/map/counties.svg'
