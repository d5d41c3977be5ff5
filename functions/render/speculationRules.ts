/**
 * What a browser may draw before it is asked for: a page of this site whose link is pointed at for a moment.
 * Files, the API and the staff area are left alone. Every page names these rules in a header.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/admin', '/admin/*', '/*\\.*', '/contact-form'] } },
          { not: { selector_matches: '[download], [target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
