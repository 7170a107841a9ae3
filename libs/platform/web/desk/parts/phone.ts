/** A phone's screen; a narrow sheet of paper does not match. */
export const PHONE = 'screen and (max-width: 807px)';
