/** The fragment of a link that puts the focus into the search field, without scripts too. */
export const searchFieldId = 'search-field'
