/**
 * Stored content links to a document by its kind and id, as `/~treatment/<id>`, so that the link follows the document to
 * any address. The slug of a service is the same without the slash.
 */
export const documentLink = ({ kind, id }: { kind: string; id: string }): string => `/~${kind}/${id}`

/** The groups are the kind and the id. Only documents whose address staff choose can move. */
export const documentLinks = /~(treatment|post)\/([A-Za-z0-9][A-Za-z0-9._-]*)/g

/** `<kind>/<id>`, or the address itself. */
export const linkedDocument = (address: string): string => address.replace(/^\/~/, '')

export const isDocumentLink = (address: unknown): boolean =>
  typeof address === 'string' && /^\/?~/.test(address)
