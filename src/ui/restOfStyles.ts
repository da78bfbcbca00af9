/** The id of the styles below the top of a page. */
export const REST_OF_STYLES = 'rest-of-styles'
