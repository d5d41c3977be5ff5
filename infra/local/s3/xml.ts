const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it may stand in XML. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}

const characters = new Map(Object.entries(entities).map(([character, entity]) => [entity, character]))

/** Text as XML meant it. */
export function unescapeXml(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => characters.get(entity) ?? entity)
}
