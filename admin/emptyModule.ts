/** Replaces unused parts of the editor. */
export default {}
