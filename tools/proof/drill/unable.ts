/** The drill needs what this machine does not have: it is not performed, which is neither green nor red. */
export class Unable extends Error {}
