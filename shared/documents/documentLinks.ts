/** How list rows and approvals name a linked document, whatever its address is. Content has addresses. */
export const documentLink = ({ kind, id }: { kind: string; id: string }): string => `/~${kind}/${id}`
