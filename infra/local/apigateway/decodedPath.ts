/** An HTTP API decodes the path before it chooses the route, and cuts it at a question mark that this reveals. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path).replace(/\?.*$/s, '')
  } catch {
    return path
  }
}
