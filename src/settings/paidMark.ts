/** What stands beside a paid link; `affiliate.disclosure` in content/site.yaml explains these words. */
export const PAID_MARK = 'paid link'
