// A cookie beside the session's own, which scripts cannot read: whether it is worth asking who is signed in. It says
// nothing about the person and opens nothing; a guest's page asks nothing.

export const SIGNED_IN_MARK = 'rampa_signed_in';
