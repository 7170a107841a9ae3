/** The drill needs something that this machine lacks: it is skipped, which is neither green nor red. */
export class Unable extends Error {}
