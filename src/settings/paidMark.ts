/** The mark beside paid links; `affiliate.disclosure` in content/site.yaml explains it. */
export const PAID_MARK = 'paid link'
