// Name of a cookie that scripts can read, beside the session's own, which they cannot. It only tells whether asking who
// is signed in is worth a request; it names nobody and opens nothing.

export const SIGNED_IN_MARK = 'rampa_signed_in';
