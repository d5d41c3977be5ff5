export class WithCookies<Data> {
  readonly data: Data
  readonly cookies: string[]

  constructor(data: Data, ...cookies: string[]) {
    this.data = data
    this.cookies = cookies
  }
}
