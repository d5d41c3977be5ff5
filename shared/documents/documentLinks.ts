/**
 * Stored content links to a document by kind and id, such as `/~treatment/<id>`, so the link stays correct when the
 * document moves. The `slug` of a service has the same form without the leading slash.
 */
export const documentLink = ({ kind, id }: { kind: string; id: string }): string => `/~${kind}/${id}`

/** The groups are the kind and the id. Other kinds need no such links, because their addresses are fixed. */
export const documentLinks = /~(treatment|post)\/([A-Za-z0-9][A-Za-z0-9._-]*)/g

/** `<kind>/<id>` for a stored link, or the address unchanged. */
export const linkedDocument = (address: string): string => address.replace(/^\/~/, '')

export const isDocumentLink = (address: unknown): boolean =>
  typeof address === 'string' && /^\/?~/.test(address)
