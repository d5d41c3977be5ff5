export const outlineFile = '/art/map/counties.svg'
