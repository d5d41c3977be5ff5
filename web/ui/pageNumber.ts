/** The `page` in a URL's query. 1 for texts such as `02` and `2.0`, which the edge function does not accept either. */
export const pageNumberOf = (page: unknown): number =>
  /^[1-9][0-9]{0,5}$/.test(String(page)) ? Number(page) : 1
