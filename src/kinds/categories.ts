/** The choice that shows every category; none can have its name. */
export const ALL = 'All'
