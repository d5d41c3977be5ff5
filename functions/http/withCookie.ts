/** A handler's result whose response also sets a cookie. */
export class WithCookie<Data> {
  readonly data: Data
  readonly cookie: string

  constructor(data: Data, cookie: string) {
    this.data = data
    this.cookie = cookie
  }
}
