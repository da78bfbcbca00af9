/** The mark beside paid links; `affiliate.disclosure` in content/site.yaml explains it. */
export const PAID_MARK = 'paid link'

/** How search engines are told of such links. */
export const PAID_REL = 'sponsored nofollow noopener'
