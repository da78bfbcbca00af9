/**
 * More of a query is not searched; nobody types as much. In a file of its own, since the page says
 * so without the engine.
 */
export const MAX_CHARACTERS = 200
export const MAX_WORDS = 12
