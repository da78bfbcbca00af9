/** Tells search engines that a link is paid. */
export const PAID_REL = 'sponsored nofollow noopener'
