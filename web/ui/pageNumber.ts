/** The `page` of an address. 1 for any other text than the edge's function takes: `02` and `2.0` are no page. */
export const pageNumberOf = (page: unknown): number =>
  /^[1-9][0-9]{0,5}$/.test(String(page)) ? Number(page) : 1
