/** An object of the site's bucket: its text and its content type. */
export interface SiteObject {
  body: string
  type: string
}
