/** The id of the element with the styles of what follows the top of a page. */
export const REST_OF_STYLES = 'rest-of-styles'
