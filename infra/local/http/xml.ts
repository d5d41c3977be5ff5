const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const characters = new Map(Object.entries(entities).map(([character, entity]) => [entity, character]))

export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}

export function unescapeXml(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => characters.get(entity) ?? entity)
}
