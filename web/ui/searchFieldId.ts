/** The fragment of links that focus the search field, even without scripts. */
export const searchFieldId = 'search-field'
