/** The mark beside paid links; `affiliate.disclosure` in content/site.yaml explains it. */
export const PAID_MARK = 'paid link'

/** Tells search engines that a link is paid. */
export const PAID_REL = 'sponsored nofollow noopener'
