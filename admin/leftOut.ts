/** Stands in for parts of the editor that are never used here, see pipeline/admin/bundleAdmin.ts. */
export default {}
